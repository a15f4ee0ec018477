import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Makes an app of the pages in a folder. It lies inside the project, so that
 * React and Radix are found in the project's own node_modules; Lintel is what
 * the caller puts into `lintel`.
 *
 * @param {string} name
 * @param {string} pages  a folder of sources
 */
export function createWorkFolder(name, pages) {
  const folder = path.join(projectFolder, 'node_modules/.cache', name);
  const lintel = path.join(folder, 'node_modules/lintel');
  rmSync(folder, { recursive: true, force: true });
  cpSync(pages, folder, { recursive: true });
  // Without it this would be a folder of the package lintel, where the name
  // `lintel` means that package itself, before any in node_modules.
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module' }),
  );
  mkdirSync(lintel, { recursive: true });
  return { folder, lintel };
}
