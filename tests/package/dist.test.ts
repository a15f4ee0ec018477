import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { run } from '../hosts/start/run';
import { tarball } from '../hosts/start/tarball';

const dist = readdirSync('dist', { recursive: true, encoding: 'utf8' }).map(
  (file) => file.split(path.sep).join('/'),
);
const scripts = dist.filter((file) => /\.c?js$/.test(file));

describe('dist', () => {
  it('has "use client" on exactly the modules that declare it, and on those in one file', () => {
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

  it.each(['shared', 'core', 'content/index', 'countries/countries'])(
    'has no React in what servers call: %s',
    (name) => {
      const needsReact = /(from |require\()"(react|[./]*\/client)/;
      expect(read('dist/client.cjs')).toMatch(needsReact);
      expect(read(`dist/${name}.js`)).not.toMatch(needsReact);
      expect(read(`dist/${name}.cjs`)).not.toMatch(needsReact);
    },
  );

  it('imports no style sheet', () => {
    expect(scriptsWith(/(import|require)[^;\n]*\.css['"]/)).toEqual([]);
  });

  it('bundles neither React nor Radix, nor the style compiler', () => {
    expect(
      scriptsWith(/node_modules\/(react|@radix-ui|@vanilla-extract|css-what)/),
    ).toEqual([]);
  });

  it.each([
    ['navigation/MainNavigation', 'react-navigation-menu'],
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
    expect(read('dist/styles.layer.css').trim()).toBe(
      `@layer lintel{${sheet}}`,
    );
    expect(sheet).toContain('--lintel-color-ink:');
  });

  it('names no element of any kind in what opens, whose content would all be styled again', () => {
    const rules = read('dist/styles.css').match(/[^{}]+(?=\{)/g)!;
    const ofState =
      /\[(data-state|data-lintel-open|aria-expanded)[^,]*[\s>+~]\*/;
    expect(rules.filter((rule) => ofState.test(rule))).toEqual([]);
  });
});

describe('the tarball', () => {
  let files: string[];
  beforeAll(async () => {
    const names = await run('tar', ['-tzf', tarball], { cwd: '.' });
    files = names
      .trim()
      .split('\n')
      .map((name) => name.replace('package/', ''));
  }, 120_000);

  it('has its guides, modules, types and sheets, and nothing else', () => {
    const kinds = /^(dist\/.+\.(c?js|d\.c?ts)|docs\/[\w-]+\.md)$/;
    expect(files).toContain('docs/getting-started.md');
    expect(files).toContain('dist/index.js');
    expect(files.filter((file) => !kinds.test(file)).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/styles.css',
      'dist/styles.layer.css',
      'package.json',
    ]);
    expect(scriptsWith(/sourceMappingURL/)).toEqual([]);
  });

  it('has the notes of its version', () => {
    expect(read('CHANGELOG.md')).toContain(`## ${manifest.version}\n`);
  });
});

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
