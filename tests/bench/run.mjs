/**
 * `npm run bench`: Lintel beside a bare list of the same links and beside
 * stock Radix NavigationMenu, in one run. It judges nothing: times depend on
 * the machine, and only the ratios can be compared.
 *
 * `npm run bench -- --quick` takes fewer rounds.
 */
import { brotliSize } from '../package/size/brotli.mjs';
import { serveFolder } from '../package/size/serveFolder.mjs';
import { forEachVariant } from './variants.mjs';

// Before React is loaded.
process.env.NODE_ENV = 'production';

const { startServer } = await import('../../dist/testing.js');
const { buildVariants } = await import('./build.mjs');
const { measureInBrowser } = await import('./browserMeasures.mjs');
const { measureServerRender } = await import('./serverRender.mjs');
const { formatTable } = await import('./report.mjs');

const isQuick = process.argv.includes('--quick');
const renders = isQuick ? 300 : 2000;
const pageLoads = isQuick ? 5 : 30;

const { folder, renderers, reactPaths } = await buildVariants();
const html = forEachVariant((variant) => renderers[variant]());
const renderTimes = measureServerRender(renderers, renders);
const server = await startServer({ fallback: serveFolder(folder) });
const { loads, scripts } = await measureInBrowser(
  server.url,
  reactPaths,
  pageLoads,
).finally(() => server.close());

/** @param {(variant: import('./variants.mjs').Variant) => number} size */
const once = (size) => forEachVariant((variant) => [size(variant)]);
/** @param {keyof import('./pageLoad.mjs').Load} name */
const ofLoads = (name) =>
  forEachVariant((variant) =>
    loads[variant].flatMap((load) => load[name] ?? []),
  );

console.log(
  `
Median (and the middle half) of ${renders} server renders and ${pageLoads} page loads each.
Production builds of React and Vite; brotli at its best; Lintel without tracking.
`,
);
console.log(
  formatTable([
    { name: 'server render, ms', digits: 3, values: renderTimes },
    {
      name: 'server HTML, bytes',
      digits: 0,
      values: once((variant) => Buffer.byteLength(html[variant])),
    },
    {
      name: 'server HTML, bytes, brotli',
      digits: 0,
      values: once((variant) => brotliSize(html[variant])),
    },
    {
      name: 'scripts, bytes, brotli, React aside',
      digits: 0,
      values: once((variant) => scripts[variant]),
    },
    { name: 'hydration, ms', digits: 2, values: ofLoads('hydrate') },
    {
      name: 'hydration, processor, ms',
      digits: 2,
      values: ofLoads('hydrateProcessor'),
    },
    {
      name: 'click to menu laid out, ms',
      digits: 2,
      values: ofLoads('work'),
    },
    {
      name: 'click to menu painted, ms',
      digits: 2,
      values: ofLoads('painted'),
    },
    { name: 'DOM nodes', digits: 0, values: ofLoads('nodes') },
    { name: 'event listeners', digits: 0, values: ofLoads('listeners') },
  ]),
);
