import { throughLogIn } from '../../package/size/visit.mjs';
import { drawers, menuToOpen } from '../menus.mjs';
import { countCommits, observePage } from './observe.mjs';
import { openMenu } from './openMenu.mjs';
import { openPage } from './openPage.mjs';
import { PHONE } from './pageLoad.mjs';
import { observedIn } from './vitals.mjs';

const prepare = [observePage, countCommits];

/** How long the page rests, in ms. */
const REST = 3000;

/**
 * Counts the commits of React and the layout shifts of a logged-in visitor's
 * page. They are the same in every visit.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
export function measureCounts(browser, url) {
  const visited = { browser, url: throughLogIn(url), prepare };
  return openPage(visited, async ({ page, untilQuiet }) => {
    const commits = () => page.evaluate(() => window.commits ?? NaN);
    await page.evaluate(() => window.hydratePage?.());
    const hydrated = await commits();
    await untilQuiet();
    const settled = await commits();
    await page.waitForTimeout(REST);
    const rested = await commits();
    await page.evaluate(scrollTenScreens);
    const scrolled = await commits();
    await page.evaluate(() => scrollTo(0, 0));
    await openMenu(page, menuToOpen('own'));
    await untilQuiet();
    const { shifts } = await observedIn(page);
    return {
      settling: settled - hydrated,
      resting: rested - settled,
      scrolling: scrolled - rested,
      shifts,
    };
  });
}

/**
 * The layout shifts on a phone, with the drawer opened.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('../variants.mjs').Variant} variant
 */
export function measurePhoneShifts(browser, url, variant) {
  const visited = { browser, url: throughLogIn(url), prepare, device: PHONE };
  return openPage(visited, async ({ page, untilQuiet }) => {
    await page.evaluate(() => window.hydratePage?.());
    await untilQuiet();
    const drawer = drawers[variant];
    if (drawer) await openMenu(page, drawer);
    await untilQuiet();
    return (await observedIn(page)).shifts;
  });
}

/** Runs in the page. */
async function scrollTenScreens() {
  const STEPS = 10;
  for (let step = 1; step <= 10 * STEPS; step += 1) {
    scrollTo(0, (innerHeight * step) / STEPS);
    await new Promise(requestAnimationFrame);
  }
}
