import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from './fault';

const NOT_COPIED = ['node_modules', '.git', '.cache', 'dist', 'baselines'];

/**
 * Copies the working tree into a temporary folder, because faults are only
 * written into the copy.
 */
export function copyTree(root: string): string {
  const tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'lintel-faults-')));
  cpSync(root, tree, {
    recursive: true,
    filter: (source) => !NOT_COPIED.includes(path.basename(source)),
  });
  linkPackages(
    path.join(root, 'node_modules'),
    path.join(tree, 'node_modules'),
  );
  return tree;
}

/**
 * Links each package instead of the folder, which contains Vite's cache: the
 * copy needs its own.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '.vite' || name === '.cache') continue;
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

export function removeTree(tree: string): void {
  rmSync(tree, { recursive: true, force: true, maxRetries: 5 });
}

/** The reason why a fault cannot be injected; `null` if it can be. */
export function whyNot(root: string, { file, find }: Fault): string | null {
  try {
    const source = readFileSync(path.join(root, file), 'utf8');
    const matches = source.split(find).length - 1;
    return matches === 1
      ? null
      : `\`find\` matches ${matches} times in ${file}`;
  } catch {
    return `${file} does not exist`;
  }
}

/**
 * Writes a fault into the copied tree. Returns a function that restores the
 * file.
 */
export function inject(
  tree: string,
  { file, find, replace }: Fault,
): () => void {
  const target = path.join(tree, file);
  const source = readFileSync(target, 'utf8');
  // A function, so that `$1` in `replace` is not interpreted.
  writeFileSync(
    target,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(target, source);
}
