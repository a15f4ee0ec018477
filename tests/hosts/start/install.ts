import { readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run';
import { tarball } from './tarball';
import { projectFolder, workFolder } from './workFolder';

/**
 * Copies an app out of the project and installs it there, with the packed
 * Lintel. Resolves to its folder.
 *
 * @param app its folder in the project
 * @param shared a folder of sources that it shares with other apps
 */
export async function install(app: string, shared?: string): Promise<string> {
  const folder = workFolder(path.basename(app));
  await rm(folder, { recursive: true });
  for (const home of [app, shared]) {
    if (!home) continue;
    await cp(path.join(projectFolder, home), folder, { recursive: true });
  }
  await cp(tarball, path.join(folder, 'lintel.tgz'));
  const args = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', args, { cwd: folder });
  checkLock(app, folder);
  return folder;
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
