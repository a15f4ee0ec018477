/** @typedef {'plain' | 'radix' | 'lintel'} Variant */

/** @type {readonly Variant[]} */
export const variants = ['plain', 'radix', 'lintel'];

/**
 * @template T
 * @param {(variant: Variant) => T} measure
 * @returns {Record<Variant, T>}
 */
export function forEachVariant(measure) {
  return {
    plain: measure('plain'),
    radix: measure('radix'),
    lintel: measure('lintel'),
  };
}
