/**
 * `npm run browsers`: checks that the tests find their browsers, and installs
 * missing ones.
 */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  findChromium,
  findFirefox,
  findWebKit,
  findWebKitDriver,
  requiresAllBrowsers,
} from './browsers.mjs';

/**
 * @typedef {import('./browsers.mjs').FoundBrowser} FoundBrowser
 *
 * @typedef {object} Browser
 * @property {string} name
 * @property {() => FoundBrowser | undefined} find
 * @property {'chromium' | 'firefox' | 'webkit'} playwright
 * @property {string[]} packages  of Debian
 * @property {string} variable
 * @property {boolean} mandatory
 * @property {string} purpose
 *
 * @typedef {(browser: Browser) => Promise<void>} Means
 *
 * @typedef {object} State
 * @property {Browser} browser
 * @property {FoundBrowser} [found]
 * @property {string} [version]
 * @property {string} [problem]  why it cannot be used, and what was tried
 * @property {boolean} [isBroken]  it is there, but does not start
 */

/** @type {Browser[]} */
const BROWSERS = [
  {
    name: 'Chromium',
    find: findChromium,
    playwright: 'chromium',
    packages: ['chromium', 'chromium-headless-shell'],
    variable: 'LINTEL_CHROMIUM',
    mandatory: true,
    purpose:
      'The interaction, accessibility, visual and story tests run in it; ' +
      'without it a green run would say nothing about the header.',
  },
  {
    name: 'Firefox',
    find: findFirefox,
    playwright: 'firefox',
    packages: ['firefox-esr'],
    variable: 'LINTEL_FIREFOX',
    mandatory: false,
    purpose: 'The browser tests run in it a second time.',
  },
  {
    name: 'WebKit',
    find: findWebKit,
    playwright: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    variable: 'LINTEL_WEBKIT_MINIBROWSER',
    mandatory: false,
    purpose: 'The browser tests run in it a third time.',
  },
];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TIMED = { timeout: MINUTE };

const run = promisify(execFile);

/** @type {Promise<void> | undefined} */
let packageListUpdate;

const unavailable = [];
for (const state of await Promise.all(BROWSERS.map(inspect))) {
  const settled = state.problem ? await install(state) : state;
  if (settled.problem) unavailable.push(settled);
  else console.log(description(settled));
}
for (const state of unavailable) explain(state);
if (unavailable.some(isRequired)) {
  process.exitCode = 1;
}

/**
 * @param {Browser} browser
 * @returns {Promise<State>}
 */
async function inspect(browser) {
  try {
    const found = browser.find();
    if (!found) return { browser, problem: 'no installed one was found' };
    return { browser, found, version: await startedVersion(found) };
  } catch (error) {
    // A browser that exists but does not start must not be ignored: the tests
    // would find it too, and fail with a less helpful message.
    return { browser, isBroken: true, problem: firstLine(error) };
  }
}

/** @param {State} state */
function description({ browser, found, version }) {
  const name = [browser.name, version].filter(Boolean).join(' ');
  return `Lintel: ${name} at ${found?.executablePath} (${found?.source})`;
}

/**
 * A file can exist without being usable: a stub, a missing library, another
 * architecture. So the program is asked for its version.
 *
 * @param {FoundBrowser} found
 */
async function startedVersion({ driver, executablePath }) {
  // On Windows, --version opens a window. Playwright's WebKit is a script that
  // does not accept it.
  if (process.platform === 'win32' || isPlaywrightWebKit(executablePath)) {
    return undefined;
  }
  // MiniBrowser needs a screen even to print its version. Its driver does not.
  const { stdout } =
    driver === 'webdriver'
      ? await run(findWebKitDriver() ?? 'WebKitWebDriver', ['--help'], TIMED)
      : await run(executablePath, ['--version'], TIMED);
  return /\d+(\.\d+)+\w*/.exec(stdout)?.[0];
}

/** @param {string} executablePath */
function isPlaywrightWebKit(executablePath) {
  return executablePath.endsWith('pw_run.sh');
}

/**
 * @param {State} state
 * @returns {Promise<State>}
 */
async function install(state) {
  const { browser } = state;
  // A variable takes precedence over anything that could be installed.
  if (process.env[browser.variable]) return state;
  let { isBroken } = state;
  const problems = [state.problem];
  for (const [name, means] of installMeans()) {
    console.log(`Lintel: ${browser.name} is missing; trying ${name} …`);
    try {
      await means(browser);
      const installed = await inspect(browser);
      if (!installed.problem) return installed;
      isBroken = installed.isBroken;
      problems.push(`after ${name}, ${installed.problem}`);
    } catch (error) {
      problems.push(`${name}: ${firstLine(error)}`);
    }
  }
  return { browser, isBroken, problem: problems.join('; ') };
}

