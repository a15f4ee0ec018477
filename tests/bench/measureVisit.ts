import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import {
  close,
  drawer,
  hoveredMenu,
  isClosed,
  menu,
  open,
  type Opening,
} from './openings';
import type { Values } from './variants';
import { waitUntilQuiet, workOf } from './work';

declare global {
  interface Window {
    /** Hydrates the server's HTML. Resolves after the last effect. */
    hydratePage?(): Promise<void>;
    /** The durations of tasks of 50 ms and more. */
    longTasks?: number[];
  }
}

/** As a slow phone compares with a developer's machine. */
const SLOWDOWN = 4;

/** From this on, a task blocks the visitor, in ms. https://web.dev/articles/tbt */
const LONG_TASK = 50;

/** Hydrates a page in a large window, and opens its first menu twice. */
export function measureVisit(browser: Browser, url: string) {
  return visitPage(browser, url, menu, async (page, session) => ({
    ...(await hydratePage(page, session)),
    elements: await page.locator('#root *').count(),
    ...(await openTwice(page, session, menu, ['first', 'later'])),
  }));
}

/** From the hover on: longer than any delay and motion, in ms. */
const WHOLE_MOTION = 1000;

/** Hydrates a page in a large window, and opens its first menu twice by hover. */
export function measureHover(browser: Browser, url: string) {
  return visitPage(browser, url, hoveredMenu, async (page, session) => {
    await hydratePage(page, session);
    const first = await hover(page, session, 'first');
    await close(page, hoveredMenu);
    return { ...first, ...(await hover(page, session, 'later')) };
  });
}

/** Hydrates a page on a phone, and opens its drawer twice. */
export function measureDrawer(browser: Browser, url: string) {
  return visitPage(browser, url, drawer, async (page, session) => {
    await hydratePage(page, session);
    const names = ['drawerFirst', 'drawerLater'] as const;
    return openTwice(page, session, drawer, names);
  });
}

/**
 * Loads a page as a new visitor with a slow processor. Throws if the page prints
 * an error, such as a hydration mismatch.
 */
async function visitPage(
  browser: Browser,
  url: string,
  { device }: Opening,
  measure: (page: Page, session: CDPSession) => Promise<Values>,
): Promise<Values> {
  const context = await browser.newContext(device);
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
    const measured = await measure(page, session);
    const [cause] = errors;
    if (cause) throw new Error(`${url} printed an error.`, { cause });
    return measured;
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
function observeTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks?.push(
      ...list.getEntries().map(({ duration }) => duration),
    );
  }).observe({ type: 'longtask' });
}

async function hydratePage(page: Page, session: CDPSession) {
  await page.evaluate(() => (window.longTasks = []));
  const before = await workOf(session);
  // Playwright's own evaluate would add its work to the page's.
  await session.send('Runtime.evaluate', {
    expression: 'window.hydratePage()',
    awaitPromise: true,
  });
  const hydrated = await workOf(session);
  await waitUntilQuiet(session);
  const quiet = await workOf(session);
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  return {
    hydration: hydrated.work - before.work,
    untilQuiet: quiet.all - before.all,
    longestTask: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, duration) => sum + duration - LONG_TASK, 0),
    restyles: quiet.restyles - before.restyles,
  };
}

/** What a whole opening takes: its motion, too. */
async function hover(page: Page, session: CDPSession, name: string) {
  const { prepare, press, link } = hoveredMenu;
  await prepare?.(page);
  await waitUntilQuiet(session);
  const before = await workOf(session);
  await press(page);
  await sleep(WHOLE_MOTION);
  const after = await workOf(session);
  if (await page.evaluate(isClosed, link)) {
    throw new Error(`No menu opened by hover on ${page.url()}.`);
  }
  return {
    [`${name}HoverWork`]: after.all - before.all,
    [`${name}HoverStyle`]: after.style - before.style,
  };
}

async function openTwice(
  page: Page,
  session: CDPSession,
  opening: Opening,
  [first, later]: readonly [string, string],
): Promise<Values> {
  const openOnce = async (name: string) => {
    await opening.prepare?.(page);
    await waitUntilQuiet(session);
    const before = await workOf(session);
    const time = await open(page, opening);
    const after = await workOf(session);
    // Events are reported after their frame.
    await waitUntilQuiet(session);
    const event = await page.evaluate(() => window.longestEvent ?? NaN);
    return {
      [`${name}Open`]: time,
      [`${name}OpenStyle`]: after.style - before.style,
      [`${name}OpenEvent`]: event,
    };
  };
  const values = await openOnce(first);
  await close(page, opening);
  return { ...values, ...(await openOnce(later)) };
}
