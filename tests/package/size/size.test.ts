import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedChromium } from '../../hosts/checks/browser';
import { serveFolder } from '../../hosts/start/serveFolder.mjs';
import { startServer, type RunningServer } from '../../server/startServer';
import { brotliSize } from './brotli.mjs';
import { buildPage, type BuiltScript } from './buildPage.mjs';
import { describeModules } from './describeModules.mjs';
import {
  opensAccountMenu,
  opensHamburger,
  pressesOrder,
  readsIn,
  readsOnDesktop,
  readsWithTracking,
  type Scenario,
} from './scenarios.mjs';
import { visit } from './visit.mjs';
import { createWorkFolder } from './workFolder';

/**
 * What identifies the visitor, and sends events. It is loaded on demand, unlike
 * what records events until then.
 */
const ANALYTICS = /^lintel\/dist\/analytics\/(?!elementEvents|pageTracking)/;
const CONTENT =
  /^lintel\/dist\/content\/locales\/(en|en-gb|de|es|fr|it|ja|pt|ko)\.js$/;
/** Code that explains wrong styles and content in the console. */
const DEVELOPMENT = ['dev/lintStyles.js', 'content/validateContent.js'];

const rows: string[] = [];
let folder: string;
let browser: Browser;
let server: RunningServer;
let header: BuiltScript[];
let lintelFirst: BuiltScript[];
let withoutTracking: BuiltScript[];

beforeAll(async () => {
  folder = await createWorkFolder('lintel-size', 'tests/package/size/pages');
  // One after another, because all are built from the same index.html.
  header = await built('header');
  lintelFirst = await built('lintelFirst');
  withoutTracking = await built('withoutTracking');
  const fallback = serveFolder(path.join(folder, 'built'));
  server = await startServer({ fallback });
  browser = await sharedChromium();
});

afterAll(async () => {
  console.log(rows.join('\n'));
  await server?.close();
});

describe('a page with the header', () => {
  // If all of them grow at once, Vite 8 may have put modules that the entry has
  // already loaded into separate chunks again: see `tsup.config.ts`.
  it.each<[string, number, Scenario, string]>([
    [
      'desktop, logged out, without tracking',
      33.1,
      readsOnDesktop,
      '?tracking=false',
    ],
    ['desktop, logged out, with tracking', 38.1, readsWithTracking, ''],
    ['phone, logged out, hamburger opened', 43.6, opensHamburger, ''],
    ['desktop, logged in, account menu opened', 60.5, opensAccountMenu, ''],
  ])('%s: at most %s kB', async (row, limit, scenario, query) => {
    expectWithin(row, limit, await download(scenario, query));
  });

  it('is as small if the app imports Lintel before React', () => {
    const sizes = [lintelFirst, header].map((page) => sizeOf(initial(page)));
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

  it('downloads no analytics with tracking={false}, even if it uses useTracking and SectionTracker', async () => {
    expect(modulesIn(withoutTracking).some(isAnalytics)).toBe(true);
    const downloaded = await download(pressesOrder, '', withoutTracking);
    expect(modulesIn(downloaded).filter(isAnalytics)).toEqual([]);
    expectWithin('tracking={false} with useTracking', 33.6, downloaded);
  });

  it.each([
    ['ja-JP', '', 'ja'],
    ['en-GB', '?languageUk', 'en-gb'],
  ])('in %s downloads only that language', async (lang, query, module) => {
    const downloaded = await download(readsIn(lang), query);
    expect(languagesIn(downloaded).sort()).toEqual(['en', module].sort());
  });
});

describe('by itself', () => {
  it.each([
    ['useAuth', 6.1],
    ['useLanguage', 6],
    ['useTracking', 7.8],
    ['Image', 6],
    ['Link', 10],
    ['LanguageMenu', 15.2],
    ['StickySideNav', 16.1],
    ['AccountMenu', 17.2],
    ['MobileDrawer', 21.1],
    ['Header', 33.1],
  ])('%s needs at first at most %d kB', async (name, limit) => {
    const script = `import { ${name} } from 'lintel'; Object.assign(window, { ${name} });`;
    const scripts = await buildPage({ folder, name, script });
    expectWithin(name, limit, initial(scripts));
  });

  it('everything there is, in one language: at most 72.3 kB', async () => {
    const scripts = await built('everything');
    const inOneLanguage = scripts.filter((script) =>
      languagesIn([script]).every((language) => language === 'en'),
    );
    expectWithin('everything there is, in one language', 72.3, inOneLanguage);
  });

  it('lintel/landing: at most 1.7 kB', async () => {
    expectWithin('lintel/landing', 1.7, await built('landing'));
  });

  it('lintel/countries: at most 4.5 kB, and the states without the countries 0.5', async () => {
    expectWithin('lintel/countries', 4.5, await built('countries'));
    expectWithin('the states alone', 0.5, await built('states'));
  });

  it('the style sheet: at most 7.7 kB', () => {
    const sheet = path.join(folder, 'node_modules/lintel/dist/styles.css');
    const size = brotliSize(readFileSync(sheet)) / 1000;
    note('styles.css', size, 7.7);
    expect(size).toBeLessThanOrEqual(7.7);
  });
});

function built(page: string): Promise<BuiltScript[]> {
  return buildPage({ folder, name: page, script: `import './${page}';` });
}

/**
 * The scripts that a visitor of the header's page downloads, as the build
 * describes them.
 */
async function download(
  scenario: Scenario,
  query = '',
  page = header,
): Promise<BuiltScript[]> {
  const [, name = ''] = page[0]!.path.split('/');
  const url = `${server.url}/${name}/${query}`;
  server.backend.logOut();
  const paths = (await visit(browser, url, scenario)).map(({ path }) => path);
  const scripts = page.filter((script) => paths.includes(script.path));
  expect(scripts.map((script) => script.path).sort()).toEqual(paths.sort());
  return scripts;
}

function expectWithin(
  row: string,
  limit: number,
  scripts: BuiltScript[],
): void {
  const counted = scripts.filter(({ isReact }) => !isReact);
  const size = sizeOf(counted);
  note(row, size, limit);
  const text = `${row}: ${size} kB, and ${limit} kB are allowed.`;
  expect(size, `${text}\n${describeModules(counted)}\n`).toBeLessThanOrEqual(
    limit,
  );
}

/** The scripts that a page downloads initially, without React. */
function initial(scripts: BuiltScript[]): BuiltScript[] {
  const found = new Set(scripts.filter(({ path }) => path.includes('/index-')));
  for (const { code } of found) {
    for (const [, name = ''] of code.matchAll(
      /(?:from|import)"\.\/([^"]+)"/g,
    )) {
      const script = scripts.find(({ path }) => path.endsWith(`/${name}`));
      if (script && !script.isReact) found.add(script);
    }
  }
  return [...found];
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

function isAnalytics(name: string): boolean {
  return ANALYTICS.test(name);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
