import { chromium } from 'playwright';
import { findChromium } from '../../setup/browsers.mjs';

const ALONE = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** @param {string[]} [args] */
export function launchChromium(args = []) {
  return chromium.launch({
    executablePath: findChromium()?.executablePath,
    args: [...ALONE, ...args],
  });
}
