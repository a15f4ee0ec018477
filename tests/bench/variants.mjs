/** @typedef {'plain' | 'radix' | 'base-ui' | 'ariakit' | 'react-aria' | 'lintel' | 'lintel-tracking'} Variant */

/**
 * What is compared, by its heading in the table. `pages` contains a file for
 * each.
 *
 * @type {Readonly<Record<Variant, string>>}
 */
export const headings = {
  plain: 'plain',
  radix: 'Radix',
  'base-ui': 'Base UI',
  ariakit: 'Ariakit',
  'react-aria': 'React Aria',
  lintel: 'Lintel',
  'lintel-tracking': 'Lintel with analytics',
};

export const variants = /** @type {Variant[]} */ (Object.keys(headings));

/**
 * @template T
 * @param {(variant: Variant) => T} measure
 * @returns {Record<Variant, T>}
 */
export function forEachVariant(measure) {
  return /** @type {Record<Variant, T>} */ (
    Object.fromEntries(variants.map((variant) => [variant, measure(variant)]))
  );
}

/**
 * Measures the variants one after another.
 *
 * @template T
 * @param {(variant: Variant) => Promise<T>} measure
 * @param {number} [round]  in each, another variant is first
 * @returns {Promise<Record<Variant, T>>}
 */
export async function inTurn(measure, round = 0) {
  const first = round % variants.length;
  /** @type {[Variant, T][]} */
  const results = [];
  for (const variant of [
    ...variants.slice(first),
    ...variants.slice(0, first),
  ]) {
    results.push([variant, await measure(variant)]);
  }
  return /** @type {Record<Variant, T>} */ (Object.fromEntries(results));
}

/**
 * Measures the variants in turn in each round, so that drift affects all of them
 * alike. Resolves to the results of each variant.
 *
 * @template T
 * @param {string} name  for the progress in the terminal
 * @param {number} rounds
 * @param {(variant: Variant) => Promise<T>} measure
 */
export async function inRounds(name, rounds, measure) {
  const results = forEachVariant(() => /** @type {T[]} */ ([]));
  // The first round warms up the browser, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    console.log(`${name}: round ${round} of ${rounds}`);
    const all = await inTurn(measure, round);
    if (round > 0) {
      for (const variant of variants) results[variant].push(all[variant]);
    }
  }
  return results;
}
