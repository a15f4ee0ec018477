/**
 * Finds the browsers for the tests without starting them.
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

/** @returns {FoundBrowser | undefined} */
export function findChromium() {
  return (
    fromEnvironment('LINTEL_CHROMIUM', 'playwright') ??
    fromSystem(onPath('chromium'), 'playwright') ??
    fromPlaywright('chromium')
  );
}

/**
 * Chromium without the parts that need a window, which opens pages in half the
 * time. It has no back/forward cache, and draws text differently.
 * https://developer.chrome.com/blog/chrome-headless-shell
 */
export function findHeadlessShell() {
  return (
    fromEnvironment('LINTEL_CHROMIUM', 'playwright') ??
    fromSystem(onPath('chromium-headless-shell'), 'playwright') ??
    findChromium()
  );
}

/** @returns {FoundBrowser | undefined} */
export function findFirefox() {
  return (
    fromEnvironment('LINTEL_FIREFOX', 'bidi') ??
    fromSystem([...onPath('firefox-esr'), ...onPath('firefox')], 'bidi') ??
    fromPlaywright('firefox')
  );
}

/** @returns {FoundBrowser | undefined} */
export function findWebKit() {
  return (
    fromEnvironment('LINTEL_WEBKIT_MINIBROWSER', 'webdriver') ??
    (findWebKitDriver() && findDisplayServer()
      ? fromSystem(miniBrowserPaths(), 'webdriver')
      : undefined) ??
    fromPlaywright('webkit')
  );
}

/** The program that drives MiniBrowser. */
export function findWebKitDriver() {
  return onPath('WebKitWebDriver').find(existsSync);
}

/** MiniBrowser has no headless mode, so it gets its own screen. */
export function findDisplayServer() {
  return onPath('Xvfb').find(existsSync);
}

/** A run on a build server must not pass because a browser was skipped. */
export function requiresAllBrowsers() {
  return !['', '0', 'false'].includes(process.env.CI ?? '');
}

/**
 * @param {string} variable
 * @param {Driver} driver
 * @returns {FoundBrowser | undefined}
 */
function fromEnvironment(variable, driver) {
  const executablePath = process.env[variable];
  if (!executablePath) return undefined;
  if (existsSync(executablePath)) return { executablePath, driver };
  throw new Error(
    `Lintel: ${variable} names ${executablePath}, which does not exist: ` +
      'correct it, or unset it to use the browser that is installed',
  );
}

/**
 * @param {string[]} paths
 * @param {Driver} driver
 * @returns {FoundBrowser | undefined}
 */
function fromSystem(paths, driver) {
  const executablePath = paths.find(
    (candidate) => existsSync(candidate) && !isSnap(candidate),
  );
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

/**
 * Ubuntu's packages are stubs for a snap, and a snap may not write to the
 * temporary profile of a driver.
 * https://github.com/cypress-io/cypress/issues/7020
 *
 * @param {string} executablePath
 */
function isSnap(executablePath) {
  const target = realpathSync(executablePath);
  if (target === '/usr/bin/snap' || target.startsWith('/snap/')) return true;
  const isScript = statSync(target).size < 10_000;
  return isScript && readFileSync(target, 'utf8').includes('/snap/bin/');
}

/** Debian has a folder for each architecture in `/usr/lib`. */
function miniBrowserPaths() {
  if (process.platform !== 'linux') return [];
  return readdirSync('/usr/lib').map(
    (name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`,
  );
}

/** @param {string} name */
function onPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .concat('/usr/bin')
    .filter(Boolean)
    .map((folder) => path.join(folder, name));
}
