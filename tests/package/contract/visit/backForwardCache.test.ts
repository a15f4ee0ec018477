import { expect, it } from 'vitest';
import { cookiesOf } from '../../../hosts/checks/cookiesOf';
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
      const cookies = cookiesOf(contract.backend.signIn(), contract.url);
      await page.context().addCookies(cookies);
      await page.goto(contract.address({ headers: [] }, 'elsewhere'));
      // Not `goBack`, which waits for a document to load.
      await page.evaluate(() => history.back());
      await page.waitForSelector('[data-restored="true"]');
      await page.waitForSelector('[data-status="loggedIn"]');
      await page.locator('[data-lintel="avatar"][aria-expanded]').waitFor();
      const { log } = contract.backend;
      expect(log.filter(({ path }) => path === '/api/me')).toHaveLength(2);
    });
  },
);
