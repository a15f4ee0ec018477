import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onBothReacts } from './setup/onBothReacts';

const phone = { viewport: { width: 390, height: 844 } };

onBothReacts(
  'a page that comes back out of the back/forward cache',
  'production',
  (contract) => {
    it('has its drawer closed, and opens it anew', async () => {
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
  // Not `goBack`: it waits for a document to load.
  await page.evaluate(() => history.back());
  await page.waitForSelector('[data-restored="true"]');
  expect(page.url()).toBe(address);
}

/** What an open drawer leaves on the page. */
function marksOf(page: Page) {
  return page.evaluate(() => ({
    body: document.body.className,
    scroll: document.documentElement.dataset['lintelScroll'],
  }));
}
