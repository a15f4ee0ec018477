// Reads values that a page passes, which may be anything: getters that throw,
// revoked proxies, or sparse arrays of any length.
import type { Direction } from '../core/browser/arrowKeys';
import { textOf } from '../core/report/propValues';
import { readProperty, unreadable } from '../core/report/reading';

/** Longer lists are a mistake, such as a sparse array with a huge length. */
const MOST_ENTRIES = 10_000;

/** The valid entries of a list. Empty if it is not a list. */
export function entries<T>(
  given: unknown,
  readEntry: (given: unknown) => T | undefined,
): T[] {
  // Not `Array.isArray`, which throws on a proxy that has been revoked.
  const length = read(given, 'length');
  const end = typeof length === 'number' ? Math.min(length, MOST_ENTRIES) : 0;
  return Array.from({ length: end }, (_, index) =>
    readEntry(read(given, index)),
  ).filter((entry) => entry !== undefined);
}

/** A property that is a string and not blank. */
export function text(from: unknown, name: string): string | undefined {
  return textOf(read(from, name));
}

/** A property, read once. `undefined` if reading it throws. */
export function read(from: unknown, name: string | number): unknown {
  const value = readProperty(from, name);
  // A CMS often returns `null` for empty fields.
  return value === unreadable ? undefined : (value ?? undefined);
}

/** The direction of writing, if it is valid. */
export function directionOf(given: unknown): Direction | undefined {
  const direction = read(given, 'direction');
  return direction === 'rtl' || direction === 'ltr' ? direction : undefined;
}
