import { newVisitorAlone, recordConsole } from './browser';
import { measure } from './measure';
import type { RunningServer } from '../../server/startServer';

const viewport = { width: 1280, height: 800 };

/**
 * Opens a page of the host in a new profile, and waits until the header's login
 * check has completed. `lines` are those printed so far.
 */
export async function openPage(
  { url, backend }: RunningServer,
  path: string,
  { loggedIn = false } = {},
) {
  backend.reset();
  if (loggedIn) backend.logIn();
  const page = await newVisitorAlone({ viewport });
  const lines = recordConsole(page);
  await measure(page);
  await page.goto(url + path);
  const status = loggedIn ? 'loggedIn' : 'loggedOut';
  await page.waitForSelector('[data-lintel="header"][data-lintel-ready]');
  await page.waitForSelector(
    `[data-lintel="account"][data-lintel-status=${status}]`,
  );
  return { page, lines };
}
