import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor } from '../hosts/checks/browser';
import { layoutShift, measure } from '../hosts/checks/measure';
import { run } from '../hosts/start/run';
import { serveFolder } from '../hosts/start/serveFolder.mjs';
import { startServer, type RunningServer } from '../server/startServer';
import {
  boxOf,
  DESKTOP,
  hydrated,
  PHONE,
  scrollTo,
  UNSCRIPTED,
} from './recipes/inRecipe';
import { followRecipe } from './recipes/startRecipe';

describe('A page without React', () => {
  let folder: string;
  let server: RunningServer;

  beforeAll(async () => {
    const app = await followRecipe('A page without React');
    const vite = path.resolve('node_modules/vite/bin/vite.js');
    await run(process.execPath, [vite, 'build'], { cwd: app });
    folder = path.join(app, 'dist');
    const recipe = readFileSync(path.join(app, 'recipe.html'), 'utf8');
    for (const lang of ['en', 'de']) {
      writeFileSync(
        path.join(folder, `${lang}.html`),
        documentOf(lang, recipe),
      );
    }
    server = await startServer({ fallback: serveFolder(folder) });
  });
  afterAll(() => server?.close());

  async function openIn(lang: string, options: BrowserContextOptions) {
    const page = await newVisitor(options);
    await measure(page);
    await page.goto(`${server.url}/${lang}`);
    return page;
  }

  it.each([
    ['in a wide window', DESKTOP],
    ['on a phone', PHONE],
  ])(
    'has a header that stays in view, and moves nothing, %s',
    async (_, device) => {
      const page = await openIn('en', device);
      await hydrated(page);
      expect(await layoutShift(page)).toBe(0);
      await scrollTo(page, 300);
      await expect
        .poll(async () => (await boxOf(page.getByRole('banner'))).y)
        .toBe(0);
      const [button, opened] =
        device === PHONE
          ? ['Menu', page.getByRole('dialog')]
          : ['Products', page.getByRole('group', { name: 'Products' })];
      await page.getByRole('button', { name: button, exact: true }).click();
      await opened.waitFor();
    },
  );

  it('has a header in its language', async () => {
    const page = await openIn('de', DESKTOP);
    await page.getByRole('button', { name: 'Produkte' }).waitFor();
  });

  it('has a link without JavaScript', async () => {
    const page = await openIn('en', UNSCRIPTED);
    const home = page.getByRole('link', { name: 'Home', exact: true });
    expect(await home.isVisible()).toBe(true);
  });

  it('downloads as much as the recipe says', () => {
    const text = readFileSync('docs/recipes.md', 'utf8');
    const [, said] = /is about (\d+) kB compressed with gzip/.exec(text)!;
    const script = readFileSync(path.join(folder, 'header.js'));
    const size = gzipSync(script, { level: 9 }).length / 1000;
    expect(Math.abs(size - Number(said)), `It is ${size} kB.`).toBeLessThan(5);
  });
});

/** A page of a CMS. */
const documentOf = (lang: string, recipe: string) => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Help</title>
    <style>
      body { margin: 0 }
      main { min-height: 300vh }
    </style>
  </head>
  <body>
    ${recipe}
    <main id="content"><h1>Help</h1></main>
  </body>
</html>`;
