import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  newVisitor,
  recordConsole,
  unexpectedLines,
} from '../../hosts/checks/browser';
import { serveFolder } from '../../hosts/start/serveFolder.mjs';
import { startServer, type RunningServer } from '../../server/startServer';
import { watchRest } from '../size/watchRest.mjs';
import { createWorkFolder } from '../size/workFolder';
import { buildVersion, type Difference } from './buildVersion';

/** In the entries of the registry that belong to one version. */
const OWN_NAMES = /^(here|bytes|requests)$/;
/** In the shared entries as well. */
const ALL_NAMES = /^(here|bytes|requests|permit|holders|seen)$/;

let site: RunningServer;

beforeAll(async () => {
  site = await siteWith('0.0.8', { renames: OWN_NAMES });
});

describe('the sheets of two versions on one page', () => {
  it.each([
    ['class', /\.(l[a-z0-9]+)(?![\w-])/g],
    ['keyframe', /@keyframes ([\w-]+)/g],
  ])('share no %s name', async (_, pattern) => {
    const [current, other] = await namesInSheets(pattern);
    expect(other.length).toBe(current.length);
    expect(other.length).toBeGreaterThan(2);
    expect(other.filter((name) => current.includes(name))).toEqual([]);
  });

  it('share the custom properties', async () => {
    const [current, other] = await namesInSheets(/(--[\w-]+)/g);
    expect(other).toEqual(current);
  });
});

describe('with a header of another version, a page', () => {
  it('asks once who is logged in, and both headers know', async () => {
    const { lines, header } = await open({ loggedIn: true });
    for (const name of NAMES) {
      await header(name)
        .getByRole('button', { name: /account/i })
        .waitFor();
    }
    expect(requests('/api/me')).toHaveLength(1);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('has one open menu', async () => {
    const { header } = await open();
    const [products, resources] = [
      header('current').getByRole('button', { name: 'Products' }),
      header('other').getByRole('button', { name: 'Resources' }),
    ];
    await products.press('Enter');
    await expectOpen(products, true);
    // Without the focus that a visitor moves with the pointer or the keyboard.
    await resources.evaluate((button: HTMLElement) => button.click());
    await expectOpen(resources, true);
    await expectOpen(products, false);
  });

  it('does not scroll while one of two drawers is open', async () => {
    const { page, header } = await open({ width: 390 });
    await header('current').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    // What is behind the drawer is inert to a pointer, not to a script.
    await header('other')
      .getByRole('button', { name: 'Menu', includeHidden: true })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await header('other').getByRole('dialog').waitFor();
    expect(await scrolls(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => scrolls(page)).toBe(true);
  });

  it('sends one landing, one view and one event for a click', async () => {
    const { header, rest } = await open();
    await header('other')
      .getByRole('button', { name: 'Products' })
      .press('Enter');
    await rest();
    expect(requests('/api/track/Track')).toHaveLength(1);
    expect(site.backend.events.map(({ action }) => action)).toEqual([
      'land',
      'view',
      'open',
    ]);
  });

  it('sends nothing until the stricter header has an answer', async () => {
    const { page, rest } = await open({ consents: ['granted', 'pending'] });
    await rest();
    expect(site.backend.events).toEqual([]);
    await page.getByRole('button', { name: 'Allow' }).last().click();
    await rest();
    expect(site.backend.events.map(({ action }) => action)).toEqual([
      'land',
      'view',
    ]);
  });
});

it('a version with other contracts has its own state', async () => {
  site = await siteWith('0.0.9', { renames: ALL_NAMES, otherContracts: true });
  const { header, lines, rest } = await open();
  await rest();
  for (const name of NAMES) {
    const products = header(name).getByRole('button', { name: 'Products' });
    await products.press('Enter');
    await expectOpen(products, true);
  }
  expect(requests('/api/me')).toHaveLength(2);
  expect(unexpectedLines(lines)).toEqual([]);
});

const NAMES = ['current', 'other'] as const;

/** The names in the sheets of this version and of the other. */
async function namesInSheets(pattern: RegExp): Promise<[string[], string[]]> {
  const namesIn = async (sheet: string) => {
    const text = await (await fetch(site.url + sheet)).text();
    const names = [...text.matchAll(pattern)].map(([, name = '']) => name);
    return [...new Set(names)].sort();
  };
  return [await namesIn(SHEETS[0]), await namesIn(SHEETS[1])];
}

/** The packed package, and the same sources published as another version. */
async function siteWith(version: string, difference: Difference) {
  const folder = await createWorkFolder(
    `versions-${version}`,
    'tests/package/versions',
  );
  const other = path.join(folder, 'node_modules/lintel-other');
  await buildVersion(version, difference, other);
  await build({
    entryPoints: [path.join(folder, 'page.ts')],
    outdir: path.join(folder, 'built'),
    bundle: true,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(path.join(folder, 'page.html'), DOCUMENT);
  return startServer({ fallback: serveFolder(folder) });
}

const SHEETS = [
  '/node_modules/lintel/dist/styles.css',
  '/node_modules/lintel-other/index.css',
] as const;

const DOCUMENT = `<!doctype html><html lang="en"><title>Two versions</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${SHEETS[0]}">
<link rel="stylesheet" href="${SHEETS[1]}">
<body style="min-height: 3000px"><script type="module" src="/built/page.js"></script>`;

interface Options {
  loggedIn?: boolean;
  width?: number;
  /** Of the current version's header, and of the other's. */
  consents?: readonly [string, string];
}

async function open({
  loggedIn = false,
  width = 1280,
  consents: [current, other] = ['granted', 'granted'],
}: Options = {}) {
  site.backend.reset();
  if (loggedIn) site.backend.logIn();
  const page = await newVisitor({ viewport: { width, height: 800 } });
  const lines = recordConsole(page);
  const rest = watchRest(page);
  await page.goto(`${site.url}/page?current=${current}&other=${other}`);
  const header = (name: (typeof NAMES)[number]) =>
    page.getByRole('region', { name });
  for (const name of NAMES) await header(name).waitFor();
  await rest();
  return { page, lines, rest, header };
}

function requests(path: string) {
  return site.backend.log.filter((request) => request.path === path);
}

function expectOpen(button: Locator, open: boolean) {
  return expect
    .poll(() => button.getAttribute('aria-expanded'))
    .toBe(String(open));
}

/** Whether the browser lets the visitor scroll the page. */
function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, document.body].every(
      (element) => getComputedStyle(element).overflowY === 'visible',
    ),
  );
}
