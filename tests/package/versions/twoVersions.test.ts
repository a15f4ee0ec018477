import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  newVisitor,
  recordConsole,
  unexpectedLines,
} from '../../hosts/checks/browser';
import { serveFolder } from '../../hosts/start/serveFolder.mjs';
import { startServer, type RunningServer } from '../../server/startServer';
import { createWorkFolder } from '../size/workFolder';
import { buildVersion } from './buildVersion';

let site: RunningServer;

beforeAll(async () => {
  site = await startSite();
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
    site.backend.logIn();
    const page = await newVisitor();
    const lines = recordConsole(page);
    await page.goto(`${site.url}/page`);
    for (const name of ['current', 'other']) {
      const header = page.getByRole('region', { name });
      await header.getByRole('button', { name: /account/i }).waitFor();
    }
    const { log } = site.backend;
    expect(log.filter(({ path }) => path === '/api/me')).toHaveLength(1);
    expect(unexpectedLines(lines)).toEqual([]);
  });
});

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
async function startSite() {
  const folder = await createWorkFolder('versions', 'tests/package/versions');
  await buildVersion('0.0.8', path.join(folder, 'node_modules/lintel-other'));
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
<body><script type="module" src="/built/page.js"></script>`;
