import { ratioOf, summarize } from './statistics.mjs';

/**
 * One value for each round. Empty if the variant has no such value.
 * @typedef {object} Measure
 * @property {string} name  with its unit
 * @property {number} digits  after the point
 * @property {Record<import('./variants.mjs').Variant, number[]>} values
 *   one of each round; none where the variant cannot do it
 */

/** @param {Measure[]} measures */
export function formatTable(measures) {
  const head = ['', 'plain', 'Radix', 'Lintel', '× plain', '× Radix'];
  const rows = [head, ...measures.map(formatRow)];
  const widths = head.map((_, column) => widthOf(rows, column));
  return rows.map((row) => alignCells(row, widths)).join('\n');
}

/**
 * @param {string[][]} rows
 * @param {number} column
 */
function widthOf(rows, column) {
  return Math.max(...rows.map((row) => row[column]?.length ?? 0));
}

/**
 * Aligns names to the left and numbers to the right.
 *
 * @param {string[]} cells
 * @param {number[]} widths
 */
function alignCells([name = '', ...figures], [first = 0, ...others]) {
  const aligned = figures.map((cell, at) => cell.padStart(others[at] ?? 0));
  return [name.padEnd(first), ...aligned].join('  ');
}

/** @param {Measure} measure */
function formatRow({ name, digits, values: { plain, radix, lintel } }) {
  return [
    name,
    formatValues(plain, digits),
    formatValues(radix, digits),
    formatValues(lintel, digits),
    formatRatio(lintel, plain),
    formatRatio(lintel, radix),
  ];
}

/**
 * @param {number[]} values
 * @param {number} digits
 */
function formatValues(values, digits) {
  if (values.length === 0) return '–';
  const { median, low, high } = summarize(values);
  const text = median.toFixed(digits);
  if (low === high) return text;
  return `${text} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}

/**
 * @param {number[]} values
 * @param {number[]} others
 */
function formatRatio(values, others) {
  return others.length === 0 ? '–' : ratioOf(values, others).toFixed(2);
}
