import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unexpectedLines } from './checks/browser';
import { nextPaint } from './checks/measure';
import { openPage, phone } from './checks/openPage';
import { serveFolder } from './start/serveFolder.mjs';
import { startHost, type Host } from './start/startHost';

const MINUTE = 60_000;

/**
 * React's message that it has rendered the page again, because the server's
 * HTML had changed.
 */
const DRAWN_ANEW = /^uncaught: Minified React error #418;/;

const AVATAR = 'Account information dropdown menu';

describe('the header in a hostile page', { timeout: MINUTE }, () => {
  let host: Host;

  beforeAll(async () => {
    host = await startHost('react-19', {
      scripts: ['build:hostile'],
      serve: (folder) => serveFolder(path.join(folder, 'hostile/dist')),
    });
  }, 10 * MINUTE);

  afterAll(() => host?.close(), MINUTE);

  describe('with an old CSS reset', () => {
    it.each([
      ['a desktop', undefined],
      ['a phone', phone],
    ])('keeps its bar in one row on %s', async (device, viewport) => {
      const { page, lines } = await openPage(host, '/', { viewport });
      expect(await outside(page)).toEqual([]);
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('works with mouse, keyboard and touch', async () => {
      const { page, lines } = await openPage(host, '/', { loggedIn: true });
      await useOnDesktop(page);
      await useOnPhone(page);
      expect(unexpectedLines(lines)).toEqual([]);
    });

    it('shows a focus ring', async () => {
      const { page } = await openPage(host, '/');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const focused = page.locator('[data-lintel="header"] :focus-visible');
      expect(
        await focused.evaluate((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return [outlineStyle, outlineWidth];
        }),
      ).toEqual(['solid', '2px']);
    });
  });

  it('works if third parties change the page before hydration', async () => {
    const { page, lines } = await openPage(host, '/?early', { loggedIn: true });
    await useOnDesktop(page);
    await useOnPhone(page);
    const unexpected = unexpectedLines(lines);
    expect(unexpected.filter((line) => !DRAWN_ANEW.test(line))).toEqual([]);
  });

  it('works if third parties change the page after hydration', async () => {
    const { page, lines } = await openPage(host, '/', { loggedIn: true });
    await callThirdParties(page);
    await useOnDesktop(page);
    await useOnPhone(page);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('follows the page’s language after a translator has changed the page, and leaves the translation alone', async () => {
    const { page, lines } = await openPage(host, '/', { loggedIn: true });
    await callThirdParties(page);
    await page.evaluate(() => (document.documentElement.lang = 'de'));
    await page.waitForSelector('[data-lintel="header"][lang="de-DE"]');
    const products = page.getByRole('button', { name: 'Products' });
    await products.click();
    await page.locator('[data-lintel-id="scheduling"]').waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator('[data-lintel-id="scheduling"]')
      .waitFor({ state: 'hidden' });
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('names the current section after a translator has changed the page', async () => {
    const { page, lines } = await openPage(host, '/');
    const bar = page.locator('[data-lintel="side-nav-trigger"]');
    await callThirdParties(page);
    for (const name of ['Features', 'Pricing', 'Features']) {
      await page
        .getByRole('region', { name })
        .evaluate((section) => section.scrollIntoView());
      await expect.poll(() => bar.textContent()).toBe(`On this page ${name}`);
      await callThirdParties(page);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => bar.textContent()).toBe('On this page');
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('works if third parties change each of its states', async () => {
    const { page, lines } = await openPage(host, '/', { loggedIn: true });
    await page.evaluate(() => {
      const call = () => {
        observer.disconnect();
        Reflect.get(window, 'thirdParties')();
        observe();
      };
      const observer = new MutationObserver(call);
      const observe = () =>
        observer.observe(document.body, { childList: true, subtree: true });
      call();
    });
    await useOnDesktop(page);
    await useOnPhone(page);
    expect(unexpectedLines(lines)).toEqual([]);
  });
});

async function callThirdParties(page: Page) {
  await page.evaluate(() => Reflect.get(window, 'thirdParties')());
}

async function useOnDesktop(page: Page) {
  const products = page.getByRole('button', { name: 'Products' });
  const scheduling = page.getByRole('link', { name: 'Scheduling' });
  await products.hover();
  await scheduling.waitFor();
  await page.mouse.move(20, 780);
  await scheduling.waitFor({ state: 'hidden' });
  await products.focus();
  await page.keyboard.press('Enter');
  await scheduling.waitFor();
  await page.keyboard.press('Escape');
  await scheduling.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Resources' }).click();
  await page.getByRole('button', { name: 'Stop slide show' }).click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.getByRole('group', { name: '2 of 3', exact: true }).waitFor();
  await page.keyboard.press('Escape');

  const german = page.getByRole('link', { name: 'Deutsch' });
  await page.getByRole('button', { name: /^Language/ }).click();
  await german.waitFor();
  await page.keyboard.press('Escape');
  await german.waitFor({ state: 'hidden' });

  const logOut = page.getByRole('menuitem', { name: 'Log Out' });
  await page.getByRole('button', { name: AVATAR }).click();
  await logOut.waitFor();
  await page.keyboard.press('Escape');
  await logOut.waitFor({ state: 'hidden' });
}

async function useOnPhone(page: Page) {
  await page.setViewportSize(phone);
  await page.waitForSelector('[aria-controls$="-drawer"]');
  await page.locator('[data-lintel="hamburger"]').click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Products' }).click();
  await drawer.getByRole('link', { name: 'Scheduling' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await nextPaint(page);
  expect(await page.locator('[data-lintel="bar"]').isVisible()).toBe(true);
}

/** The bar's interactive elements that are not entirely inside it. */
function outside(page: Page): Promise<string[]> {
  return page.locator('[data-lintel="bar"]').evaluate((bar) => {
    const around = bar.getBoundingClientRect();
    const isInside = ({ left, right, top, bottom }: DOMRect) =>
      left >= Math.max(around.left, 0) &&
      right <= Math.min(around.right, innerWidth) &&
      top >= around.top &&
      bottom <= around.bottom;
    return [...bar.querySelectorAll('a, button')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => !isInside(part.getBoundingClientRect()))
      .map((part) => part.textContent ?? '');
  });
}
