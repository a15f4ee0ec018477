import { setTimeout as sleep } from 'node:timers/promises';
import { createProcessorClock } from './processorTime.mjs';

/** As a slow phone compares with a developer's machine. */
const SLOWDOWN = 4;

/** A page is quiet after this long without work, in ms. */
const QUIET = 1000;
const INTERVAL = 100;
/** What the questions about the page's work cost in an interval, in ms. */
const OWN_WORK = 5;

/**
 * @typedef {object} VisitOptions
 * @property {import('playwright').Browser} browser
 * @property {string} url
 * @property {import('playwright').BrowserContextOptions} [device]
 * @property {(() => void)[]} [prepare]  run in the page before its own scripts
 *
 * @typedef {object} Visit
 * @property {import('playwright').Page} page
 * @property {import('playwright').CDPSession} session
 * @property {() => Promise<import('./processorTime.mjs').ProcessorTime>} processorTime
 * @property {() => Promise<void>} untilQuiet
 */

/**
 * Opens a page as a new visitor with a slow processor. Throws if the page prints
 * an error, such as a hydration mismatch.
 *
 * @template T
 * @param {VisitOptions} options
 * @param {(visit: Visit) => Promise<T>} measure
 */
export async function openPage(options, measure) {
  const { browser, url, device, prepare = [] } = options;
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    for (const script of prepare) await page.addInitScript(script);
    /** @type {Error[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const processorTime = await createProcessorClock(session);
    // Hydration starts once the browser has laid out and painted the server's
    // HTML.
    await page.goto(url, { waitUntil: 'networkidle' });
    const untilQuiet = () => waitUntilQuiet(processorTime);
    const result = await measure({ page, session, processorTime, untilQuiet });
    if (errors[0])
      throw new Error(`${url} printed an error.`, { cause: errors[0] });
    return result;
  } finally {
    await context.close();
  }
}

/** @param {Visit['processorTime']} processorTime */
async function waitUntilQuiet(processorTime) {
  let quiet = 0;
  let last = await processorTime();
  while (quiet < QUIET) {
    await sleep(INTERVAL);
    const now = await processorTime();
    quiet = now.all - last.all < OWN_WORK ? quiet + INTERVAL : 0;
    last = now;
  }
}
