import { summarize } from './statistics.mjs';

const COUNTS = [10, 100, 1000];

/**
 * @typedef {object} ScrollCost
 * @property {number} count  of sections
 * @property {number[]} values  script of a frame, in ms, in each round
 */

/**
 * What scrolling costs of the visitor's time, as the engine counts it: script
 * alone, without its own layout and drawing.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} rounds
 * @returns {Promise<ScrollCost[]>}
 */
export async function measureScrollCosts(browser, url, rounds) {
  const costs = [];
  for (const count of COUNTS) {
    const page = await browser.newPage();
    try {
      await page.goto(url);
      await page.waitForFunction(() => window.showSections);
      await page.evaluate((number) => window.showSections?.(number), count);
      costs.push({ count, values: await measureRounds(page, rounds) });
    } finally {
      await page.close();
    }
  }
  return costs;
}

/**
 * @param {import('playwright').Page} page
 * @param {number} rounds
 */
async function measureRounds(page, rounds) {
  const engine = await page.context().newCDPSession(page);
  await engine.send('Performance.enable');
  const values = [];
  // The first ones wake the browser up.
  for (let round = -3; round < rounds; round += 1) {
    const before = await scriptDuration(engine);
    const frames = await page.evaluate(() => window.scrollAbout?.());
    const after = await scriptDuration(engine);
    if (round >= 0) values.push((1000 * (after - before)) / (frames ?? NaN));
  }
  return values;
}

/**
 * @param {import('playwright').CDPSession} engine
 * @returns {Promise<number>} in s
 */
async function scriptDuration(engine) {
  const { metrics } = await engine.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'ScriptDuration');
  return metric?.value ?? NaN;
}

/** @param {ScrollCost[]} costs */
export function formatScrollCosts(costs) {
  const least = summarize(costs[0]?.values ?? []).median;
  return costs
    .map(({ count, values }) => {
      const { median, low, high } = summarize(values);
      const middle = `(${low.toFixed(3)}–${high.toFixed(3)})`;
      const ratio = `${(median / least).toFixed(2)}×`;
      return `${`${count} sections`.padEnd(16)}  ${median.toFixed(3)} ${middle}  ${ratio}`;
    })
    .join('\n');
}
