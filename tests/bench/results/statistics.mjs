/**
 * @typedef {object} Summary
 * @property {number} median
 * @property {number} low  a quarter of the values is below
 * @property {number} high  a quarter of the values is above
 */

/**
 * @param {number[]} values
 * @returns {Summary}
 */
export function summarize(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
  };
}

/**
 * The ratios of two series, value by value, because values of the same round
 * were measured in the same conditions. Rounds that divide by zero do not count.
 *
 * @param {number[]} values
 * @param {number[]} others  of the same rounds
 */
export function ratiosOf(values, others) {
  return values
    .map((value, round) => value / (others[round] ?? NaN))
    .filter(Number.isFinite);
}

/**
 * @param {number[]} sorted
 * @param {number} share
 */
function quantile(sorted, share) {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? NaN;
  const above = sorted[Math.ceil(at)] ?? NaN;
  return below + (above - below) * (at % 1);
}
