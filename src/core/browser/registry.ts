// A well-known symbol, so that two copies of the package in one page (ESM and
// CJS, or two apps) share one state.
const KEY = Symbol.for('lintel/1');

/**
 * State that the page has once, by name. Created by the first call. On a server
 * nothing is stored, because one visitor's state would reach another.
 */
export function shared<T>(name: string, create: () => T): T {
  if (typeof window === 'undefined') return create();
  const page = globalThis as { [KEY]?: Map<string, unknown> };
  const registry = (page[KEY] ??= new Map());
  if (!registry.has(name)) registry.set(name, create());
  return registry.get(name) as T;
}

/**
 * Reference counting for something the page has once. The first call starts it.
 * Each returned function releases it, and the last release ends it.
 */
export function retain(name: string, start: () => () => void): () => void {
  const held = shared(name, () => ({ holders: 0, end: () => {} }));
  if (held.holders === 0) held.end = start();
  held.holders += 1;
  return () => {
    held.holders -= 1;
    if (held.holders === 0) held.end();
  };
}

/** State that `shared` has already created. */
export function existing<T>(name: string): T | undefined {
  const page = globalThis as { [KEY]?: Map<string, unknown> };
  return page[KEY]?.get(name) as T | undefined;
}
