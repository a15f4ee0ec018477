import { chromium, type Browser, type Page } from 'playwright';
import { afterAll } from 'vitest';
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

/** One browser for all tests of a file; it ends with them. */
export function sharedChromium(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: findChromium()?.executablePath,
    args: ARGS,
    ignoreDefaultArgs: PLAYWRIGHT_ARGS,
  });
  return browser;
}

afterAll(async () => {
  await (await browser)?.close();
});

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
