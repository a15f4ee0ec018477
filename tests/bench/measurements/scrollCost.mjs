import { ratiosOf, summarize } from '../results/statistics.mjs';

const COUNTS = [10, 100, 1000];

/**
 * @typedef {object} ScrollCost
 * @property {number} count  of sections
 * @property {number[]} values  script of a frame, in ms, in each round
 */

/** The sampling interval of the engine's profiler, in µs. */
const SAMPLING = 50;

/**
 * Not counted: the engine's own work, and what the page does to scroll, which
 * waits for layout and frames.
 */
const NOT_OURS = [
  '(root)',
  '(program)',
  '(idle)',
  'scrollTo',
  'requestAnimationFrame',
  'window.scrollAbout',
];

/**
 * How much of the visitor's time scrolling costs, from samples of the engine:
 * script alone, with the layout it forces, and without the engine's own work.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} rounds
 * @returns {Promise<ScrollCost[]>}
 */
export async function measureScrollCosts(browser, url, rounds) {
  const pages = [];
  for (const count of COUNTS) {
    pages.push(await openSections(browser, url, count));
  }
  try {
    // In turn, so that other load on the machine slows all of them down. The
    // first rounds warm up the browser.
    for (let round = -3; round < rounds; round += 1) {
      for (const { page, engine, values } of pages) {
        await page.bringToFront();
        await engine.send('Profiler.start');
        const frames = await page.evaluate(() => window.scrollAbout?.());
        const { profile } = await engine.send('Profiler.stop');
        const value = scriptTime(profile) / (frames ?? NaN);
        if (round >= 0) values.push(value);
      }
    }
  } finally {
    for (const { page } of pages) await page.close();
  }
  return pages.map(({ count, values }) => ({ count, values }));
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} count
 */
async function openSections(browser, url, count) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => window.showSections);
  await page.evaluate((number) => window.showSections?.(number), count);
  const engine = await page.context().newCDPSession(page);
  await engine.send('Profiler.enable');
  await engine.send('Profiler.setSamplingInterval', { interval: SAMPLING });
  /** @type {number[]} */
  const values = [];
  return { page, engine, count, values };
}

/**
 * @param {{ nodes: { id: number, callFrame: { functionName: string } }[], samples?: number[], timeDeltas?: number[] }} profile
 * @returns {number} in ms
 */
function scriptTime({ nodes, samples = [], timeDeltas = [] }) {
  const ours = new Set(
    nodes
      .filter(({ callFrame }) => !NOT_OURS.includes(callFrame.functionName))
      .map(({ id }) => id),
  );
  return samples.reduce(
    (sum, id, index) =>
      ours.has(id) ? sum + (timeDeltas[index] ?? 0) / 1000 : sum,
    0,
  );
}

/** @param {ScrollCost[]} costs */
export function formatScrollCosts(costs) {
  const few = costs[0]?.values ?? [];
  return costs
    .map(({ count, values }) => {
      const { median, low, high } = summarize(values);
      const middle = `(${low.toFixed(3)}–${high.toFixed(3)})`;
      const ratio = `${summarize(ratiosOf(values, few)).median.toFixed(2)}×`;
      return `${`${count} sections`.padEnd(16)}  ${median.toFixed(3)} ${middle}  ${ratio}`;
    })
    .join('\n');
}
