import { forEachVariant, variants } from './variants.mjs';

/**
 * Renders the variants in turn; so whatever slows the machine down slows all.
 *
 * @param {Record<import('./variants.mjs').Variant, () => string>} renderers
 * @param {number} rounds
 * @returns the times, in ms
 */
export function measureServerRender(renderers, rounds) {
  const times = forEachVariant(() => /** @type {number[]} */ ([]));
  // As many times again before it counts, for the compiler to be done.
  for (let round = -rounds; round < rounds; round += 1) {
    for (const variant of variants) {
      const start = performance.now();
      renderers[variant]();
      const time = performance.now() - start;
      if (round >= 0) times[variant].push(time);
    }
  }
  return times;
}
