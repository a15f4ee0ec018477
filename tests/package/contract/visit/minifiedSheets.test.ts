import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { build, type Rollup } from 'vite';
import { REACTS } from '../setup/installPages';
import { open } from '../setup/open';
import { siteWith } from '../setup/startSite';

/** Lightning CSS is Vite's default. */
const minifiers = [
  ['Lightning CSS', undefined],
  ['esbuild', 'esbuild'],
  ['cssnano', false],
] as const;

const states = [
  ['a menu open', { width: 1280, height: 800 }, 'Products'],
  ['the drawer open', { width: 390, height: 844 }, 'Menu'],
] as const;

it.each(states)(
  'a page with %s looks the same with a minified sheet',
  async (_, viewport, button) => {
    // Its folder has cssnano.
    const site = await siteWith(REACTS[1], 'production');
    const file = path.join(site.lintel, 'dist/styles.css');
    const { page, rest } = await open(site, {}, { alone: true, viewport });
    await page.getByRole('button', { name: button }).press('Enter');
    await rest();
    const original = readFileSync(file, 'utf8');
    for (const [name, cssMinify] of minifiers) {
      const minified = await minify(file, cssMinify);
      expect(minified, name).not.toBe(original);
      const looksTheSame = async () => {
        const picture = await pictureWith(page, original);
        return picture.equals(await pictureWith(page, minified));
      };
      await expect.poll(looksTheSame, { message: name }).toBe(true);
    }
  },
);

/** The sheet as a page team's build has it. */
async function minify(
  file: string,
  cssMinify: (typeof minifiers)[number][1],
): Promise<string> {
  const plugins = cssMinify === false ? [createRequire(file)('cssnano')()] : [];
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    css: { postcss: { plugins } },
    build: { write: false, cssMinify, rollupOptions: { input: file } },
  })) as Rollup.RollupOutput;
  const sheet = output.find(({ fileName }) => fileName.endsWith('.css'));
  return String((sheet as Rollup.OutputAsset).source);
}

async function pictureWith(page: Page, sheet: string): Promise<Buffer> {
  await page.evaluate((text) => {
    document.querySelector('head > :is(link, style)')!.remove();
    document.head.append(document.createElement('style'));
    document.querySelector('style')!.textContent = text;
  }, sheet);
  return page.screenshot({ animations: 'disabled' });
}
