/**
 * `npm run bench`: compares Lintel with headers of the same links in one run:
 * plain HTML, Radix, Base UI, Ariakit and React Aria Components. Also measures
 * the cost of an event and of scrolling. It passes no judgement: times depend on
 * the machine, and only ratios are comparable.
 *
 * `npm run bench -- --quick` runs fewer rounds. `--write` writes the table into
 * docs/benchmarks.md.
 */
import { availableParallelism } from 'node:os';
import { launchChromium } from '../package/size/launchChromium.mjs';
import { serveFolder } from '../hosts/start/serveFolder.mjs';

// Set before React is loaded.
process.env.NODE_ENV = 'production';

const { startServer } = await import('../../dist/testing.js');
const { buildVariants, scrollCostPage, trackCostPage } =
  await import('./build.mjs');
const { measureAll } = await import('./measure.mjs');
const { formatTable } = await import('./results/report.mjs');
const { countRows, growthRows, timeRows } = await import('./results/rows.mjs');
const { formatTrackCosts, measureTrackCosts } =
  await import('./measurements/trackCost.mjs');
const { formatScrollCosts, measureScrollCosts } =
  await import('./measurements/scrollCost.mjs');
const { describeVersions } = await import('./results/versions.mjs');
const { writeDocs } = await import('./results/writeDocs.mjs');

/**
 * Without a frame limit. Otherwise the screen's refresh rate would be measured.
 */
const UNTHROTTLED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/**
 * A cross-origin isolated page gets a precise clock.
 * https://developer.mozilla.org/docs/Web/API/Window/crossOriginIsolated
 */
const ISOLATED = /** @type {const} */ ([
  ['cache-control', 'no-store'],
  ['cross-origin-embedder-policy', 'require-corp'],
  ['cross-origin-opener-policy', 'same-origin'],
]);

const isQuick = process.argv.includes('--quick');
const rounds = isQuick
  ? { visits: 3, growth: 1, renders: 300, growthRenders: 10 }
  : { visits: 11, growth: 3, renders: 2000, growthRenders: 50 };
const events = isQuick ? 200 : 1000;
const scrollRounds = isQuick ? 5 : 15;

const built = await buildVariants();
const serve = serveFolder(built.folder);
const server = await startServer({
  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  fallback(req, res) {
    for (const [name, value] of ISOLATED) res.setHeader(name, value);
    return serve(req, res);
  },
});
const browser = await launchChromium(UNTHROTTLED);
try {
  const results = await measureAll(browser, server.url, built, rounds);
  const comparison = describe([
    ...timeRows(results),
    ...growthRows(results),
    ...countRows(results),
  ]);
  console.log(`\n${comparison}\n`);
  if (process.argv.includes('--write')) await writeDocs(comparison);
  const trackCostUrl = `${server.url}/${trackCostPage}/`;
  printTrackCosts(await measureTrackCosts(browser, trackCostUrl, events));
  const scrollCostUrl = `${server.url}/${scrollCostPage}/`;
  printScrollCosts(
    await measureScrollCosts(browser, scrollCostUrl, scrollRounds),
  );
} finally {
  await browser.close();
  await server.close();
}

/** @param {import('./results/rows.mjs').Row[]} rows */
function describe(rows) {
  return `${formatTable(rows)}

Medians of ${rounds.visits} visits, ${rounds.growth} with many links, and of ${rounds.renders} server renders. The middle half of the values is in brackets. Measured with ${describeVersions(browser)}, on ${availableParallelism()} cores.`;
}

/** @param {import('./measurements/trackCost.mjs').TrackCosts} costs */
function printTrackCosts(costs) {
  console.log(`
What track costs, ms. Median (and the middle half) of ${events} events, without the browser's own sendBeacon.
`);
  console.log(formatTrackCosts(costs));
}

/** @param {import('./measurements/scrollCost.mjs').ScrollCost[]} costs */
function printScrollCosts(costs) {
  console.log(`
Script of a frame in which a page with a side navigation is scrolled, ms. Median (and the middle half) of ${scrollRounds} ways there and back.
`);
  console.log(formatScrollCosts(costs));
}
