import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// The folder tree is the dependency order: a layer imports what is named here.
const allowed: Record<string, readonly string[]> = {
  core: [],
  content: ['core'],
  provider: ['core', 'content'],
  hooks: ['core', 'content', 'provider'],
  components: ['core', 'hooks', 'provider', 'styles'],
  styles: [],
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file));

describe('the layers of src', () => {
  it('are the ones the design names', () => {
    const folders = files.filter((file) => file.includes('/')).map(layerOf);
    expect([...new Set(folders)].sort()).toEqual(Object.keys(allowed).sort());
  });

  it.each(files.filter((file) => file.includes('/')))(
    '%s imports downwards only',
    (file) => {
      const upwards = relativeImports(file)
        .filter((target) => !target.startsWith('..'))
        .filter((target) => !mayImport(layerOf(file), layerOf(target)));
      expect(upwards).toEqual([]);
    },
  );

  it('has a core without React', () => {
    const withReact = files
      .filter((file) => layerOf(file) === 'core')
      .filter((file) => /from '(react|@radix-ui)/.test(read(file)));
    expect(withReact).toEqual([]);
  });

  it('has no folder or file for leftovers', () => {
    expect(
      files.filter((file) => /\b(utils?|helpers?|common|types)\b/.test(file)),
    ).toEqual([]);
  });
});

function mayImport(from: string, to: string): boolean {
  return from === to || (allowed[from]?.includes(to) ?? false);
}

function layerOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function relativeImports(file: string): string[] {
  const specifiers = read(file).matchAll(
    /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g,
  );
  return [...specifiers].map(([, specifier]) =>
    path.posix.join(path.posix.dirname(file), specifier ?? ''),
  );
}

function read(file: string): string {
  return readFileSync(path.join('src', file), 'utf8');
}
