import { rename } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run';
import { projectFolder, workFolder } from './workFolder';

/** The package as npm would publish it. */
export const tarball = path.join(workFolder('tarball'), 'lintel.tgz');

/**
 * Packs what is built. Vitest does so before the tests of a project that needs it.
 * https://vitest.dev/config/globalsetup
 */
export async function setup(): Promise<void> {
  const folder = path.dirname(tarball);
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination'];
  const output = await run('npm', [...args, folder], { cwd: projectFolder });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  await rename(path.join(folder, filename), tarball);
}
