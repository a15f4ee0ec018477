import { openMenu } from './openMenu.mjs';
import { createProcessorClock } from './processorTime.mjs';

/** Time for what happens after hydration, such as the login check, in ms. */
const SETTLING = 200;

/**
 * @typedef {object} Load
 * @property {number} hydrate  from its start to its last effect, in ms
 * @property {number} hydrateProcessor  the main thread's share of that, in ms
 * @property {number} [work]  of opening the menu, in ms
 * @property {number} [painted]  from the click to the open menu's paint, in ms
 * @property {number} nodes
 * @property {number} listeners
 */

/**
 * Loads a page as a new visitor, hydrates it, counts its elements and opens its
 * menu.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<Load>}
 */
export async function measureLoad(browser, url) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    /** @type {Error[]} */
    const errors = [];
    // React reports a hydration mismatch as an error.
    page.on('pageerror', (error) => errors.push(error));
    // Hydration starts once the browser has laid out and painted the server's
    // HTML.
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    const hydration = await hydratePage(page, session);
    await page.waitForTimeout(SETTLING);
    const counters = await countObjects(page, session);
    const opened = await page.evaluate(openMenu);
    if (errors[0])
      throw new Error(`${url} printed an error.`, { cause: errors[0] });
    return { ...hydration, ...counters, ...opened };
  } finally {
    await context.close();
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} session
 */
async function hydratePage(page, session) {
  const processorTime = await createProcessorClock(session);
  const before = await processorTime();
  const hydrate = await page.evaluate(() => window.hydratePage?.());
  const hydrateProcessor = (await processorTime()) - before;
  if (hydrate === undefined) throw new Error('The page’s script did not load.');
  return { hydrate, hydrateProcessor };
}

/**
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} session
 */
async function countObjects(page, session) {
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
