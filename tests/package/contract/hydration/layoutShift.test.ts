import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { layoutShift } from '../../../hosts/checks/measure';
import { isShown } from '../setup/links';
import { onBothReacts, onNewestReact } from '../setup/onBothReacts';

const phone = { viewport: { width: 375, height: 700 } };

const answerIs = (page: Page, status: string) =>
  page.waitForSelector(`[data-status="${status}"]`, { state: 'attached' });

const slotWidth = (page: Page) =>
  page
    .locator('[data-lintel="account"]')
    .evaluate((slot) => slot.getBoundingClientRect().width);

onBothReacts('nothing shifts', 'production', (contract) => {
  it.each(['static', 'sticky', 'overlay'] as const)(
    'at load, at hydration and when both menus open, with a %s header',
    async (position) => {
      const header = {
        position,
        banner: 'Half price until Sunday',
        actions: 'Get started',
        site: { hosts: { media: contract.media } },
      };
      // The script is held, so that the server's HTML is painted first.
      const opened = await contract.open({ headers: [header] }, { held: true });
      const { page } = opened;
      expect(await layoutShift(page)).toBe(0);
      await opened.release();
      await answerIs(page, 'loggedOut');
      for (const [menu, link] of [
        ['Products', 'scheduling'],
        ['Resources', 'blog'],
      ] as const) {
        await page.getByRole('button', { name: menu }).click();
        await expect.poll(() => isShown(page, link)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => isShown(page, 'blog')).toBe(false);
      expect(await layoutShift(page)).toBe(0);
    },
  );

  it.each([
    ['a logged-out visitor', false, 'loggedOut'],
    ['a logged-in visitor', true, 'loggedIn'],
  ])(
    'when the login check completes for %s: the account slot keeps its width',
    async (_, loggedIn, status) => {
      const opened = await contract.open({}, { loggedIn, held: true });
      const reserved = await slotWidth(opened.page);
      expect(reserved).toBeGreaterThan(30);
      await opened.release();
      await answerIs(opened.page, status);
      expect(await slotWidth(opened.page)).toBe(reserved);
      expect(await layoutShift(opened.page)).toBe(0);
    },
  );

  it('on a phone', async () => {
    const { page } = await contract.open({}, { ...phone, loggedIn: true });
    await answerIs(page, 'loggedIn');
    expect(await layoutShift(page)).toBe(0);
  });
});

onNewestReact(
  'nothing shifts while the HTML arrives piece by piece',
  'production',
  (contract) => {
    it.each([
      ['in a wide window', 'full', {}],
      ['on a phone', 'full', phone],
      ['in a short header', 'minimal', {}],
      ['in a short header on a phone', 'minimal', phone],
    ] as const)('%s', async (_, variant, device) => {
      const header = { variant, actions: 'Get started', banner: 'Half price' };
      const options = { ...device, search: 'slow' };
      const { page } = await contract.open({ headers: [header] }, options);
      expect(await layoutShift(page)).toBe(0);
    });
  },
);
