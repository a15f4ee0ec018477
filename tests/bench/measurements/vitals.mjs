import { hydrateAtOnce, observePage } from './observe.mjs';
import { focusTrigger } from './openMenu.mjs';
import { openPage } from './openPage.mjs';

/**
 * Loads a page that hydrates at once, and opens a menu with the keyboard.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('../menus.mjs').MenuToOpen} menu
 */
export function measureVitals(browser, url, menu) {
  const prepare = [observePage, hydrateAtOnce];
  return openPage({ browser, url, prepare }, async ({ page, untilQuiet }) => {
    await untilQuiet();
    const { longestTask, blocking } = await observedIn(page);
    await focusTrigger(page, menu);
    await page.keyboard.press('Enter');
    // Reported in a task after the paint.
    await page.waitForFunction(() => window.observed?.interaction);
    await untilQuiet();
    const { largestPaint, interaction } = await observedIn(page);
    return { largestPaint, longestTask, blocking, interaction };
  });
}

/** @param {import('playwright').Page} page */
export async function observedIn(page) {
  const observed = await page.evaluate(() => window.observed);
  if (!observed) throw new Error('The page was not observed.');
  return observed;
}
