import { expect, it } from 'vitest';
import { onNewestReact } from '../setup/onBothReacts';

onNewestReact(
  'a page restored from the back/forward cache',
  'production',
  (contract) => {
    it('checks the login again, because the visitor has logged in elsewhere', async () => {
      const { page } = await contract.open({}, { wholeBrowser: true });
      await page.waitForSelector('[data-status="loggedOut"]');
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.body.dataset['restored'] = String(persisted);
        });
      });
      contract.backend.signIn();
      await page.goto(contract.address({ headers: [] }, 'elsewhere'));
      // Not `goBack`, which waits for a document to load.
      await page.evaluate(() => history.back());
      await page.waitForSelector('[data-restored="true"]');
      await page.waitForSelector('[data-status="loggedIn"]');
      await page.locator('[data-lintel="avatar"][aria-expanded]').waitFor();
      const { log } = contract.backend;
      expect(log.filter(({ path }) => path === '/api/me')).toHaveLength(2);
    });

    it.each([
      ['on a desktop', { width: 1280, height: 800 }],
      ['on a phone', { width: 390, height: 800 }],
    ])(
      'shows nothing of the account until the login is checked, %s',
      async (_, viewport) => {
        const { page } = await contract.open(
          {},
          { wholeBrowser: true, loggedIn: true, viewport },
        );
        await page
          .locator('[data-status="loggedIn"]')
          .waitFor({ state: 'attached' });
        await page
          .locator(
            // Before the drawer has loaded, the button opens a plain list.
            '[data-lintel="hamburger"][aria-controls$="-drawer"], [data-lintel="avatar"][aria-expanded]',
          )
          .filter({ visible: true })
          .click();
        const email = page.getByText(/@example\.com$/);
        await email.waitFor();
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => {
            document.body.dataset['restored'] = String(persisted);
          });
        });
        await page.context().clearCookies();
        await page.goto(contract.address({ headers: [] }, 'elsewhere'));
        contract.backend.setFault('/api/me', { delay: Infinity });
        await page.evaluate(() => history.back());
        await page.waitForSelector('[data-restored="true"]');
        expect(await page.locator('[data-status="loading"]').count()).toBe(1);
        expect(await email.count()).toBe(0);
        expect(await page.locator('[data-lintel="avatar"]').count()).toBe(0);
      },
    );
  },
);
