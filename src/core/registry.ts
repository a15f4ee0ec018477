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

/** The same, where it was made already. */
export function existing<T>(name: string): T | undefined {
  const page = globalThis as { [KEY]?: Map<string, unknown> };
  return page[KEY]?.get(name) as T | undefined;
}
