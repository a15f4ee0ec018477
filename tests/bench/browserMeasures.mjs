import { launchChromium } from '../package/size/launchChromium.mjs';
import { visit } from '../package/size/visit.mjs';
import { measureLoad } from './pageLoad.mjs';
import { forEachVariant, variants } from './variants.mjs';

/** Frames come as fast as they can: otherwise it is the screen that is measured. */
const UNTHROTTLED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** @type {import('../package/size/scenarios.mjs').Scenario} */
const hydrated = {
  device: 'desktop',
  act: (page) => page.evaluate(() => window.hydratePage?.()),
};

/**
 * @param {string} origin
 * @param {Set<string>} reactPaths
 * @param {number} rounds
 */
export async function measureInBrowser(origin, reactPaths, rounds) {
  const browser = await launchChromium(UNTHROTTLED);
  try {
    const loads = await measureLoads(browser, origin, rounds);
    const scripts = forEachVariant(() => 0);
    for (const variant of variants) {
      const url = `${origin}/${variant}/`;
      for (const script of await visit(browser, url, hydrated)) {
        if (!reactPaths.has(script.path)) scripts[variant] += script.brotli;
      }
    }
    return { loads, scripts };
  } finally {
    await browser.close();
  }
}

/**
 * The variants in turn, round by round: drift hits all of them alike.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {number} rounds
 */
async function measureLoads(browser, origin, rounds) {
  const loads = forEachVariant(
    () => /** @type {import('./pageLoad.mjs').Load[]} */ ([]),
  );
  // The first round wakes the browser up.
  for (let round = -1; round < rounds; round += 1) {
    for (const variant of variants) {
      const load = await measureLoad(browser, `${origin}/${variant}/`);
      if (round >= 0) loads[variant].push(load);
    }
  }
  return loads;
}
