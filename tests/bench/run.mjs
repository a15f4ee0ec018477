/**
 * `npm run bench`: compares Lintel with a plain list of the same links and with
 * stock Radix NavigationMenu in one run, with the provider's menus and with
 * 4,500 links. Also measures the cost of an event and of scrolling. It passes
 * no judgement: times depend on the machine, and only ratios are comparable.
 *
 * `npm run bench -- --quick` runs fewer rounds.
 */
import { launchChromium } from '../package/size/launchChromium.mjs';
import { serveFolder } from '../package/size/serveFolder.mjs';
import { browserMeasures, scriptMeasure, serverMeasures } from './measures.mjs';

// Set before React is loaded.
process.env.NODE_ENV = 'production';

const { startServer } = await import('../../dist/testing.js');
const { buildVariants, scrollCostPage, trackCostPage } =
  await import('./build.mjs');
const { measureLoads, measureScripts } = await import('./browserMeasures.mjs');
const { measureServerRender } = await import('./serverRender.mjs');
const { formatTable } = await import('./report.mjs');
const { formatTrackCosts, measureTrackCosts } = await import('./trackCost.mjs');
const { formatScrollCosts, measureScrollCosts } =
  await import('./scrollCost.mjs');

/**
 * Without a frame limit. Otherwise the screen's refresh rate would be measured.
 */
const UNTHROTTLED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const isQuick = process.argv.includes('--quick');
const pageLoads = isQuick ? 5 : 30;
const events = isQuick ? 200 : 1000;
const scrollRounds = isQuick ? 5 : 15;
const renders = isQuick ? { own: 300, many: 20 } : { own: 2000, many: 100 };

const { folder, renderers, reactPaths } = await buildVariants();
const renderTimes = {
  own: measureServerRender(renderers.own, renders.own),
  many: measureServerRender(renderers.many, renders.many),
};
const server = await startServer({ fallback: serveFolder(folder) });
const browser = await launchChromium(UNTHROTTLED);
try {
  const loads = {
    own: await measureLoads(browser, server.url, 'own', pageLoads),
    many: await measureLoads(browser, server.url, 'many', pageLoads),
  };
  const scripts = await measureScripts(browser, server.url, reactPaths);
  print('own', "The provider's own menus", [
    ...serverMeasures(renderers.own, renderTimes.own),
    scriptMeasure(scripts),
    ...browserMeasures(loads.own),
  ]);
  print('many', '4,500 links in 3 menus', [
    ...serverMeasures(renderers.many, renderTimes.many),
    ...browserMeasures(loads.many),
  ]);
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

/**
 * @param {import('./build.mjs').Menus} menus
 * @param {string} title
 * @param {import('./report.mjs').Measure[]} measures
 */
function print(menus, title, measures) {
  console.log(
    `
${title}. Median (and the middle half) of ${renders[menus]} server renders and ${pageLoads} page loads each.
Production builds of React and Vite; brotli at its best; Lintel without tracking.
`,
  );
  console.log(formatTable(measures));
}

/** @param {import('./trackCost.mjs').TrackCosts} costs */
function printTrackCosts(costs) {
  console.log(`
What track costs, ms. Median (and the middle half) of ${events} events, without the browser's own sendBeacon.
`);
  console.log(formatTrackCosts(costs));
}

/** @param {import('./scrollCost.mjs').ScrollCost[]} costs */
function printScrollCosts(costs) {
  console.log(`
Script of a frame in which a page with a side navigation is scrolled, ms. Median (and the middle half) of ${scrollRounds} ways there and back.
`);
  console.log(formatScrollCosts(costs));
}
