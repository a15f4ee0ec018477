import { summarize } from '../results/statistics.mjs';

/** This many in a row show the cost of the code itself, without warming up. */
const IN_A_ROW = 50;

/**
 * @typedef {object} TrackCosts  what an event costs, in ms
 * @property {import('../pages/trackCost').TrackCost} alone  in a task of its own
 * @property {import('../pages/trackCost').TrackCost} inARow
 */

/**
 * How much of the visitor's time an event costs, in ms.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} rounds
 * @returns {Promise<TrackCosts>}
 */
export async function measureTrackCosts(browser, url, rounds) {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.measureTrackCost);
    return {
      alone: await measureIn(page, rounds, 1),
      inARow: await measureIn(page, rounds / 10, IN_A_ROW),
    };
  } finally {
    await page.close();
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {number} rounds
 * @param {number} count
 */
async function measureIn(page, rounds, count) {
  const cost = await page.evaluate(
    (numbers) => window.measureTrackCost?.(...numbers),
    /** @type {[number, number]} */ ([rounds, count]),
  );
  if (!cost) throw new Error('The page cannot track.');
  return cost;
}

/** @param {TrackCosts} costs */
export function formatTrackCosts({ alone, inARow }) {
  return [
    formatLine('one, its call: in the way of a click', alone.push),
    formatLine('one, the rest: in a later task', alone.flush),
    formatLine(`${IN_A_ROW} in a row, the call of each`, inARow.push),
    formatLine(`${IN_A_ROW} in a row, the rest of each`, inARow.flush),
  ].join('\n');
}

/**
 * @param {string} name
 * @param {number[]} values
 */
function formatLine(name, values) {
  const { median, low, high } = summarize(values);
  const middle = `(${low.toFixed(3)}–${high.toFixed(3)})`;
  return `${name.padEnd(36)}  ${median.toFixed(3)} ${middle}`;
}
