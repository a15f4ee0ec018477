import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../hosts/start/run';
import { tarball } from '../../hosts/start/tarball';
import { projectFolder } from '../../hosts/start/workFolder';

/**
 * Creates an app from a folder of sources, with the packed Lintel. It is inside
 * the project, so that React and Radix resolve to the project's own
 * node_modules. Resolves to its folder.
 */
export async function createWorkFolder(
  name: string,
  sources: string,
): Promise<string> {
  const folder = path.join(projectFolder, 'node_modules/.cache', name);
  const cwd = path.join(folder, 'node_modules/lintel');
  rmSync(folder, { recursive: true, force: true });
  cpSync(sources, folder, { recursive: true });
  // Without it, this would be a folder of the package lintel, in which the name
  // `lintel` resolves to that package before any in node_modules.
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module' }),
  );
  mkdirSync(cwd, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1'], { cwd });
  return folder;
}
