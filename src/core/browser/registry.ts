// A well-known symbol, so that two copies of the package in one page (ESM and
// CJS, or two apps) share one state.
const KEY = Symbol.for('lintel/1');

/**
 * What the page has one of, by name: made at the first call. On a server
 * nothing is kept, or one visitor's state would reach another.
 */
export function shared<T>(name: string, create: () => T): T {
  if (typeof window === 'undefined') return create();
  const page = globalThis as { [KEY]?: Map<string, unknown> };
  const registry = (page[KEY] ??= new Map());
  if (!registry.has(name)) registry.set(name, create());
  return registry.get(name) as T;
}

/**
 * Reference counting for what the page has one of: the first holder starts it,
 * the last one that lets go ends it. Returns the function that lets go.
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

/** What `shared` has made already. */
export function existing<T>(name: string): T | undefined {
  const page = globalThis as { [KEY]?: Map<string, unknown> };
  return page[KEY]?.get(name) as T | undefined;
}
