/** The maximum number of stored results (behaviour L8). */
const MAX_ENTRIES = 500;

/**
 * Caches the results of a function of strings. After 500 results the cache is
 * cleared. Errors are not cached. All callers share a result. On a server it
 * outlives the request, so it must be immutable and contain nothing about a
 * visitor.
 *
 * @param work a function that depends on its arguments alone
 * @example
 * import { memoize } from 'lintel/core';
 *
 * const hostOf = memoize((url: string) => new URL(url).hostname);
 * hostOf('https://www.example.com/'); // 'www.example.com'
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoize<Texts extends readonly string[], Result>(
  work: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const results = new Map<string, Result>();
  return (...texts) => {
    // With their lengths, so that `('a', 'bc')` and `('ab', 'c')` differ.
    const key = texts.map((text) => `${text.length}:${text}`).join('');
    const known = results.get(key);
    if (known !== undefined || results.has(key)) return known as Result;
    const result = work(...texts);
    if (results.size >= MAX_ENTRIES) results.clear();
    results.set(key, result);
    return result;
  };
}
