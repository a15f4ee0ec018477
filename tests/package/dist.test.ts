import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map(
  (file) => file.split(path.sep).join('/'),
);
const scripts = dist.filter((file) => /\.c?js$/.test(file));

describe('dist', () => {
  it('keeps "use client" on exactly the modules that declare it', () => {
    const declared = sources().filter(({ text }) => isClient(text));
    const built = scripts.filter((file) => isClient(read(`dist/${file}`)));
    expect(built.sort()).toEqual(
      declared.flatMap(({ name }) => [`${name}.js`, `${name}.cjs`]).sort(),
    );
    expect(built).not.toContain('index.js');
  });

  it.each(scripts)('%s imports no style sheet', (file) => {
    expect(read(`dist/${file}`)).not.toMatch(
      /(import|require)[^;\n]*\.css['"]/,
    );
  });

  it('bundles neither React nor Radix', () => {
    const inlined = scripts.filter((file) =>
      /node_modules\/(react|@radix-ui)/.test(read(`dist/${file}`)),
    );
    expect(inlined).toEqual([]);
  });

  it('has no import() in CommonJS, which Jest cannot run', () => {
    const dynamic = scripts
      .filter((file) => file.endsWith('.cjs'))
      .filter((file) => /[^.\w]import\(/.test(withoutComments(file)));
    expect(dynamic).toEqual([]);
  });

  it('holds one style sheet, and the same in a layer', () => {
    const sheet = read('dist/styles.css').trim();
    expect(dist.filter((file) => file.endsWith('.css'))).toEqual(
      expect.arrayContaining(['styles.css', 'styles.layer.css']),
    );
    expect(dist.filter((file) => file.endsWith('.css'))).toHaveLength(2);
    expect(read('dist/styles.layer.css').trim()).toBe(
      `@layer lintel{${sheet}}`,
    );
    expect(sheet).toContain('--lintel-color-ink:');
  });
});

function sources() {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({
      name: file
        .split(path.sep)
        .join('/')
        .replace(/\.tsx?$/, ''),
      text: readFileSync(path.join('src', file), 'utf8'),
    }));
}

function isClient(text: string): boolean {
  return /^(['"]use strict['"];\s*)?['"]use client['"]/.test(text);
}

function withoutComments(file: string): string {
  return read(`dist/${file}`).replace(/\/\/.*$/gm, '');
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
