import { closeMenu, focusTrigger, openMenu } from './openMenu.mjs';
import { openPage } from './openPage.mjs';

/** @type {import('playwright').BrowserContextOptions} */
export const PHONE = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
};

/**
 * Times are in ms, with the processor slowed down.
 *
 * @typedef {object} Load
 * @property {number} hydration  script, style and layout until the page is quiet
 * @property {number} firstOpen  from Enter or a tap to the paint of the menu
 * @property {number} laterOpen
 * @property {number} nodes
 * @property {number} listeners
 */

/**
 * Opens the drawer of a phone twice.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('../menus.mjs').MenuToOpen} drawer
 */
export function measureDrawer(browser, url, drawer) {
  return openPage({ browser, url, device: PHONE }, async (visit) => {
    await hydratePage(visit);
    return openTwice(visit, drawer);
  });
}

/**
 * Loads a page as a new visitor, hydrates it, counts its elements and opens its
 * first menu twice.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('../menus.mjs').MenuToOpen} menu
 * @returns {Promise<Load>}
 */
export function measureLoad(browser, url, menu) {
  return openPage({ browser, url }, async (visit) => {
    const hydration = await hydratePage(visit);
    const counts = await countObjects(visit);
    return { hydration, ...counts, ...(await openTwice(visit, menu)) };
  });
}

/** @param {import('./openPage.mjs').Visit} visit */
async function hydratePage({ session, processorTime, untilQuiet }) {
  const before = await processorTime();
  // Playwright's own evaluate would add its work to the page's.
  await session.send('Runtime.evaluate', {
    expression: 'window.hydratePage()',
    awaitPromise: true,
  });
  await untilQuiet();
  const after = await processorTime();
  return after.work - before.work;
}

/**
 * @param {import('./openPage.mjs').Visit} visit
 * @param {import('../menus.mjs').MenuToOpen} menu
 */
async function openTwice({ page, untilQuiet }, menu) {
  const open = async () => {
    // A visitor's focus is on the button before Enter is pressed. A tap comes
    // without warning.
    if (menu.input !== 'tap') await focusTrigger(page, menu);
    await untilQuiet();
    return openMenu(page, menu);
  };
  const firstOpen = await open();
  await untilQuiet();
  await closeMenu(page, menu);
  return { firstOpen, laterOpen: await open() };
}

/** @param {import('./openPage.mjs').Visit} visit */
async function countObjects({ page, session }) {
  // Twice, because objects that the first collection finds to be garbage are
  // freed in the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    nodes: await page.evaluate(countNodes),
    listeners: jsEventListeners,
  };
}

/** Runs in the page. Chromium's own counter includes list bullets. */
function countNodes() {
  const root = document.getElementById('root') ?? document;
  const walker = document.createTreeWalker(root);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}
