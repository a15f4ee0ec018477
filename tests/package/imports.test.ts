import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** From the bottom up: each folder may import those before it. */
const COMMON = [
  'browser',
  'styles',
  'ui',
  'dev',
  'site',
  'content',
  'analytics',
  'parts',
  'link',
];

/** May import what is common, and only these features. */
const FEATURES: Record<string, readonly string[]> = {
  account: [],
  countries: [],
  drawer: ['account', 'language', 'navigation'],
  header: ['account', 'drawer', 'language', 'navigation'],
  image: [],
  language: [],
  navigation: ['spotlight'],
  'side-nav': [],
  spotlight: ['image'],
  testing: [],
  tracking: [],
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file));

it('folders import only what is below them', () => {
  const forbidden = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(forbidden).toEqual([]);
});

it('no file imports itself in a circle, types included', () => {
  const left = new Map(
    files.map((file) => [file.replace(/\.tsx?$/, ''), importsOf(file)]),
  );
  let before: number;
  do {
    before = left.size;
    for (const [file, targets] of left) {
      const isImported = [...left.values()].flat().includes(file);
      // It is in no circle if nothing imports it, or it imports nothing.
      if (!isImported || !targets.some((target) => left.has(target))) {
        left.delete(file);
      }
    }
  } while (left.size < before);
  expect([...left.keys()]).toEqual([]);
});

function mayImport(file: string, target: string): boolean {
  const [folder = '', ...inFolder] = file.split('/');
  const [other = ''] = target.split('/');
  // The public entries are in no folder.
  if (inFolder.length === 0 || folder === other) return true;
  const position = COMMON.indexOf(folder);
  if (position >= 0) return COMMON.slice(0, position).includes(other);
  return [...COMMON, ...FEATURES[folder]!].includes(other);
}

/** Without dynamic imports (`import()`). */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join('src', file), 'utf8');
  const specifiers = text.matchAll(/(?:from|import) '(\.[^']+)'/g);
  return [...specifiers]
    .map(([, specifier = '']) =>
      path.posix.join(path.posix.dirname(file), specifier),
    )
    .filter((target) => !target.startsWith('..'));
}
