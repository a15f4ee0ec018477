import { summarize } from './statistics.mjs';
import { headings, variants } from '../variants.mjs';

/**
 * A Markdown table: medians, and the middle half of the values in brackets.
 *
 * @param {import('./rows.mjs').Row[]} rows
 */
export function formatTable(rows) {
  const head = ['', 'in', ...variants.map((variant) => headings[variant])];
  const line = head.map((_, column) => (column < 2 ? '---' : '--:'));
  return [head, line, ...rows.map(formatRow)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** @param {import('./rows.mjs').Row} row */
function formatRow({ name, unit, digits, values }) {
  const cells = variants.map((variant) => formatCell(values[variant], digits));
  return [name, unit, ...cells];
}

/**
 * @param {number[]} values
 * @param {number} digits
 */
function formatCell(values, digits) {
  const { median, low, high } = summarize(values);
  // No value, or compared with zero.
  if (!Number.isFinite(median)) return '–';
  const text = median.toFixed(digits);
  const [from, to] = [low.toFixed(digits), high.toFixed(digits)];
  return from === to ? text : `${text} (${from}–${to})`;
}
