/**
 * Updates the lock files of the apps that install the packed tarball: `node
 * tests/hosts/update-locks.mjs`. Run it after every change of Lintel's or an
 * app's dependencies. `dist` must be built.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const shell = process.platform === 'win32';

const APPS = [
  'tests/hosts/next',
  'tests/hosts/vite',
  'tests/hosts/react-router',
  'tests/hosts/astro',
  'tests/hosts/jest',
  'tests/package/contract/react-18',
  'tests/package/contract/react-19',
  'tests/bench',
];

const folder = await mkdtemp(path.join(tmpdir(), 'lintel-locks-'));
try {
  const tarball = await pack();
  for (const app of APPS) await updateLock(app, tarball);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function pack() {
  const args = ['pack', '--json', '--ignore-scripts'];
  const { stdout } = await run('npm', [...args, '--pack-destination', folder], {
    cwd: root,
    shell,
  });
  return path.join(folder, JSON.parse(stdout)[0].filename);
}

/**
 * Outside the app's folder, and without an old lock or installed packages,
 * because with them npm would omit the optional packages of other platforms.
 *
 * @param {string} app
 * @param {string} tarball
 */
async function updateLock(app, tarball) {
  const home = path.join(root, app);
  const work = await mkdtemp(path.join(folder, 'app-'));
  await copyFile(tarball, path.join(work, 'lintel.tgz'));
  await copyFile(
    path.join(home, 'package.json'),
    path.join(work, 'package.json'),
  );
  await run(
    'npm',
    [
      'install',
      '--package-lock-only',
      '--ignore-scripts',
      '--omit-lockfile-registry-resolved',
      '--no-audit',
      '--no-fund',
    ],
    { cwd: work, shell },
  );
  const lock = JSON.parse(
    await readFile(path.join(work, 'package-lock.json'), 'utf8'),
  );
  // The tarball changes with every build.
  delete lock.packages['node_modules/lintel'].integrity;
  await writeFile(
    path.join(home, 'package-lock.json'),
    `${JSON.stringify(lock, null, 2)}\n`,
  );
  console.log(`${app}: ${Object.keys(lock.packages).length - 1} packages`);
}
