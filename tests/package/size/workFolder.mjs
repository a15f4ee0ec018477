import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Creates an app from the pages in a folder. It is inside the project, so that
 * React and Radix resolve to the project's own node_modules. The caller puts
 * Lintel into `lintel`.
 *
 * @param {string} name
 * @param {string} pages  a folder of sources
 */
export function createWorkFolder(name, pages) {
  const folder = path.join(projectFolder, 'node_modules/.cache', name);
  const lintel = path.join(folder, 'node_modules/lintel');
  rmSync(folder, { recursive: true, force: true });
  cpSync(pages, folder, { recursive: true });
  // Without it, this would be a folder of the package lintel, in which the name
  // `lintel` resolves to that package before any in node_modules.
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module' }),
  );
  mkdirSync(lintel, { recursive: true });
  return { folder, lintel };
}
