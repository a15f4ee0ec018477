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
import { homedir } from 'node:os';
import path from 'node:path';

/**
 * How a browser is driven: Playwright's own protocol, WebDriver BiDi (a stock
 * Firefox, through Playwright), or WebDriver (WebKitGTK's MiniBrowser).
 *
 * @typedef {'playwright' | 'bidi' | 'webdriver'} Driver
 *
 * @typedef {'chromium' | 'firefox' | 'webkit'} PlaywrightName
 *
 * @typedef {object} FoundBrowser
 * @property {string} executablePath
 * @property {'environment' | 'system' | 'playwright'} source
 * @property {Driver} driver
 */

/** @returns {FoundBrowser | undefined} */
export function findChromium() {
  return (
    fromEnvironment('LINTEL_CHROMIUM', 'chromium', 'playwright') ??
    fromSharedEnvironment(['CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH']) ??
    fromSystem(chromiumPaths(), 'playwright') ??
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
    fromEnvironment('LINTEL_CHROMIUM', 'chromium', 'playwright') ??
    fromSystem(onPath(['chromium-headless-shell']), 'playwright') ??
    findChromium()
  );
}

/** @returns {FoundBrowser | undefined} */
export function findFirefox() {
  return (
    fromEnvironment('LINTEL_FIREFOX', 'firefox', 'bidi') ??
    fromSystem(firefoxPaths(), 'bidi') ??
    fromPlaywright('firefox')
  );
}

/** @returns {FoundBrowser | undefined} */
export function findWebKit() {
  return (
    fromEnvironment('LINTEL_WEBKIT_MINIBROWSER', 'webkit', 'webdriver') ??
    (findWebKitDriver() && findDisplayServer()
      ? fromSystem(miniBrowserPaths(), 'webdriver')
      : undefined) ??
    fromPlaywright('webkit')
  );
}

/** The program that drives MiniBrowser. */
export function findWebKitDriver() {
  return onPath(['WebKitWebDriver']).find(existsSync);
}

/** MiniBrowser has no headless mode, so it gets its own screen. */
export function findDisplayServer() {
  return onPath(['Xvfb']).find(existsSync);
}

/** A run on a build server must not pass because a browser was skipped. */
export function requiresAllBrowsers() {
  return isSet('CI') || isSet('LINTEL_REQUIRE_ALL_BROWSERS');
}

/** @param {string} variable */
function isSet(variable) {
  return !['', '0', 'false'].includes(process.env[variable] ?? '');
}

/**
 * A variable of this project is an instruction, so a wrong one is an error.
 *
 * @param {string} variable
 * @param {PlaywrightName} name
 * @param {Driver} driver  for any build but Playwright's own
 * @returns {FoundBrowser | undefined}
 */
function fromEnvironment(variable, name, driver) {
  const executablePath = process.env[variable];
  if (!executablePath) return undefined;
  if (!existsSync(executablePath)) {
    throw new Error(
      `Lintel: ${variable} names ${executablePath}, which does not exist: ` +
        'correct it, or unset it to use the browser that is installed',
    );
  }
  const isPlaywrights = executablePath === playwrightPath(name);
  return {
    executablePath,
    source: 'environment',
    driver: isPlaywrights ? 'playwright' : driver,
  };
}

/**
 * Variables of other tools may be left over from another machine or project.
 *
 * @param {string[]} variables
 * @returns {FoundBrowser | undefined}
 */
function fromSharedEnvironment(variables) {
  const executablePath = variables
    .map((variable) => process.env[variable])
    .find((value) => value && existsSync(value));
  return executablePath
    ? { executablePath, source: 'environment', driver: 'playwright' }
    : undefined;
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
  return executablePath
    ? { executablePath, source: 'system', driver }
    : undefined;
}

/**
 * @param {PlaywrightName} name
 * @returns {FoundBrowser | undefined}
 */
function fromPlaywright(name) {
  const executablePath = playwrightPath(name);
  return executablePath && existsSync(executablePath)
    ? { executablePath, source: 'playwright', driver: 'playwright' }
    : undefined;
}

/** @param {PlaywrightName} name */
function playwrightPath(name) {
  // Loaded here, because it takes longer than all the rest of this file.
  const require = createRequire(import.meta.url);
  const playwright = /** @type {typeof import('playwright')} */ (
    require('playwright')
  );
  try {
    return playwright[name].executablePath();
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
  if (process.platform !== 'linux') return false;
  const target = realpathSync(executablePath);
  if (target === '/usr/bin/snap' || target.startsWith('/snap/')) return true;
  const isScript = statSync(target).size < 10_000;
  return isScript && readFileSync(target, 'utf8').includes('/snap/bin/');
}

function chromiumPaths() {
  if (process.platform === 'darwin') {
    return inApplications([
      'Chromium.app/Contents/MacOS/Chromium',
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]);
  }
  if (process.platform === 'win32') {
    return inProgramFiles([
      'Chromium\\Application\\chrome.exe',
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]);
  }
  return onPath([
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
  ]);
}

function firefoxPaths() {
  if (process.platform === 'darwin') {
    return inApplications(['Firefox.app/Contents/MacOS/firefox']);
  }
  if (process.platform === 'win32') {
    return inProgramFiles(['Mozilla Firefox\\firefox.exe']);
  }
  return onPath(['firefox-esr', 'firefox']);
}

function miniBrowserPaths() {
  if (process.platform !== 'linux') return [];
  // Debian has a folder for each architecture in `/usr/lib`, Arch none.
  const folders = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`);
  return [
    ...folders,
    '/usr/libexec' /* Fedora */,
    '/usr/lib',
    '/usr/lib64',
  ].map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`);
}

/** @param {string[]} bundles */
function inApplications(bundles) {
  return ['/Applications', path.join(homedir(), 'Applications')].flatMap(
    (folder) => bundles.map((bundle) => path.join(folder, bundle)),
  );
}

/** @param {string[]} programs */
function inProgramFiles(programs) {
  return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .flatMap((variable) => process.env[variable] ?? [])
    .flatMap((folder) => programs.map((name) => path.join(folder, name)));
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .concat('/usr/bin', '/usr/local/bin');
  return names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
}
