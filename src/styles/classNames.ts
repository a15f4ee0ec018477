import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/**
 * Returns vanilla-extract's `identifiers`, which names classes and keyframes.
 * Names begin with a hash of the package's version, so that two versions on a
 * page do not restyle each other. The rest is short, because a page's HTML has
 * hundreds of names: a letter for the file and one for the position in it. Files
 * outside of `src` (stories) keep their long hash.
 */
export function classNames(version = manifest.version) {
  const prefix = `lintel${hashOf(version)}`;
  const files = sheetSources();
  const width = (files.length - 1).toString(36).length;
  const hashesByFile = new Map<string, string[]>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const file = files.indexOf(filePath);
    if (file < 0) return `${prefix}_${hash}`;
    // A file may be evaluated several times, but always in the same order.
    const hashes = hashesByFile.get(filePath) ?? [];
    hashesByFile.set(filePath, hashes);
    if (!hashes.includes(hash)) hashes.push(hash);
    const letter = file.toString(36).padStart(width, '0');
    return prefix + letter + hashes.indexOf(hash).toString(36);
  };
}

/** Three letters or digits. The chance that two versions share them is 1 in 46,656. */
function hashOf(version: string): string {
  const digest = createHash('sha256').update(version).digest();
  const number = digest.readUInt32BE() % 36 ** 3;
  return number.toString(36).padStart(3, '0');
}

function sheetSources(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .sort();
}
