import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { onTestFinished } from 'vitest';
import { sharedChromium } from '../../../hosts/checks/browser';
import {
  findChromium,
  findFirefox,
  requiresAllBrowsers,
} from '../../../setup/browsers.mjs';
import { launchFirefox } from './launchFirefox';

export interface TestedBrowser {
  name: 'Chromium' | 'Firefox';
  launch(): Promise<Browser>;
  /**
   * Opens a page without a driver, so that its tabs can be hidden and shown. It
   * closes with the test.
   */
  openAlone(browser: Browser, address: string): Promise<void>;
}

/**
 * The installed browsers. If one is missing, its rows are skipped with a
 * message.
 */
export function testedBrowsers(): TestedBrowser[] {
  const chromium: TestedBrowser = {
    name: 'Chromium',
    launch: sharedChromium,
    openAlone: (_, address) => openChromium(address),
  };
  const found = findFirefox();
  if (found) {
    const launch = () => launchFirefox(found);
    return [chromium, { name: 'Firefox', launch, openAlone: openTab }];
  }
  const notice =
    'Lintel: firefox is not installed; `npm run browsers` installs it';
  if (requiresAllBrowsers()) throw new Error(`${notice}.`);
  console.warn(`${notice}. Its delivery tests are skipped.`);
  return [chromium];
}

/** A driven Firefox hides a tab behind another by itself. */
async function openTab(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(address);
}

/** A driven Chromium shows every page, and prerenders none. */
async function openChromium(address: string): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'lintel-delivery-'));
  const browser = spawn(
    findChromium()!.executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-popup-blocking',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      address,
    ],
    { stdio: 'ignore' },
  );
  onTestFinished(async () => {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill('SIGKILL');
    await ended;
    // Its other processes may write a moment longer.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  });
}
