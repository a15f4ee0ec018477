import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unexpectedLines } from './browser';
import { hrefsIn, productsLinks, resourcesLinks } from './headerLinks';
import { isMarked, markDocument } from './markDocument';
import { layoutShift } from './measure';
import { openPage, type OpenOptions } from './openPage';
import {
  startCreatedApp,
  type CreatedApp,
  type StartedCreatedApp,
} from '../start/startCreatedApp';
import { copiesOf } from './reactCopies';
import { testDevelopment } from './testDevelopment';

export interface CreatedAppExpectations {
  /** Whether the served HTML contains the header. */
  serverRendered: boolean;
  /** The header's texts in the language of the guide's code. */
  words: Record<'menu' | 'products' | 'resources' | 'scheduling', string>;
}

const MINUTE = 60_000;

/** The width of the narrowest phones sold today. */
const phone = { width: 375, height: 667 };

/** Tests a newly generated app after following the guide. */
export function testCreatedApp(
  name: string,
  app: CreatedApp,
  { serverRendered, words }: CreatedAppExpectations,
): void {
  describe(`the header in ${name}`, { timeout: MINUTE }, () => {
    let host: StartedCreatedApp;
    const open = (options: OpenOptions = {}) =>
      openPage(host, '/', { ...options, mutesOtherHosts: true });

    beforeAll(async () => {
      host = await startCreatedApp(app);
    }, 10 * MINUTE);

    afterAll(() => host?.close(), MINUTE);

    it('is built and served without a warning', async () => {
      await fetch(host.url);
      expect(complaintsIn(host.buildOutput)).toEqual([]);
      expect(complaintsIn(host.serverOutput())).toEqual([]);
    });

    it('installs one copy of each Radix package', () => {
      const modules = path.join(host.folder, 'node_modules/@radix-ui');
      const names = readdirSync(modules).map((name) => `@radix-ui/${name}`);
      expect(names).toContain('@radix-ui/react-navigation-menu');
      const copies = names.map((name) => copiesOf(name, host.folder).length);
      expect(copies).toEqual(names.map(() => 1));
    });

    it(
      serverRendered
        ? 'has every link of both menus in the HTML that is served'
        : 'has every link of both menus once it is rendered',
      async () => {
        const html = serverRendered
          ? await (await fetch(host.url)).text()
          : await (await open()).page.content();
        expect(hrefsIn(html)).toEqual(
          expect.arrayContaining([...productsLinks, ...resourcesLinks]),
        );
      },
    );

    it('opens its menus without a console message or a layout shift', async () => {
      const { page, lines } = await open();
      expect(await isWhole(page)).toBe(true);
      await page.getByRole('button', { name: words.products }).click();
      await page.getByRole('link', { name: words.scheduling }).waitFor();
      await page.getByRole('button', { name: words.resources }).click();
      // A link under the pointer may be prefetched.
      await page.locator('[data-lintel-id="blog"]').hover();
      await page.keyboard.press('Escape');
      expect(await layoutShift(page)).toBe(0);
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('stays at the top while a long page scrolls', async () => {
      const { page } = await open();
      await lengthen(page);
      await page.evaluate(() => scrollTo(0, 2 * innerHeight));
      expect(await isWhole(page)).toBe(true);
    });

    it('opens its drawer on a phone', async () => {
      const { page, lines } = await open({ viewport: phone });
      expect(await isWhole(page)).toBe(true);
      await page.waitForSelector('[aria-controls$="-drawer"]');
      await page.locator('[data-lintel="hamburger"]').click();
      const drawer = page.getByRole('dialog', { name: words.menu });
      await drawer.getByRole('button', { name: words.products }).click();
      await drawer.getByRole('link', { name: words.scheduling }).waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'hidden' });
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('goes to a page of the app and back without loading a document', async () => {
      const { page, lines } = await open();
      await markDocument(page);
      await page.getByRole('button', { name: words.resources }).click();
      await page.locator('[data-lintel-id="blog"]').click();
      const heading = page.getByRole('heading', { name: 'Blog' });
      await heading.waitFor();
      await page.goBack();
      await heading.waitFor({ state: 'hidden' });
      expect(await isMarked(page)).toBe(true);
      expect(unexpectedLines(lines)).toEqual([]);
      expect(complaintsIn(host.serverOutput())).toEqual([]);
    });

    if (app.develop) {
      testDevelopment(() => host.folder, app.develop, words.resources);
    }
  });
}

/**
 * The lines in which a build or a server warns. npm's own lines concern the
 * machine's settings.
 */
function complaintsIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('npm '))
    .filter((line) =>
      /\b(warn|warning|error|deprecated)\b|Lintel:/i.test(line),
    );
}

/** Adds to the content of the page. */
function lengthen(page: Page): Promise<void> {
  return page.locator('[data-lintel="header"]').evaluate((header) => {
    const content = document.createElement('div');
    content.style.height = '400vh';
    header.parentElement!.append(content);
  });
}

/** Whether the bar is at the top of the window, across its whole width. */
function isWhole(page: Page): Promise<boolean> {
  return page.locator('[data-lintel="header"]').evaluate((header) => {
    const { top, left, width } = header.getBoundingClientRect();
    return top === 0 && left === 0 && width === innerWidth;
  });
}
