/**
 * `npm run browsers`: checks that the tests find their browsers, and installs
 * missing ones.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  findChromium,
  findFirefox,
  findWebKit,
  isBuildServer,
} from './browsers.mjs';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';

// The packages are Debian's.
provide('chromium', findChromium, ['chromium', 'chromium-headless-shell']);
provide('firefox', findFirefox, ['firefox-esr']);
provide('webkit', findWebKit, ['webkit2gtk-driver', 'xvfb', 'xauth']);

/**
 * As root on Debian, apt comes first: images and build servers reach its mirror
 * even without internet access, it includes the libraries, and the providers in
 * this folder are tested with Debian's browsers. On Ubuntu it has only stubs of
 * Chromium and Firefox, which are not found.
 *
 * @param {string} name
 * @param {() => import('./browsers.mjs').FoundBrowser | undefined} find
 * @param {string[]} packages
 */
function provide(name, find, packages) {
  if (!find() && isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-qqy', '--no-install-recommends', ...packages);
  }
  if (!find()) {
    // Libraries are installed in the system, and nobody should be asked for a
    // password in the middle of the tests.
    const hasLibraries = !isLinux || !(isRoot || isBuildServer());
    const libraries = hasLibraries ? [] : ['--with-deps'];
    run('npx', 'playwright', 'install', ...libraries, name);
  }
  const found = find();
  if (found) return console.log(`Lintel: ${name} at ${found.executablePath}`);
  const isRequired = name === 'chromium' || isBuildServer();
  console.error(
    `Lintel: ${name} is not available; ` +
      `${isRequired ? 'the tests need it' : 'its tests are skipped'}. ` +
      `Run \`sudo apt-get install ${packages.join(' ')}\` (Debian) or ` +
      `\`npx playwright install --with-deps ${name}\` (other systems).`,
  );
  if (isRequired) process.exitCode = 1;
}

/**
 * With visible output, so that a long download does not look like a hang.
 *
 * @param {string} command
 * @param {string[]} parameters
 */
function run(command, ...parameters) {
  spawnSync(command, parameters, {
    stdio: 'inherit',
    timeout: 600_000,
    // npx is a script on Windows.
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
