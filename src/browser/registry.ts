import { version } from '../../package.json';

// A well-known symbol, so that two copies of the package in one page (ESM and
// CJS, or two apps) find each other. They share the state of their own version.
const KEY = Symbol.for('lintel/1');

/** Used if the page does not let us have a property of the global object. */
const unshared = new Map<string, unknown>();

function registry(): Map<string, unknown> {
  const page = globalThis as { [KEY]?: unknown };
  try {
    if (!(page[KEY] instanceof Map)) page[KEY] = new Map();
    return page[KEY] as Map<string, unknown>;
  } catch {
    return unshared;
  }
}

/** Another version may store something else under the same name. */
const keyOf = (name: string) => `${version} ${name}`;

/**
 * State that the page has once, by name and version of the package. Created by
 * the first call. On a server nothing is stored, because one visitor's state
 * would reach another.
 */
export function shared<T>(name: string, create: () => T): T {
  if (typeof window === 'undefined') return create();
  const entries = registry();
  const key = keyOf(name);
  if (!entries.has(key)) entries.set(key, create());
  return entries.get(key) as T;
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
  return registry().get(keyOf(name)) as T | undefined;
}
