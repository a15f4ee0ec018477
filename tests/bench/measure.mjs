import { brotliSize } from '../package/size/brotli.mjs';
import { pagePath } from './build.mjs';
import { measureCounts, measurePhoneShifts } from './measurements/counts.mjs';
import { drawers, forEachCount, menuToOpen } from './menus.mjs';
import { measureDrawer, measureLoad } from './measurements/pageLoad.mjs';
import { measureScripts } from './measurements/scripts.mjs';
import { measureServerRender } from './measurements/serverRender.mjs';
import { forEachVariant, inRounds, inTurn } from './variants.mjs';
import { measureVitals } from './measurements/vitals.mjs';

/**
 * @typedef {object} Rounds
 * @property {number} visits  of each page with the provider's menus
 * @property {number} growth  visits of each page with many links
 * @property {number} renders  of each page with the provider's menus
 * @property {number} growthRenders  of each page with many links
 */

/**
 * @typedef {Awaited<ReturnType<typeof measureVisit>>} Visit
 * @typedef {Awaited<ReturnType<typeof measureAll>>} Results
 */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {import('./build.mjs').Built} built
 * @param {Rounds} rounds
 */
export async function measureAll(browser, origin, built, rounds) {
  return {
    renders: measureServerRender(built.renderers.own, rounds.renders),
    html: forEachVariant((name) => brotliSize(built.renderers.own[name]())),
    scripts: await measureScripts(browser, origin, built.reactPaths),
    visits: await inRounds('visits', rounds.visits, (variant) =>
      measureVisit(browser, origin, variant),
    ),
    counts: await inTurn(async (variant) => {
      const url = origin + pagePath('own', variant);
      return {
        ...(await measureCounts(browser, url)),
        phoneShifts: await measurePhoneShifts(browser, url, variant),
      };
    }),
    growth: await measureGrowth(browser, origin, built, rounds),
  };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {import('./variants.mjs').Variant} variant
 */
async function measureVisit(browser, origin, variant) {
  const url = origin + pagePath('own', variant);
  const drawer = drawers[variant];
  return {
    ...(await measureLoad(browser, url, menuToOpen('own'))),
    ...(await measureVitals(browser, url, menuToOpen('own'))),
    drawer: drawer && (await measureDrawer(browser, url, drawer)),
  };
}

/**
 * The same with 45, 450 and 4,500 links.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {import('./build.mjs').Built} built
 * @param {Rounds} rounds
 */
async function measureGrowth(browser, origin, { renderers }, rounds) {
  return {
    renders: forEachCount((links) =>
      measureServerRender(renderers[links], rounds.growthRenders),
    ),
    visits: await inRounds('many links', rounds.growth, async (variant) => {
      /** @param {import('./menus.mjs').LinkCount} links */
      const load = (links) =>
        measureLoad(
          browser,
          origin + pagePath(links, variant),
          menuToOpen(links),
        );
      return {
        45: await load(45),
        450: await load(450),
        4500: await load(4500),
      };
    }),
  };
}
