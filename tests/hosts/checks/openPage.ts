import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { recordConsole, sharedChromium } from './browser';
import { measure } from './measure';
import type { Host } from '../start/startHost';

export interface OpenedPage {
  page: Page;
  /** The lines printed so far. */
  lines: string[];
}

export interface OpenOptions {
  /** Whether the visitor is logged in. @default false */
  loggedIn?: boolean;
  /** @default 1280 px by 800 px */
  viewport?: { width: number; height: number };
  /** Whether the page has Lintel's header. @default true */
  withHeader?: boolean;
  /**
   * Whether the site's other hosts, such as those of events and pictures,
   * answer with an empty response.
   * @default false
   */
  mutesOtherHosts?: boolean;
}

/** Windows in which the menus are in the drawer. */
export const phone = { width: 390, height: 844 };

/**
 * Opens a page of the host in a new profile, and waits until the header's login
 * check has completed.
 */
export async function openPage(
  { url, backend }: Host,
  path: string,
  {
    loggedIn = false,
    viewport = { width: 1280, height: 800 },
    withHeader = true,
    mutesOtherHosts = false,
  }: OpenOptions = {},
): Promise<OpenedPage> {
  backend.reset();
  const browser = await sharedChromium();
  const context = await browser.newContext({ viewport });
  onTestFinished(() => context.close());
  if (loggedIn) backend.signIn();
  const page = await context.newPage();
  const lines = recordConsole(page);
  await measure(page);
  if (mutesOtherHosts) {
    await page.route('https://*.example.com/**', (route) =>
      route.fulfill({ status: 200, body: '' }),
    );
  }
  await page.goto(url + path);
  const status = loggedIn ? 'loggedIn' : 'loggedOut';
  if (!withHeader) return { page, lines };
  await page.waitForSelector(`[data-lintel="header"][data-ready]`);
  await page.waitForSelector(
    `[data-lintel="account"][data-status=${status}]`,
    // On a phone the bar does not show it.
    { state: 'attached' },
  );
  return { page, lines };
}
