import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of strings, and of the files they name. */
export function hashOf(parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part).update(existsSync(part) ? readFileSync(part) : '');
  }
  return hash.digest('hex');
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
