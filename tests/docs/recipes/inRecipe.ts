import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { newVisitor } from '../../hosts/checks/browser';
import { measure, nextPaint } from '../../hosts/checks/measure';
import { hold } from '../../package/contract/setup/open';
import type { RunningServer } from '../../server/startServer';
import { startRecipe } from './startRecipe';

export const DESKTOP = { viewport: { width: 1280, height: 800 } };
export const PHONE = { viewport: { width: 375, height: 700 } };
export const UNSCRIPTED = { ...DESKTOP, javaScriptEnabled: false };

interface OpenOptions extends BrowserContextOptions {
  /** The path of the page. @default '/' */
  at?: string;
  /** Holds the scripts of the app back until `release()`. @default false */
  held?: boolean;
}

interface OpenedPage {
  page: Page;
  /** Releases held scripts, and waits until the page is hydrated. */
  release(): Promise<void>;
}

type Open = (options?: OpenOptions) => Promise<OpenedPage>;

/** Runs tests on a page with a recipe of the documentation. */
export function inRecipe(heading: string, tests: (open: Open) => void): void {
  describe(heading, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await startRecipe(heading);
    });
    afterAll(() => server?.close());
    tests((options) => open(server.url, options));
  });
}

/** Resolves once the page is hydrated, unless its scripts are held. */
async function open(
  url: string,
  { at = '/', held = false, ...options }: OpenOptions = {},
): Promise<OpenedPage> {
  const page = await newVisitor({ ...DESKTOP, ...options });
  await measure(page);
  const letGo = held ? await hold(page, '**/assets/*.js') : () => {};
  await page.goto(url + at, { waitUntil: held ? 'commit' : 'load' });
  await page.getByRole('banner').waitFor();
  // Nothing is painted before the style sheet has arrived.
  if (held) await nextPaint(page);
  const isLive = !held && options.javaScriptEnabled !== false;
  if (isLive) await hydrated(page);
  return {
    page,
    async release() {
      letGo();
      await hydrated(page);
    },
  };
}

/** The menus of wide windows are hydrated last, also where they are hidden. */
export const hydrated = (page: Page) =>
  page
    .locator('[data-lintel="header"][data-lintel-ready] nav[data-lintel-ready]')
    .waitFor({ state: 'attached' });

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo(0, y), top);

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  return box!;
}

export const expectFocusOn = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => node === document.activeElement))
    .toBe(true);
