/**
 * Finds the browsers for the tests without starting them: in the system, and in
 * Playwright's folder.
 *
 * JavaScript, because `npm run browsers` runs it before anything is compiled.
 */
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * How a browser is driven: Playwright's own protocol, WebDriver BiDi (a stock
 * Firefox, through Playwright), or WebDriver (WebKitGTK's MiniBrowser).
 *
 * @typedef {'playwright' | 'bidi' | 'webdriver'} Driver
 *
 * @typedef {object} FoundBrowser
 * @property {string} executablePath
 * @property {Driver} driver
 */

export function findChromium() {
  return inSystem('playwright', 'chromium') ?? fromPlaywright('chromium');
}

/**
 * Chromium without the parts that need a window, which opens pages in half the
 * time. It has no back/forward cache, and draws text differently.
 * https://developer.chrome.com/blog/chrome-headless-shell
 */
export function findHeadlessShell() {
  return inSystem('playwright', 'chromium-headless-shell') ?? findChromium();
}

export function findFirefox() {
  return (
    inSystem('bidi', 'firefox-esr', 'firefox') ?? fromPlaywright('firefox')
  );
}

/**
 * MiniBrowser needs a driver, and a screen, because it has no headless mode.
 *
 * @returns {FoundBrowser | undefined}
 */
export function findWebKit() {
  const isDrivable = ['WebKitWebDriver', 'xvfb-run', 'xauth'].every(onPath);
  const [executablePath] = isDrivable ? miniBrowsers() : [];
  if (!executablePath) return fromPlaywright('webkit');
  return { executablePath, driver: 'webdriver' };
}

/** A run there must not pass because a browser or its pictures are missing. */
export function isBuildServer() {
  return !['', '0', 'false'].includes(process.env.CI ?? '');
}

/**
 * @param {Driver} driver
 * @param {string[]} programs
 * @returns {FoundBrowser | undefined}
 */
function inSystem(driver, ...programs) {
  const executablePath = programs.map(onPath).find(Boolean);
  return executablePath ? { executablePath, driver } : undefined;
}

/**
 * @param {'chromium' | 'firefox' | 'webkit'} name
 * @returns {FoundBrowser | undefined}
 */
function fromPlaywright(name) {
  // Loaded here, because it takes longer than all the rest of this file.
  const require = createRequire(import.meta.url);
  const playwright = /** @type {typeof import('playwright')} */ (
    require('playwright')
  );
  try {
    const executablePath = playwright[name].executablePath();
    if (!existsSync(executablePath)) return undefined;
    return { executablePath, driver: 'playwright' };
  } catch {
    // Throws on a system for which it has no build of this browser.
    return undefined;
  }
}

/** Debian has a folder for each architecture in `/usr/lib`. */
function miniBrowsers() {
  return readdirSync('/usr/lib')
    .map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
    .filter(existsSync);
}

/** @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .concat('/usr/bin')
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file) && !isSnap(file));
}

/**
 * Ubuntu's packages are stubs for a snap, and a snap may not write to the
 * temporary profile of a driver.
 * https://github.com/cypress-io/cypress/issues/7020
 *
 * @param {string} file
 */
function isSnap(file) {
  const target = realpathSync(file);
  const isScript = statSync(target).size < 10_000;
  return (
    target === '/usr/bin/snap' ||
    (isScript && readFileSync(target, 'utf8').includes('/snap/bin/'))
  );
}
