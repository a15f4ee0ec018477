import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brotliSize } from './brotli.mjs';
import { buildPage, type BuiltScript } from './buildPage.mjs';
import { describeModules } from './describeModules.mjs';
import { createWorkFolder } from './workFolder';

const CONTENT =
  /^lintel\/dist\/content\/locales\/(en|en-gb|de|es|fr|it|ja|pt|ko)\.js$/;
/** Code that explains wrong styles and content in the console. */
const DEVELOPMENT = ['dev/lintStyles.js', 'content/validateContent.js'];

/**
 * What a visitor's page loads later. When it does: see
 * tests/package/contract/hydration/lazyParts.test.ts.
 */
const ANALYTICS = 'analytics/sender.js';
const DRAWER = 'drawer/DrawerDialog.js';
const ACCOUNT_MENU = 'account/AvatarMenu.js';

const rows: string[] = [];
let folder: string;
let header: BuiltScript[];
let lintelFirst: BuiltScript[];

beforeAll(async () => {
  folder = await createWorkFolder('lintel-size', 'tests/package/size/pages');
  // One after another, because all are built from the same index.html.
  header = await built('header');
  lintelFirst = await built('lintelFirst');
});

afterAll(() => console.log(rows.join('\n')));

describe('a page with the header', () => {
  // If all of them grow at once, Vite 8 may have put modules that the entry has
  // already loaded into separate chunks again: see `tsup.config.ts`.
  it.each<[string, number, string[]]>([
    ['desktop, logged out, without tracking', 33.7, []],
    ['desktop, logged out, with tracking', 38.7, [ANALYTICS]],
    ['phone, logged out, hamburger opened', 44.1, [ANALYTICS, DRAWER]],
    [
      'desktop, logged in, account menu opened',
      61.1,
      [ANALYTICS, ACCOUNT_MENU],
    ],
  ])('%s: at most %s kB', (row, limit, later) => {
    expectWithin(row, limit, download(header, ...later));
  });

  it('is as small if the app imports Lintel before React', () => {
    const sizes = [lintelFirst, header].map((page) => sizeOf(download(page)));
    const [before, after] = sizes as [number, number];
    note('imported before React', before, after);
    expect(Math.abs(before - after)).toBeLessThan(0.3);
  });

  it('has no code for development', () => {
    const modules = modulesIn(header);
    expect(modules).toContain('lintel/dist/shared.js');
    for (const file of DEVELOPMENT) {
      expect(readdirSync('dist', { recursive: true })).toContain(file);
      expect(modules).not.toContain(`lintel/dist/${file}`);
    }
  });

  it('needs no analytics at first, even if it uses useTracking and SectionTracker', async () => {
    const page = await built('withoutTracking');
    const analytics = modulesIn([chunkOf(page, ANALYTICS)]);
    const downloaded = download(page);
    for (const module of modulesIn(downloaded))
      expect(analytics).not.toContain(module);
    expectWithin('tracking={false} with useTracking', 34.2, downloaded);
  });

  it.each(['ja', 'en-gb'])('in %s downloads only that language', (name) => {
    const downloaded = download(header, `content/locales/${name}.js`);
    expect(languagesIn(downloaded).sort()).toEqual(['en', name].sort());
  });
});

describe('by itself', () => {
  it.each([
    ['useAuth', 6.3],
    ['useLanguage', 6.3],
    ['useTracking', 7.9],
    ['Image', 6],
    ['Link', 10],
    ['LanguageMenu', 15.4],
    ['StickySideNav', 16.3],
    ['AccountMenu', 17.6],
    ['MobileDrawer', 21.5],
    ['Header', 33.6],
  ])('%s needs at first at most %d kB', async (name, limit) => {
    const script = `import { ${name} } from 'lintel'; Object.assign(window, { ${name} });`;
    const scripts = await buildPage({ folder, name, script });
    expectWithin(name, limit, download(scripts));
  });

  it('everything there is, in one language: at most 72.8 kB', async () => {
    const scripts = await built('everything');
    const inOneLanguage = scripts.filter(
      (script) =>
        !script.isReact &&
        languagesIn([script]).every((language) => language === 'en'),
    );
    expectWithin('everything there is, in one language', 72.8, inOneLanguage);
  });

  it('lintel/landing: at most 1.9 kB', async () => {
    expectWithin('lintel/landing', 1.9, download(await built('landing')));
  });

  it('lintel/countries: at most 4.5 kB, and the states without the countries 0.5', async () => {
    expectWithin('lintel/countries', 4.5, download(await built('countries')));
    expectWithin('the states alone', 0.5, download(await built('states')));
  });

  it('the style sheet: at most 8.1 kB', () => {
    const sheet = path.join(folder, 'node_modules/lintel/dist/styles.css');
    const size = brotliSize(readFileSync(sheet)) / 1000;
    note('styles.css', size, 8.1);
    expect(size).toBeLessThanOrEqual(8.1);
  });
});

function built(page: string): Promise<BuiltScript[]> {
  return buildPage({ folder, name: page, script: `import './${page}';` });
}

/**
 * The scripts, without React, that a visitor downloads at first, and for modules
 * of Lintel that are loaded later.
 */
function download(page: BuiltScript[], ...later: string[]): BuiltScript[] {
  const found = new Set([
    ...page.filter(({ isEntry }) => isEntry),
    ...later.map((module) => chunkOf(page, module)),
  ]);
  for (const { imports } of found) {
    for (const script of page)
      if (imports.includes(script.path)) found.add(script);
  }
  return [...found].filter(({ isReact }) => !isReact);
}

function chunkOf(page: BuiltScript[], module: string): BuiltScript {
  const chunk = page.find((script) =>
    modulesIn([script]).includes(`lintel/dist/${module}`),
  );
  if (!chunk) throw new Error(`No script of the page has ${module}.`);
  return chunk;
}

function expectWithin(
  row: string,
  limit: number,
  scripts: BuiltScript[],
): void {
  const size = sizeOf(scripts);
  note(row, size, limit);
  const text = `${row}: ${size} kB, and ${limit} kB are allowed.`;
  expect(size, `${text}\n${describeModules(scripts)}\n`).toBeLessThanOrEqual(
    limit,
  );
}

function sizeOf(scripts: BuiltScript[]): number {
  return sum(scripts.map(({ code }) => brotliSize(code))) / 1000;
}

function note(row: string, size: number, limit: number): void {
  const [measured, allowed] = [size, limit].map((kilobytes) =>
    kilobytes.toFixed(2).padStart(5),
  );
  rows.push(`${row.padEnd(40)} ${measured} / ${allowed} kB`);
}

function modulesIn(scripts: BuiltScript[]): string[] {
  return scripts.flatMap(({ modules }) => modules.map(({ name }) => name));
}

function languagesIn(scripts: BuiltScript[]): string[] {
  return modulesIn(scripts).flatMap((name) => CONTENT.exec(name)?.[1] ?? []);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
