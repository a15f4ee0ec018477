import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { run } from '../hosts/start/run';
import { packTarball } from '../hosts/start/tarball';

const dist = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map(
  (file) => file.split(path.sep).join('/'),
);
const scripts = dist.filter((file) => /\.c?js$/.test(file));

describe('dist', () => {
  it('has "use client" on exactly the modules that declare it, and on those of every page', () => {
    const declared = sources()
      .filter(({ name, text }) => isClient(text) && dist.includes(`${name}.js`))
      .map(({ name }) => name);
    const built = scripts.filter((file) => isClient(read(`dist/${file}`)));
    expect(built.sort()).toEqual(
      [...declared, 'client']
        .flatMap((name) => [`${name}.js`, `${name}.cjs`])
        .sort(),
    );
    expect(built).not.toContain('index.js');
  });

  it('has no React in what servers call', () => {
    expect(read('dist/shared.js')).toContain('function loadContent(');
    expect(read('dist/shared.js')).not.toMatch(/from "(react|\.\/client)/);
  });

  it('imports no style sheet', () => {
    expect(scriptsWith(/(import|require)[^;\n]*\.css['"]/)).toEqual([]);
  });

  it('bundles neither React nor Radix, nor the style compiler', () => {
    expect(
      scriptsWith(/node_modules\/(react|@radix-ui|@vanilla-extract|css-what)/),
    ).toEqual([]);
  });

  it.each([
    ['client', 'react-navigation-menu'],
    ['account/AvatarMenu', 'react-dropdown-menu'],
    ['drawer/DrawerMenu', 'react-accordion'],
  ])('%s imports %s, a dependency of the package', (module, name) => {
    const specifier = `@radix-ui/${name}`;
    expect(read(`dist/${module}.js`)).toContain(`"${specifier}"`);
    expect(read(`dist/${module}.cjs`)).toContain(`"${specifier}"`);
    expect(Object.keys(manifest.dependencies)).toContain(specifier);
  });

  it('has no import() in CommonJS, which Jest cannot run', () => {
    const dynamic = scripts
      .filter((file) => file.endsWith('.cjs'))
      .filter((file) => /[^.\w]import\(/.test(withoutComments(file)));
    expect(dynamic).toEqual([]);
  });

  it('has one style sheet, and the same one in a layer', () => {
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

describe('the tarball', () => {
  let files: string[];
  beforeAll(async () => {
    const { file } = await packTarball();
    const names = await run('tar', ['-tzf', file], { cwd: '.' });
    files = names
      .trim()
      .split('\n')
      .map((name) => name.replace('package/', ''));
  }, 120_000);

  it('has its guides and dist', () => {
    const beside = files.filter((file) => !/^(dist|docs)\//.test(file)).sort();
    const docs = files.filter((file) => file.startsWith('docs/'));
    expect(docs).toContain('docs/getting-started.md');
    // The reference says what an editor shows.
    expect(docs.filter((file) => !/^docs\/[\w-]+\.md$/.test(file))).toEqual([]);
    expect(beside).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
    ]);
  });

  it('has modules, their types, sheets and tokens, and nothing else', () => {
    const others = files
      .filter((file) => file.startsWith('dist/'))
      .filter((file) => !/\.(c?js|d\.c?ts)$/.test(file));
    expect(others.sort()).toEqual([
      'dist/styles.css',
      'dist/styles.layer.css',
      'dist/tokens.json',
    ]);
    expect(files.filter((file) => /test(s\/|\.)/.test(file))).toEqual([]);
  });

  it('has no source map, and no file that refers to one', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const asking = dist
      .filter((file) => !statSync(`dist/${file}`).isDirectory())
      .filter((file) => /sourceMappingURL/.test(read(`dist/${file}`)));
    expect(asking).toEqual([]);
  });

  it('sends its own version with events, and not a placeholder', () => {
    const { version } = JSON.parse(read('package.json')) as Manifest;
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(version).not.toBe('0.0.0');
    for (const file of [
      'dist/analytics/tracker.js',
      'dist/analytics/tracker.cjs',
    ]) {
      const [, sent] = /\bversion = "([^"]*)"/.exec(read(file)) ?? [];
      expect(sent, file).toBe(version);
      expect(read(file)).toMatch(/client_version: version\b/);
    }
  });

  it('has the notes of its version', () => {
    const { version } = JSON.parse(read('package.json')) as Manifest;
    expect(read('CHANGELOG.md')).toContain(`## ${version}\n`);
  });
});

interface Manifest {
  version: string;
}

function scriptsWith(pattern: RegExp): string[] {
  return scripts.filter((file) => pattern.test(read(`dist/${file}`)));
}

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
