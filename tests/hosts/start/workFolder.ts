import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const projectFolder = fileURLToPath(
  new URL('../../..', import.meta.url),
);

/**
 * Where the apps are installed and built, kept from run to run. Outside of the
 * project: from within it an app would find what Lintel forgot to declare in
 * the project's own node_modules, and many tools leave out whatever has
 * `node_modules` in its path.
 */
export function workFolder(name = ''): string {
  const key = createHash('sha256').update(projectFolder).digest('hex');
  const folder = path.join(
    realpathSync(tmpdir()),
    `lintel-consumers-${process.getuid?.() ?? 'user'}-${key.slice(0, 8)}`,
    name,
  );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
