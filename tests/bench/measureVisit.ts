import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { openMenu, closeMenu, focusTrigger } from './openMenu';

declare global {
  interface Window {
    /** Hydrates the server's HTML. Resolves after the last effect. */
    hydratePage?(): Promise<void>;
    /** In ms. 0 below 50 ms. */
    longestTask?: number;
  }
}

/** As a slow phone compares with a developer's machine. */
const SLOWDOWN = 4;

/** A page is quiet after this long without work, in ms. */
const QUIET = 1000;
const INTERVAL = 100;
/** What the questions about the page's work cost in an interval, in ms. */
const OWN_WORK = 5;

/**
 * Loads a page as a new visitor with a slow processor, hydrates it, and opens
 * its first menu twice. Throws if the page prints an error, such as a hydration
 * mismatch.
 */
export async function measureVisit(browser: Browser, url: string) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(observeTasks);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // Unlike elapsed time, this does not include other programs.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // Hydration starts once the browser has painted the server's HTML.
    await page.goto(url, { waitUntil: 'networkidle' });
    const measured = {
      ...(await hydratePage(page, session)),
      elements: await page.locator('#root *').count(),
      ...(await openTwice(page, session)),
    };
    const [cause] = errors;
    if (cause) throw new Error(`${url} printed an error.`, { cause });
    return measured;
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function observeTasks() {
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    window.longestTask = Math.max(window.longestTask ?? 0, ...durations);
  }).observe({ type: 'longtask' });
}

async function hydratePage(page: Page, session: CDPSession) {
  await page.evaluate(() => (window.longestTask = 0));
  const before = await workOf(session);
  // Playwright's own evaluate would add its work to the page's.
  await session.send('Runtime.evaluate', {
    expression: 'window.hydratePage()',
    awaitPromise: true,
  });
  const hydrated = await workOf(session);
  await waitUntilQuiet(session);
  const quiet = await workOf(session);
  return {
    hydration: hydrated.work - before.work,
    untilQuiet: quiet.work - before.work,
    longestTask: await page.evaluate(() => window.longestTask ?? NaN),
  };
}

async function openTwice(page: Page, session: CDPSession) {
  const open = async () => {
    // A visitor's focus is on the button before Enter is pressed.
    await focusTrigger(page);
    await waitUntilQuiet(session);
    const before = await workOf(session);
    const time = await openMenu(page);
    const after = await workOf(session);
    return { time, style: after.style - before.style };
  };
  const first = await open();
  await waitUntilQuiet(session);
  await closeMenu(page);
  const later = await open();
  return {
    firstOpen: first.time,
    firstOpenStyle: first.style,
    laterOpen: later.time,
    laterOpenStyle: later.style,
  };
}

/**
 * What the page's main thread has done so far, in ms of processor time.
 * https://chromedevtools.github.io/devtools-protocol/tot/Performance/
 */
async function workOf(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const sum = (...names: string[]) =>
    1000 *
    metrics
      .filter(({ name }) => names.includes(name))
      .reduce((total, { value }) => total + value, 0);
  const style = sum('LayoutDuration', 'RecalcStyleDuration');
  const work = style + sum('ScriptDuration');
  return { style, work, all: sum('TaskDuration') };
}

async function waitUntilQuiet(session: CDPSession): Promise<void> {
  let quiet = 0;
  let last = await workOf(session);
  while (quiet < QUIET) {
    await sleep(INTERVAL);
    const now = await workOf(session);
    quiet = now.all - last.all < OWN_WORK ? quiet + INTERVAL : 0;
    last = now;
  }
}
