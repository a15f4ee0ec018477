import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { findChromium, findHeadlessShell } from '../../setup/browsers.mjs';

/**
 * Turns off the browser's own requests: only the page under test may use the
 * network.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The site's hosts resolve to this machine, on any port.
  '--host-resolver-rules=MAP *.example.com 127.0.0.1',
];

/** Features that Playwright turns off but visitors have. */
const PLAYWRIGHT_ARGS = ['--disable-back-forward-cache'];

const browsers = new Map<string | undefined, Promise<Browser>>();

/**
 * One browser for all tests of this process. It closes with the process.
 * `npm test` uses the headless shell, and the thorough tests the whole browser.
 */
export function sharedChromium(
  isWhole = process.env.LINTEL_THOROUGH === 'true',
): Promise<Browser> {
  const found = isWhole ? findChromium() : findHeadlessShell();
  const executablePath = found?.executablePath;
  const browser =
    browsers.get(executablePath) ??
    chromium.launch({
      executablePath,
      args: ARGS,
      ignoreDefaultArgs: PLAYWRIGHT_ARGS,
    });
  browsers.set(executablePath, browser);
  return browser;
}

/** Empty pages to use again, by the options of their contexts. */
const emptied = new Map<string, Page[]>();

/**
 * Opens a page as a first-time visitor, until the test ends. The page is then
 * emptied and used again, because each new page takes Chromium about a second
 * of processor time.
 */
export async function newVisitor(
  options: BrowserContextOptions = {},
): Promise<Page> {
  const kind = JSON.stringify(options);
  const pages = emptied.get(kind) ?? [];
  emptied.set(kind, pages);
  const page = pages.pop() ?? (await openAlone(options));
  const origins = recordOrigins(page);
  onTestFinished(async ({ task }) => {
    // The storage of an origin can only be cleared from that origin.
    const isEmptiable = task.result?.state !== 'fail' && origins.size <= 1;
    if (!isEmptiable) return page.context().close();
    await empty(page, options);
    pages.push(page);
  });
  return page;
}

/** The origins that a page has shown. That of an error page is `null`. */
function recordOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) origins.add(new URL(frame.url()).origin);
  });
  return origins;
}

/**
 * The same in a context that closes with the test, for changes that cannot be
 * undone.
 */
export async function newVisitorAlone(
  options: BrowserContextOptions = {},
  browser = sharedChromium(),
): Promise<Page> {
  const page = await openAlone(options, browser);
  onTestFinished(() => page.context().close());
  return page;
}

async function openAlone(
  options: BrowserContextOptions,
  browser = sharedChromium(),
): Promise<Page> {
  const context = await (await browser).newContext(options);
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
  // Moves the pointer out of the window. Otherwise it would be over the next
  // page.
  await page.mouse.up();
  await page.mouse.move(-1, -1);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  // Only this clears the renderer's own cache.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.detach();
}

/** Runs in the page, so that it sends nothing when it is left. */
function forgetVisit(): void {
  window.lintelEventsDisabled = true;
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // The page was denied access to storage.
  }
}

/** Everything that a page prints, and its uncaught errors. */
export function recordConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  return lines;
}

const ALLOWED_LINES = [
  // Expected if the visitor is logged out: the package's message, and the
  // browser's.
  /^error: Error fetching auth data: Error: API returned an error\./,
  /^error: Failed to load resource: the server responded with a status of 401/,
  // Printed when a locator of the test queries a hidden link.
  /^verbose: Rendering was performed in a subtree hidden by content-visibility/,
];

/** The lines that a page should not print. */
export function unexpectedLines(
  lines: readonly string[],
  expected: readonly RegExp[] = ALLOWED_LINES,
): string[] {
  return lines.filter((line) => !expected.some((each) => each.test(line)));
}

/** Waits until the open spotlight shows its picture. */
export async function expectPicture(page: Page): Promise<void> {
  const picture = page.locator('img[src*="/spotlight/studio-"]').first();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
}
