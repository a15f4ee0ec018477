import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectPicture, unexpectedLines } from './browser';
import { firstClick } from './clicks';
import { isMarked, markDocument } from './markDocument';
import { layoutShift } from './measure';
import { openPage } from './openPage';
import { hrefsIn, productsLinks, resourcesLinks } from './headerLinks';
import { copiesOf } from './reactCopies';
import type { Host } from '../start/startHost';
import { testLanguages } from './testLanguages';
import { testSize } from './testSize';
import { testSmallParts } from './testSmallParts';

export interface HeaderExpectations {
  /** Whether the served HTML contains the header. */
  serverRendered: boolean;
  /**
   * Whether following a link to another page of the app keeps the document
   * loaded.
   */
  clientNavigation: boolean;
  /**
   * Whether the app has a page without the header, to measure what the header
   * adds.
   */
  measured?: boolean;
  /**
   * Whether the app's router handles every link of its origin, including links
   * to another language's site that is elsewhere on its own host.
   */
  takesEveryLink?: boolean;
  /** Further parts that this host shows. */
  more?(host: () => Host): void;
}

const MINUTE = 60_000;

/** The theme's colour, in the notation of the app's bundler. */
const PAPER = /^#fff(fff)?$/;

/** The product and area that each app sets. */
const OWN_COLOR = '#663399';

/**
 * Tests that every host must pass. Each is an app of a page team, built for
 * production, in Chromium.
 */
export function testHeader(
  name: string,
  start: () => Promise<Host>,
  {
    serverRendered,
    clientNavigation,
    measured,
    takesEveryLink = false,
    more,
  }: HeaderExpectations,
): void {
  describe(`the header in ${name}`, { timeout: MINUTE }, () => {
    let host: Host;
    const open = (page: string, options?: { loggedIn: boolean }) =>
      openPage(host, page, options);

    beforeAll(async () => {
      host = await start();
    }, 10 * MINUTE);

    afterAll(() => host?.close(), MINUTE);

    if (serverRendered) {
      it('serves every link of both menus, and the banner', async () => {
        const html = await (await fetch(host.url)).text();
        expect(hrefsIn(html)).toEqual(
          expect.arrayContaining([...productsLinks, ...resourcesLinks]),
        );
        expect(html).toContain('Half price until Sunday</div>');
      });
    }

    it('prints nothing and shifts nothing, at load and when both menus open', async () => {
      const { page, lines } = await open('/');
      await page.getByText('Half price until Sunday').waitFor();
      await host.backend.waitForLog('/api/track/Track');
      await page.getByRole('button', { name: 'Products' }).click();
      await page.getByRole('link', { name: 'Scheduling' }).waitFor();
      await page.getByRole('button', { name: 'Resources' }).click();
      await page.getByRole('link', { name: 'Get inspired' }).waitFor();
      await expectPicture(page);
      expect(await layoutShift(page)).toBe(0);
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('shares the one React of the app', async () => {
      const { page } = await open('/');
      expect(
        await page.evaluate(() => window.__measured.renderers),
      ).toHaveLength(1);
      for (const react of ['react', 'react-dom']) {
        expect(copiesOf(react, host.folder)).toEqual([
          path.join(host.folder, 'node_modules', react),
        ]);
      }
      expect(sourceOf(host, 'dist')).not.toMatch(/Symbol\.for\(["']react\./);
    });

    it.each([
      ['Products', 'websites', '/website-design', 'Website design'],
      ['Resources', 'blog', '/blog', 'Blog'],
    ])(
      'sends an event for a click on a link of %s, and follows it',
      async (menu, id, path, heading) => {
        const { page, lines } = await open('/');
        await markDocument(page);
        await page.getByRole('button', { name: menu }).click();
        await page.locator(`[data-lintel-id="${id}"]`).click();
        await page.getByRole('heading', { name: heading }).waitFor();
        expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(path);
        expect(await isMarked(page)).toBe(clientNavigation);
        expect(await firstClick(host.backend)).toMatchObject({
          action: 'click',
          object_identifier: id,
          destination_url: host.url + path,
        });
        expect(unexpectedLines(lines)).toEqual([]);
      },
    );

    it('sets the browser’s theme colour, and leaves nothing behind on a page without it', async () => {
      const { page, lines } = await open('/');
      await expect
        .poll(() => themeColors(page))
        .toEqual([expect.stringMatching(PAPER), OWN_COLOR]);
      await markDocument(page);
      await page.getByRole('link', { name: 'Get started' }).click();
      await page.getByRole('heading', { name: 'Without a header' }).waitFor();
      expect(await isMarked(page)).toBe(clientNavigation);
      await expect.poll(() => themeColors(page)).toEqual([OWN_COLOR]);
      expect(await tracesOf(page)).toEqual({ metas: 0, marks: 0, offset: '' });
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('marks the current page, also after a client-side navigation', async () => {
      const { page } = await open('/');
      const link = page.locator('[data-lintel-id="websites"]');
      expect(await link.getAttribute('aria-current')).toBe(null);
      await page.getByRole('button', { name: 'Products' }).click();
      await link.click();
      await page.getByRole('heading', { name: 'Website design' }).waitFor();
      await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
    });

    it('is in German on German pages', async () => {
      const { page, lines } = await open('/de');
      const header = page.locator('[data-lintel="header"]');
      expect(await header.getAttribute('lang')).toBe('de-DE');
      await page.getByRole('link', { name: 'Anmelden' }).waitFor();
      await page.getByRole('button', { name: 'Produkte' }).click();
      await page.getByRole('link', { name: 'Terminplanung' }).waitFor();
      expect(unexpectedLines(lines)).toEqual([]);
    });

    testLanguages(() => host, { serverRendered, takesEveryLink });

    if (measured) testSize(() => host);

    testSmallParts(() => host);

    more?.(() => host);
  });
}

/** The first one is used. */
function themeColors(page: Page) {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
}

/** Everything the header adds to a page outside itself. */
function tracesOf(page: Page) {
  return page.evaluate(() => ({
    metas: document.querySelectorAll(
      '[name="msapplication-navbutton-color"], [name="apple-mobile-web-app-status-bar-style"]',
    ).length,
    marks: document.querySelectorAll('html > div').length,
    offset: document.documentElement.style.getPropertyValue(
      '--lintel-header-offset',
    ),
  }));
}

/** All scripts in a folder of the installed package. */
function sourceOf({ folder }: Host, name: string): string {
  const root = path.join(folder, 'node_modules/lintel', name);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.c?js$/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
}