/**
 * As root on Debian, apt comes first. It is one quick download from a mirror
 * that images and build servers reach even without internet access, it includes
 * the libraries, and the providers in this folder are tested with Debian's
 * browsers. On Ubuntu, apt has only stubs for Chromium and Firefox, so
 * Playwright's builds come first.
 *
 * @returns {[string, Means][]}
 */
function installMeans() {
  /** @type {[string, Means]} */
  const playwright = ["Playwright's download", installWithPlaywright];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return [playwright];
  }
  /** @type {[string, Means]} */
  const apt = ['apt-get', installWithApt];
  return isUbuntu() ? [playwright, apt] : [apt, playwright];
}

function isUbuntu() {
  if (!existsSync('/etc/os-release')) return false;
  return /^ID="?ubuntu"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @type {Means} */
async function installWithApt({ packages }) {
  packageListUpdate ??= inherit('apt-get', ['update', '-qq'], 2 * MINUTE);
  await packageListUpdate;
  const options = ['-y', '-qq', '--no-install-recommends'];
  await inherit('apt-get', ['install', ...options, ...packages], 10 * MINUTE);
}

/** @type {Means} */
async function installWithPlaywright({ playwright }) {
  await assertDownloadReachable();
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('playwright/package.json'));
  const libraries = mayInstallLibraries() ? ['--with-deps'] : [];
  await inherit(
    process.execPath,
    [path.join(folder, 'cli.js'), 'install', ...libraries, playwright],
    10 * MINUTE,
  );
}

/**
 * The libraries of a build are installed in the system, which requires root. On
 * a build server Playwright becomes root by itself. Elsewhere, nobody should be
 * asked for a password in the middle of the tests.
 */
function mayInstallLibraries() {
  if (process.platform !== 'linux') return false;
  if (process.getuid?.() === 0) return true;
  if (!requiresAllBrowsers()) return false;
  return spawnSync('sudo', ['--non-interactive', 'true']).status === 0;
}

/**
 * Without internet access, Playwright tries every mirror several times, which
 * can take minutes if a firewall drops packets. One request shows whether the
 * mirror can be reached.
 */
async function assertDownloadReachable() {
  const proxied = ['HTTPS_PROXY', 'https_proxy', 'PLAYWRIGHT_DOWNLOAD_HOST'];
  // Playwright uses these variables, but Node's fetch ignores them.
  if (proxied.some((variable) => process.env[variable])) return;
  const host = 'https://cdn.playwright.dev';
  await fetch(host, {
    method: 'HEAD',
    signal: AbortSignal.timeout(8 * SECOND),
  }).catch(() => {
    throw new Error(`${host} cannot be reached`);
  });
}

/**
 * Runs a command with visible output, so that a long download does not look
 * like a hang.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {number} timeout
 * @returns {Promise<void>}
 */
function inherit(command, parameters, timeout) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: 'inherit',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`ended with ${signal ?? `code ${code}`}`)),
    );
  });
}

/** @param {State} state */
function explain(state) {
  const { browser, problem } = state;
  if (!isRequired(state)) {
    console.warn(
      `Lintel: ${browser.name} is not available (${problem}); ` +
        `its tests are skipped. To run them: ${remedies(browser).join(', or ')}.`,
    );
    return;
  }
  console.error(
    [
      `Lintel: ${browser.name} is not available, and the tests need it.`,
      `Lintel: What happened: ${problem}.`,
      `Lintel: Why it matters: ${browser.purpose}`,
      'Lintel: What to do, one of:',
      ...remedies(browser).map((remedy) => `Lintel:   - ${remedy}`),
    ].join('\n'),
  );
}

/** @param {State} state */
function isRequired({ browser, isBroken }) {
  return browser.mandatory || isBroken || requiresAllBrowsers();
}

/** @param {Browser} browser */
function remedies({ name, packages, playwright, variable }) {
  const download = `npx playwright install ${playwright}`;
  const byPlatform = {
    linux: [
      `sudo apt-get install ${packages.join(' ')} (Debian)`,
      `npx playwright install --with-deps ${playwright} (Ubuntu and others)`,
    ],
    darwin: [name === 'WebKit' ? download : `${download}, or install ${name}`],
    win32: [name === 'WebKit' ? download : `${download}, or install ${name}`],
  };
  const platform = /** @type {keyof typeof byPlatform} */ (process.platform);
  return [
    ...(byPlatform[platform] ?? [download]),
    `set ${variable} to the path of an installed ${name}`,
  ];
}

/** @param {unknown} error */
function firstLine(error) {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Lintel: /, '').split('\n')[0];
}
