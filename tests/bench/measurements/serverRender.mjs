import { forEachVariant, variants } from '../variants.mjs';

/**
 * How many renders of a variant follow each other. With one, the garbage of a
 * variant is collected during the next, whose time then depends on the order.
 */
const IN_A_ROW = 10;

/**
 * Renders the variants in turn, so that other load on the machine slows all of
 * them down.
 *
 * @param {Record<import('../variants.mjs').Variant, () => string>} renderers
 * @param {number} rounds  a multiple of the renders in a row
 * @returns the times, in ms
 */
export function measureServerRender(renderers, rounds) {
  const times = forEachVariant(() => /** @type {number[]} */ ([]));
  // Rendered as often beforehand, so that the compiler has finished.
  for (let round = -rounds; round < rounds; round += IN_A_ROW) {
    for (const variant of variants) {
      const measured = timeRenders(renderers[variant]);
      if (round >= 0) times[variant].push(...measured);
    }
  }
  return times;
}

/** @param {() => string} render */
function timeRenders(render) {
  return Array.from({ length: IN_A_ROW }, () => {
    const start = performance.now();
    render();
    return performance.now() - start;
  });
}
