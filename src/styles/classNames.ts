import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Names the classes and keyframes of one version of the package, for
 * vanilla-extract. Two versions on a page, each with its own sheet, must not
 * restyle each other, so every name begins with a hash of the version. The rest
 * is short, because a page's HTML has hundreds: a letter for the file and one
 * for the place in it. Files outside `src` (stories) keep their long hash.
 */
export function classNames(version: string) {
  const prefix = `lintel${hashOf(version)}`;
  const files = sheetSources();
  const width = (files.length - 1).toString(36).length;
  const hashesByFile = new Map<string, string[]>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const file = files.indexOf(filePath);
    if (file < 0) return `${prefix}_${hash}`;
    // A file is evaluated once for each that imports it, always in one order.
    const hashes = hashesByFile.get(filePath) ?? [];
    hashesByFile.set(filePath, hashes);
    if (!hashes.includes(hash)) hashes.push(hash);
    const letter = file.toString(36).padStart(width, '0');
    return prefix + letter + hashes.indexOf(hash).toString(36);
  };
}

/** Three letters or digits: for two versions to share them is one chance in 46,656. */
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
