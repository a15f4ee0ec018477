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

    it('has closed a drawer that was open, before it is shown', async () => {
      const viewport = { width: 390, height: 800 };
      const { page } = await contract.open(
        {},
        { wholeBrowser: true, viewport },
      );
      await page.locator('[aria-controls$="-drawer"]').first().click();
      await page.getByRole('dialog').waitFor();
      // The first listener, before the header's.
      await page.evaluate(() => {
        addEventListener(
          'pageshow',
          () => {
            document.body.dataset['restored'] = String(
              document.querySelector('dialog')?.open,
            );
          },
          { capture: true },
        );
      });
      await page.goto(contract.address({ headers: [] }, 'elsewhere'));
      await page.evaluate(() => history.back());
      await page.waitForSelector('[data-restored="false"]');
    });

    it('sends and stores nothing if the visitor has declined on another page', async () => {
      const { page, rest } = await contract.open({}, { wholeBrowser: true });
      await contract.backend.waitForLog('/api/v1/events', 2);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.body.dataset['restored'] = String(persisted);
        });
      });
      await page.goto(contract.address({ headers: [] }, 'script=consent'));
      await page.evaluate(() =>
        window.contract.mountParts!([
          { part: 'Header', props: { consent: 'denied' }, decides: true },
        ]),
      );
      await page.waitForFunction(() => !localStorage.length);
      const sent = contract.backend.events.length;
      await page.evaluate(() => history.back());
      await page.waitForSelector('[data-restored="true"]');
      await page.getByRole('button', { name: 'Products' }).press('Enter');
      await rest();
      expect(contract.backend.events).toHaveLength(sent);
      expect(
        await page.evaluate(() => [localStorage.length, document.cookie]),
      ).toEqual([0, expect.not.stringContaining('lintel_')]);
    });
  },
);
