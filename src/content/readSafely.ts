// What a page team hands over may be anything: getters that throw, proxies that
// have been revoked, lists with a hole for every number.
import type { Direction } from '../core/browser/arrowKeys';
import { textOf } from '../core/report/propValues';
import { readProperty, unreadable } from '../core/report/reading';

/** A header with more than that is a mistake, and a sparse array's length is anything. */
const MOST_ENTRIES = 10_000;

/** What is good of a list; nothing where there is none. */
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

/** A text that says something. */
export function text(from: unknown, name: string): string | undefined {
  return textOf(read(from, name));
}

/** What stands in a place, read once; nothing where it cannot be read. */
export function read(from: unknown, name: string | number): unknown {
  const value = readProperty(from, name);
  // What a CMS leaves empty is often `null`.
  return value === unreadable ? undefined : (value ?? undefined);
}

/** A direction of writing. */
export function directionOf(given: unknown): Direction | undefined {
  const direction = read(given, 'direction');
  return direction === 'rtl' || direction === 'ltr' ? direction : undefined;
}
