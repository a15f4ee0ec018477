import { visit } from '../../package/size/visit.mjs';
import { pagePath } from '../build.mjs';
import { inTurn } from '../variants.mjs';

/** @type {import('../../package/size/scenarios.mjs').Scenario} */
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
export function measureScripts(browser, origin, reactPaths) {
  return inTurn(async (variant) => {
    const url = origin + pagePath('own', variant);
    const scripts = await visit(browser, url, hydrated);
    return scripts
      .filter(({ path }) => !reactPaths.has(path))
      .reduce((sum, { brotli }) => sum + brotli, 0);
  });
}
