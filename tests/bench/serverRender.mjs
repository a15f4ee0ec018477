import { forEachVariant, variants } from './variants.mjs';

/**
 * Renders the variants in turn, so that other load on the machine slows all of
 * them down.
 *
 * @param {Record<import('./variants.mjs').Variant, () => string>} renderers
 * @param {number} rounds
 * @returns the times, in ms
 */
export function measureServerRender(renderers, rounds) {
  const times = forEachVariant(() => /** @type {number[]} */ ([]));
  // Rendered as often beforehand, so that the compiler has finished.
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
