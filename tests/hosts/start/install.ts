import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exclusively } from './exclusively';
import { filesIn, hashOf } from './hashes';
import { run } from './run';
import { packTarball, type Tarball } from './tarball';
import { projectFolder, workFolder } from './workFolder';

/** Files in a work folder, each with a hash. */
const STAMPS = {
  modules: 'node_modules/.lintel-modules',
  lintel: 'node_modules/.lintel-tarball',
  sources: '.lintel-sources',
};

/**
 * Copies an app out of the project and installs it there with `npm ci`. If its
 * lock has not changed, only Lintel is replaced. If nothing has changed,
 * nothing is touched, so that test files can share it. Resolves to its folder.
 *
 * @param app its folder in the project
 * @param shared folders of sources shared with other apps
 */
export async function install(app: string, shared?: string): Promise<string> {
  const tarball = await packTarball();
  const name = app.replace(/^tests\/|\W+$/g, '').replace(/\W+/g, '-');
  return exclusively(name, async () => {
    const homes = [app, shared]
      .filter((home) => home !== undefined)
      .map((home) => path.join(projectFolder, home));
    const folder = workFolder(name);
    const sources = hashOf([tarball.hash, ...homes.flatMap(filesIn)]);
    if (stamp(folder, 'sources') === sources) return folder;
    await copySources(homes, folder, tarball);
    await installModules(folder);
    await replaceLintel(folder, tarball);
    checkLock(app, folder);
    await writeFile(path.join(folder, STAMPS.sources), sources);
    return folder;
  });
}

async function copySources(homes: string[], folder: string, tarball: Tarball) {
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') await remove(path.join(folder, name));
  }
  for (const home of homes) await cp(home, folder, { recursive: true });
  await cp(tarball.file, path.join(folder, 'lintel.tgz'));
}

async function installModules(folder: string): Promise<void> {
  const lock = hashOf([
    process.version,
    path.join(folder, 'package.json'),
    path.join(folder, 'package-lock.json'),
  ]);
  if (stamp(folder, 'modules') === lock) return;
  await remove(path.join(folder, 'node_modules'));
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', args, { cwd: folder });
  await writeFile(path.join(folder, STAMPS.modules), lock);
}

async function replaceLintel(folder: string, tarball: Tarball): Promise<void> {
  if (stamp(folder, 'lintel') === tarball.hash) return;
  const target = path.join(folder, 'node_modules/lintel');
  await remove(target);
  await mkdir(target);
  await run('tar', ['-xzf', tarball.file, '--strip-components=1'], {
    cwd: target,
  });
  await writeFile(path.join(folder, STAMPS.lintel), tarball.hash);
}

/**
 * `npm ci` installs what the lock says about the tarball, even if the tarball
 * has changed since.
 */
function checkLock(app: string, folder: string): void {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const locked = read('package-lock.json').packages['node_modules/lintel'];
  const packed = read('node_modules/lintel/package.json');
  for (const field of ['dependencies', 'peerDependencies']) {
    const wanted = JSON.stringify(packed[field] ?? {});
    if (JSON.stringify(locked[field] ?? {}) === wanted) continue;
    throw new Error(
      `The lock of ${app} has not Lintel's ${field} ${wanted}: ` +
        'run `node tests/hosts/update-locks.mjs`.',
    );
  }
}

function stamp(folder: string, name: keyof typeof STAMPS): string | null {
  const file = path.join(folder, STAMPS[name]);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function remove(target: string): Promise<void> {
  return rm(target, { recursive: true, force: true });
}
