import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { loggedEvents } from '../../server/loggedEvents';
import { expectPicture, unexpectedLines } from './browser';
import { hrefsIn, productsLinks, resourcesLinks } from './headerLinks';
import { isMarked, layoutShift, markDocument } from './measure';
import { openPage } from './openPage';
import type { RunningServer } from '../../server/startServer';

/** The theme's colour, in the notation of the app's bundler. */
const PAPER = /^#fff(fff)?$/;

/** The theme colour that each app sets. */
const OWN_COLOR = '#663399';

/** A window in which the menus are in the drawer. */
const phone = { width: 390, height: 844 };

/** Before that, the button opens a plain list. */
const DRAWER_IS_THERE = '[aria-controls$="-drawer"]';
const AVATAR = 'Account information dropdown menu';

/**
 * Tests that every host must pass. Each is an app of a page team, built for
 * production, in Chromium.
 */
export function testHeader(
  host: () => RunningServer,
  { isServerRendered = true } = {},
): void {
  describe('the header', () => {
    it.runIf(isServerRendered)(
      'serves every link of both menus and the banner',
      async () => {
        const html = await (await fetch(host().url)).text();
        expect(hrefsIn(html)).toEqual(
          expect.arrayContaining([...productsLinks, ...resourcesLinks]),
        );
        expect(html).toContain('Half price until Sunday</div>');
      },
    );

    it('shares the one React of the app, prints nothing and shifts nothing, at load and when both menus open', async () => {
      const { page, lines } = await openPage(host(), '/');
      await page.getByText('Half price until Sunday').waitFor();
      await page.getByRole('button', { name: 'Products' }).click();
      await page.getByRole('link', { name: 'Scheduling' }).waitFor();
      await page.getByRole('button', { name: 'Resources' }).click();
      await page.getByRole('link', { name: 'Get inspired' }).waitFor();
      await expectPicture(page);
      expect(await layoutShift(page)).toBe(0);
      expect(unexpectedLines(lines)).toEqual([]);
      const { renderers } = await page.evaluate(() => window.__measured);
      expect(renderers).toHaveLength(1);
    });

    it('sends an event for a click on a link, and follows it without loading a document', async () => {
      const { page, lines } = await openPage(host(), '/');
      await markDocument(page);
      await page.getByRole('button', { name: 'Resources' }).click();
      const blog = page.locator('[data-lintel-id="blog"]');
      expect(await blog.getAttribute('aria-current')).toBe(null);
      await blog.click();
      await page.getByRole('heading', { name: 'Blog' }).waitFor();
      expect(await isMarked(page)).toBe(true);
      await expect.poll(() => blog.getAttribute('aria-current')).toBe('page');
      const clicks = () =>
        loggedEvents(host().backend.log, { action: 'click' });
      await expect
        .poll(clicks)
        .toMatchObject([
          { object_identifier: 'blog', destination_url: `${host().url}/blog` },
        ]);
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('sets the browser’s theme colour, and leaves nothing behind on a page without it', async () => {
      const { page, lines } = await openPage(host(), '/');
      await expect
        .poll(() => themeColors(page))
        .toEqual([expect.stringMatching(PAPER), OWN_COLOR]);
      await page.getByRole('link', { name: 'Get started' }).click();
      await page.getByRole('heading', { name: 'Without a header' }).waitFor();
      await expect.poll(() => themeColors(page)).toEqual([OWN_COLOR]);
      expect(await tracesOf(page)).toEqual({ metas: 0, marks: 0, offset: '' });
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('is in German on German pages', async () => {
      const { page, lines } = await openPage(host(), '/de');
      await page.getByRole('link', { name: 'Anmelden' }).waitFor();
      await page.getByRole('button', { name: 'Produkte' }).click();
      await page.getByRole('link', { name: 'Terminplanung' }).waitFor();
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('opens the account menu of a logged-in visitor, and the drawer on a phone', async () => {
      const { page, lines } = await openPage(host(), '/', { loggedIn: true });
      await useAccountMenu(page);
      expect(await layoutShift(page)).toBe(0);
      await page.setViewportSize(phone);
      await useDrawer(page);
      expect(unexpectedLines(lines)).toEqual([]);
    });
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

async function useAccountMenu(page: Page): Promise<void> {
  const dashboard = page.getByRole('menuitem', { name: 'Account Dashboard' });
  await page.getByRole('button', { name: AVATAR }).click();
  await dashboard.waitFor();
  await page.keyboard.press('Escape');
  await dashboard.waitFor({ state: 'hidden' });
}

async function useDrawer(page: Page): Promise<void> {
  await page.waitForSelector(DRAWER_IS_THERE);
  await page.locator('[data-lintel="hamburger"]').click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Products' }).click();
  await drawer.getByRole('link', { name: 'Scheduling' }).waitFor();
  await drawer.getByRole('link', { name: 'Log Out' }).waitFor();
  await drawer.getByRole('link', { name: 'Get started' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
}
