import { visit } from '../package/size/visit.mjs';
import { pageName } from './build.mjs';
import { measureLoad } from './pageLoad.mjs';
import { forEachVariant, variants } from './variants.mjs';

/** @type {import('../package/size/scenarios.mjs').Scenario} */
const hydrated = {
  device: 'desktop',
  act: (page) => page.evaluate(() => window.hydratePage?.()),
};

/**
 * The JavaScript that a visitor downloads for each variant, without React, in
 * bytes.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Set<string>} reactPaths
 */
export async function measureScripts(browser, origin, reactPaths) {
  const scripts = forEachVariant(() => 0);
  for (const variant of variants) {
    const url = `${origin}/${pageName('own', variant)}/`;
    for (const script of await visit(browser, url, hydrated)) {
      if (!reactPaths.has(script.path)) scripts[variant] += script.brotli;
    }
  }
  return scripts;
}

/**
 * Loads the variants in turn in each round, so that drift affects all of them
 * alike.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {import('./build.mjs').Menus} menus
 * @param {number} rounds
 */
export async function measureLoads(browser, origin, menus, rounds) {
  const loads = forEachVariant(
    () => /** @type {import('./pageLoad.mjs').Load[]} */ ([]),
  );
  // The first round warms up the browser.
  for (let round = -1; round < rounds; round += 1) {
    for (const variant of variants) {
      const url = `${origin}/${pageName(menus, variant)}/`;
      const load = await measureLoad(browser, url);
      if (round >= 0) loads[variant].push(load);
    }
  }
  return loads;
}
