import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { install } from '../hosts/start/install';
import { setup as packTarball } from '../hosts/start/tarball';
import { findChromium } from '../setup/browsers.mjs';
import { buildVariants, type Load } from './build';
import { measureDownload, measureServerRender } from './measureServer';
import { measureDrawer, measureHover, measureVisit } from './measureVisit';
import { formatTable, versionsIn } from './report';
import { servePages } from './servePages';
import {
  inTurn,
  record,
  withDrawer,
  type Results,
  type Variant,
} from './variants';

const ARGS = [
  // Without a frame limit. Otherwise the screen's refresh rate would be measured.
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
  // Without work of its own.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Not every variant has a drawer, or menus that open by hover. */
function measuresOf(variant: Variant) {
  return [
    measureVisit,
    ...(withDrawer.includes(variant) ? [measureDrawer] : []),
    ...(variant === 'links' ? [] : [measureHover]),
  ];
}

interface Options {
  /** Imports a module of Node. */
  load: Load;
  rounds: number;
}

export async function bench({ load, rounds }: Options) {
  const renders = 100 * rounds;
  await packTarball();
  const app = await install('tests/bench');
  const built = await buildVariants(app, load);
  const server = await servePages(built.folder);
  const executablePath = findChromium()?.executablePath;
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const results: Results = {};
  try {
    measureServerRender(results, built, renders);
    await inTurn(0, async (variant) => {
      const url = `${server.url}/${variant}/`;
      const download = await measureDownload(browser, url, built, variant);
      record(results, variant, download);
    });
    // The first round warms up the browser, and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      console.log(`round ${round} of ${rounds}`);
      await inTurn(round, async (variant) => {
        const url = `${server.url}/${variant}/`;
        for (const measure of measuresOf(variant)) {
          const values = await measure(browser, url);
          if (round > 0) record(results, variant, values);
        }
      });
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const versions = `${versionsIn(app)}, Chromium ${browser.version()}, Node ${process.versions.node}`;
  console.log(`
${formatTable(results)}

Medians of ${rounds} visits, and of ${renders} server renders. The middle half of the values is in brackets. Measured with ${versions}, on ${availableParallelism()} cores.
`);
}
