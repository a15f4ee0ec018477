/** Specification §9. */
const MAX_ENTRIES = 500;

/**
 * The function, with its results kept: the same texts are worked out once.
 * When 500 results are kept (specification §9) and one more comes, all are
 * let go. What a call throws is not kept. All callers share a result, so it
 * has to be one that nobody changes, and nobody's own: on a server it outlives
 * the request.
 *
 * The key of a call is each text behind its length, `1:a2:bc`, so that
 * `('a', 'bc')` and `('ab', 'c')` are two.
 *
 * @param work a function of texts alone, which reads nothing else
 */
export function memoize<Texts extends readonly string[], Result>(
  work: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const results = new Map<string, Result>();
  return (...texts) => {
    const key = texts.map((text) => `${text.length}:${text}`).join('');
    const known = results.get(key);
    if (known !== undefined || results.has(key)) return known as Result;
    const result = work(...texts);
    if (results.size >= MAX_ENTRIES) results.clear();
    results.set(key, result);
    return result;
  };
}
