import { version } from '../../package.json';

// A well-known symbol, so that all copies of the package in one page (ESM and
// CJS, two apps, two versions) find each other.
const KEY = Symbol.for('lintel/1');

/**
 * The contract between versions of the package on one page: the shape of the
 * entries that they share, and what the functions in them take.
 *
 * - `auth:<endpoint>`: the login state, `Auth`
 * - `consent`: the page's decision, `PageConsent`
 * - `inbox`: events that wait to be sent, and what sends them
 * - `identity`: a store of the visitor's ids
 * - `openings`: the menus that are open
 * - `covers`: what each header and side navigation covers of what scrolls
 * - `visit`: the address of the page, and of the page before
 * - `layers`: the open parts, what is pressed in them, and how the visitor moves
 * - what `retain` holds: the locked scrolling, the class on `<body>`, the listeners
 *   that record clicks, openings and moves
 * - `ends`: what stops the listeners of the page
 *
 * A change of any of them needs the next number. Then versions that do not
 * understand each other do not share them. All other entries belong to one
 * version.
 */
const CONTRACT = '1';

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

/**
 * State that the page has once, for all versions that know the contract. The
 * first call creates it. On a server nothing is stored, because one visitor's
 * state would reach another.
 */
export function sharedByAll<T>(name: string, create: () => T): T {
  return entry(`${CONTRACT} ${name}`, create);
}

/** The same, for copies of the same version. */
export function sharedByCopies<T>(name: string, create: () => T): T {
  return entry(`${version} ${name}`, create);
}

function entry<T>(key: string, create: () => T): T {
  if (typeof window === 'undefined') return create();
  const entries = registry();
  if (!entries.has(key)) entries.set(key, create());
  return entries.get(key) as T;
}

/**
 * Reference counting for something the page has once. The first call starts it.
 * Each returned function releases it, and the last release ends it.
 */
export function retain(name: string, start: () => () => void): () => void {
  const held = sharedByAll(name, () => ({ holders: 0, end: () => {} }));
  if (held.holders === 0) held.end = start();
  held.holders += 1;
  return () => {
    held.holders -= 1;
    if (held.holders === 0) held.end();
  };
}

/** What versions share, if something has created it. */
export function existing<T>(name: string): T | undefined {
  return registry().get(`${CONTRACT} ${name}`) as T | undefined;
}

/**
 * Stops a listener that lasts as long as the page when a test calls `forgetPage`.
 * Not by an `AbortSignal`, which not every test environment knows.
 * @see https://github.com/capricorn86/happy-dom/issues/1540
 */
export function endsWithPage(stop: () => void): void {
  sharedByAll('ends', () => new Set<() => void>()).add(stop);
}

/** Deletes all shared state, and stops the page's listeners. */
export function forgetShared(): void {
  existing<Set<() => void>>('ends')?.forEach((stop) => stop());
  Reflect.deleteProperty(globalThis, KEY);
}
