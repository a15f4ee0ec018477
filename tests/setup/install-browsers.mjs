/**
 * `npm run browsers`: checks that the tests find their browsers, and installs
 * missing ones.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  findChromium,
  findFirefox,
  findWebKit,
  findWebKitDriver,
  requiresAllBrowsers,
} from './browsers.mjs';

/**
 * @typedef {object} Browser
 * @property {string} name
 * @property {() => import('./browsers.mjs').FoundBrowser | undefined} find
 * @property {string[]} packages  of Debian
 */

/** @type {Browser[]} */
const BROWSERS = [
  {
    name: 'chromium',
    find: findChromium,
    packages: ['chromium', 'chromium-headless-shell'],
  },
  { name: 'firefox', find: findFirefox, packages: ['firefox-esr'] },
  {
    name: 'webkit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

const MINUTE = 60_000;

const isRoot = process.getuid?.() === 0;

for (const browser of BROWSERS) {
  if (isUsable(browser) || install(browser)) report(browser);
  else explain(browser);
}

/**
 * A file can exist without being usable: a missing library, another
 * architecture. So the program is asked for its version.
 *
 * @param {Browser} browser
 */
function isUsable({ find }) {
  const found = find();
  if (!found) return false;
  const { driver, executablePath } = found;
  // On Windows, --version opens a window. Playwright's WebKit is a script that
  // does not accept it.
  const canSay = process.platform !== 'win32' && !/pw_run/.test(executablePath);
  if (!canSay) return true;
  // MiniBrowser needs a screen even to print its version. Its driver does not.
  const { status } =
    driver === 'webdriver'
      ? spawnSync(findWebKitDriver() ?? 'WebKitWebDriver', ['--help'])
      : spawnSync(executablePath, ['--version'], { timeout: MINUTE });
  return status === 0;
}

/**
 * As root on Debian, apt comes first: images and build servers reach its mirror
 * even without internet access, it includes the libraries, and the providers in
 * this folder are tested with Debian's browsers. On Ubuntu it has only stubs of
 * Chromium and Firefox, which are not usable.
 *
 * @param {Browser} browser
 */
function install(browser) {
  console.log(`Lintel: ${browser.name} is missing; installing it …`);
  const hasApt = isRoot && existsSync('/usr/bin/apt-get');
  return (
    (hasApt && installWithApt(browser) && isUsable(browser)) ||
    (installWithPlaywright(browser) && isUsable(browser))
  );
}

/** @param {Browser} browser */
function installWithApt({ packages }) {
  const options = ['-y', '-qq', '--no-install-recommends'];
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', ...options, ...packages])
  );
}

/** @param {Browser} browser */
function installWithPlaywright({ name }) {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('playwright/package.json'));
  // Libraries are installed in the system, and nobody should be asked for a
  // password in the middle of the tests.
  const mayInstallLibraries =
    process.platform === 'linux' && (isRoot || requiresAllBrowsers());
  const libraries = mayInstallLibraries ? ['--with-deps'] : [];
  const cli = path.join(folder, 'cli.js');
  return run(process.execPath, [cli, 'install', ...libraries, name]);
}

/**
 * With visible output, so that a long download does not look like a hang.
 *
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, parameters) {
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    timeout: 10 * MINUTE,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** @param {Browser} browser */
function report({ name, find }) {
  console.log(`Lintel: ${name} at ${find()?.executablePath}`);
}

/** @param {Browser} browser */
function explain({ name, packages }) {
  const isRequired = name === 'chromium' || requiresAllBrowsers();
  console.error(
    `Lintel: ${name} is not available; ` +
      `${isRequired ? 'the tests need it' : 'its tests are skipped'}. ` +
      `Run \`sudo apt-get install ${packages.join(' ')}\` (Debian) or ` +
      `\`npx playwright install --with-deps ${name}\` (other systems).`,
  );
  if (isRequired) process.exitCode = 1;
}
