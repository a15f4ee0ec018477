import { expect, it } from 'vitest';
import { mountParts } from '../setup/observe';
import { onNewestReact } from '../setup/onBothReacts';

onNewestReact(
  'a page restored from the back/forward cache',
  'production',
  (contract) => {
    it.each([
      ['on a desktop', { width: 1280, height: 800 }],
      ['on a phone', { width: 390, height: 800 }],
    ])(
      'has its menus closed, and knows that the visitor has since logged out and declined, %s',
      async (_, viewport) => {
        const { backend } = contract;
        const { page, rest } = await contract.open(
          {},
          { wholeBrowser: true, loggedIn: true, viewport },
        );
        await page
          .locator(
            // Before the drawer has loaded, the button opens a plain list.
            '[data-lintel="hamburger"][aria-controls$="-drawer"], [data-lintel="avatar"][aria-expanded]',
          )
          .filter({ visible: true })
          .click();
        const email = page.getByText(/@example\.com$/);
        await email.waitFor();
        await backend.waitForLog('/api/v1/events', 2);
        await page.evaluate(noteReturn);
        backend.logOut();
        await page.goto(contract.address({ headers: [] }, 'script=parts'));
        await mountParts(page, {
          part: 'LintelProvider',
          props: { consent: 'denied' },
          decides: true,
        });
        await page.waitForFunction(() => !localStorage.length);
        const sent = backend.events.length;
        backend.setFault('/api/me', { delay: Infinity });
        // Not `goBack`, which waits for a document to load.
        await page.evaluate(() => history.back());
        await page.waitForSelector('[data-restored]');
        expect(await page.getAttribute('body', 'data-restored')).toBe(
          'true, open: 0',
        );
        expect(
          await page.locator('[data-lintel-status="loading"]').count(),
        ).toBe(1);
        expect(await email.count()).toBe(0);
        expect(await page.locator('[data-lintel="avatar"]').count()).toBe(0);
        await backend.waitForLog('/api/me', 2);
        expect(backend.events).toHaveLength(sent);
        // Which answers.
        backend.reset();
        await page.waitForSelector('[data-lintel-status="loggedOut"]', {
          state: 'attached',
        });
        await page
          .locator('[data-lintel="hamburger"], [data-lintel="trigger"]')
          .filter({ visible: true })
          .first()
          .press('Enter');
        await rest();
        expect(backend.events).toEqual([]);
        expect(
          await page.evaluate(() => [localStorage.length, document.cookie]),
        ).toEqual([0, expect.not.stringContaining('lintel_')]);
      },
    );
  },
);

/** Runs in the page. The first listener notes what is open before the page is shown. */
function noteReturn(): void {
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      const open = document.querySelectorAll(
        'dialog[open], [data-lintel="avatar"][aria-expanded="true"]',
      );
      document.body.dataset['restored'] = `${persisted}, open: ${open.length}`;
    },
    { capture: true },
  );
}
