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
 * A folder in which an app is installed and built. It is outside the project,
 * because an app inside it would find dependencies that Lintel forgot to declare
 * in the project's node_modules, and many tools skip paths with `node_modules`.
 */
export function workFolder(name: string): string {
  const key = createHash('sha256').update(projectFolder).digest('hex');
  const all = path.join(realpathSync(tmpdir()), `lintel-${key.slice(0, 8)}`);
  const folder = path.join(all, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
