import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { cookiesOf } from '../../../hosts/checks/cookiesOf';
import { onNewestReact } from '../setup/onBothReacts';

declare global {
  interface Window {
    rotations: () => number;
  }
}

const wholeBrowser = true;
const phone = { wholeBrowser, viewport: { width: 390, height: 844 } };

onNewestReact(
  'a page restored from the back/forward cache',
  'production',
  (contract) => {
    it('has its drawer closed, and opens it again', async () => {
      const { page } = await contract.open({}, phone);
      await page.waitForSelector('[aria-controls$="-drawer"]');
      const hamburger = page.locator('[data-lintel="hamburger"]');
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await hamburger.click();
      await drawer.getByRole('button', { name: 'Products' }).click();
      await goAwayAndBack(page, contract.address({ headers: [] }, 'elsewhere'));
      await drawer.waitFor({ state: 'hidden' });
      expect(await marksOf(page)).toEqual({ body: '', scroll: undefined });
      expect(await hamburger.getAttribute('aria-expanded')).toBe('false');
      await hamburger.click();
      await drawer.waitFor();
    });

    it('has one timer of its carousel, as it had earlier', async () => {
      const { page } = await contract.open(
        { headers: [{ site: { hosts: { media: contract.media } } }] },
        { wholeBrowser, before: countRotations },
      );
      // By keyboard, so that the pointer cannot stop the carousel.
      await page.getByRole('button', { name: 'Resources' }).focus();
      await page.keyboard.press('Enter');
      const stop = page.getByRole('button', { name: 'Stop slide show' });
      await stop.waitFor();
      await expect.poll(() => rotations(page)).toBe(1);
      await goAwayAndBack(page, contract.address({ headers: [] }, 'elsewhere'));
      await stop.waitFor();
      await expect.poll(() => rotations(page)).toBe(1);
      await page.keyboard.press('Escape');
      await stop.waitFor({ state: 'hidden' });
      expect(await rotations(page)).toBe(0);
    });

    it('checks the login again, because the visitor has logged in elsewhere', async () => {
      const { page } = await contract.open({}, { wholeBrowser });
      await page.waitForSelector('[data-status="loggedOut"]');
      const cookies = cookiesOf(contract.backend.signIn(), contract.url);
      await page.context().addCookies(cookies);
      await goAwayAndBack(page, contract.address({ headers: [] }, 'elsewhere'));
      await page.waitForSelector('[data-status="loggedIn"]');
      await page.locator('[data-lintel="avatar"][aria-expanded]').waitFor();
      const { log } = contract.backend;
      expect(log.filter(({ path }) => path === '/api/me')).toHaveLength(2);
    });
  },
);

async function goAwayAndBack(page: Page, elsewhere: string): Promise<void> {
  const address = page.url();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.body.dataset['restored'] = String(persisted);
    });
  });
  await page.goto(elsewhere);
  // Not `goBack`, which waits for a document to load.
  await page.evaluate(() => history.back());
  await page.waitForSelector('[data-restored="true"]');
  expect(page.url()).toBe(address);
}

/**
 * Runs in the page before everything else. Counts the pending timers with the
 * delay of the carousel.
 */
function countRotations() {
  const { setTimeout, clearTimeout, setInterval } = window;
  const waiting = new Set<number>();
  window.rotations = () => waiting.size;
  window.setTimeout = ((run: () => void, delay?: number) => {
    const id = setTimeout(() => {
      waiting.delete(id);
      run();
    }, delay);
    if (delay === 5000) waiting.add(id);
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    waiting.delete(Number(id));
    clearTimeout(id);
  };
  window.setInterval = ((run: () => void, delay?: number) => {
    const id = setInterval(run, delay);
    waiting.add(id);
    return id;
  }) as typeof setInterval;
}

const rotations = (page: Page) => page.evaluate(() => window.rotations());

/** What an open drawer adds to the page. */
function marksOf(page: Page) {
  return page.evaluate(() => ({
    body: document.body.className,
    scroll: document.documentElement.dataset['lintelScroll'],
  }));
}
