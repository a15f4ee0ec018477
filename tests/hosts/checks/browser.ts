import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { onTestFinished } from 'vitest';
import { findChromium } from '../../setup/browsers.mjs';

/** Quiet: nothing but the page under test may use the network. */
const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The site's hosts are this machine, whatever port a test gives them.
  '--host-resolver-rules=MAP *.example.com 127.0.0.1',
];

/** What Playwright turns off and visitors have. */
const PLAYWRIGHT_ARGS = ['--disable-back-forward-cache'];

let browser: Promise<Browser> | undefined;

/** One browser for all tests that run in this process; it ends with the process. */
export function sharedChromium(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: findChromium()?.executablePath,
    args: ARGS,
    ignoreDefaultArgs: PLAYWRIGHT_ARGS,
  });
  return browser;
}

/** Pages that were emptied, by the options of their contexts. */
const emptied = new Map<string, Page[]>();

/**
 * The page of somebody who visits for the first time, until the test ends. It
 * is emptied then and used again, because every new page takes Chromium about
 * a second of processor time.
 */
export async function newVisitor(
  options: BrowserContextOptions = {},
): Promise<Page> {
  const kind = JSON.stringify(options);
  const pages = emptied.get(kind) ?? [];
  emptied.set(kind, pages);
  const page = pages.pop() ?? (await openAlone(options));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') return page.context().close();
    await empty(page, options);
    pages.push(page);
  });
  return page;
}

/** The same in a context that ends with the test: for what cannot be taken back, such as a fake clock. */
export async function newVisitorAlone(
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openAlone(options);
  onTestFinished(() => page.context().close());
  return page;
}

async function openAlone(options: BrowserContextOptions): Promise<Page> {
  const context = await (await sharedChromium()).newContext(options);
  return context.newPage();
}

async function empty(
  page: Page,
  { viewport }: BrowserContextOptions,
): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(forgetVisit);
  await page.goto('about:blank');
  await context.clearCookies();
  if (viewport) await page.setViewportSize(viewport);
  // Out of the window, or the next page would be pointed at.
  await page.mouse.up();
  await page.mouse.move(-1, -1);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  // The renderer's own cache is emptied by this alone.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.detach();
}

/** Runs in the page; it leaves without another word. */
function forgetVisit(): void {
  window.lintelEventsDisabled = true;
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // It was refused them.
  }
}

/** Everything that a page prints, and what it throws and nobody catches. */
export function recordConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

const ALLOWED_LINES = [
  // Nobody is logged in: the specification's line (§8), and the browser's.
  /^error: Error fetching auth data: Error: API returned an error\./,
  /^error: Failed to load resource: the server responded with a status of 401/,
  // A locator of the test asked about a hidden link.
  /^verbose: Rendering was performed in a subtree hidden by content-visibility/,
];

/** What it printed beside that which a page may print. */
export function unexpectedLines(lines: readonly string[]): string[] {
  return lines.filter(
    (line) => !ALLOWED_LINES.some((allowed) => allowed.test(line)),
  );
}
