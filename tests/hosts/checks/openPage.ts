import type { Page } from 'playwright';
import { newVisitorAlone, recordConsole } from './browser';
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
  }: OpenOptions = {},
): Promise<OpenedPage> {
  backend.reset();
  if (loggedIn) backend.signIn();
  const page = await newVisitorAlone({ viewport });
  const lines = recordConsole(page);
  await measure(page);
  await page.goto(url + path);
  const status = loggedIn ? 'loggedIn' : 'loggedOut';
  await page.waitForSelector(`[data-lintel="header"][data-ready]`);
  await page.waitForSelector(
    `[data-lintel="account"][data-status=${status}]`,
    // On a phone the bar does not show it.
    { state: 'attached' },
  );
  return { page, lines };
}
