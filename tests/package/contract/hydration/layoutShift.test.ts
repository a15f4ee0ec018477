import { expect, it } from 'vitest';
import { layoutShift } from '../../../hosts/checks/measure';
import { isShown } from '../setup/links';
import { onNewestReact } from '../setup/onBothReacts';

const phone = { viewport: { width: 375, height: 700 } };

onNewestReact('nothing shifts', 'production', (contract) => {
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
      await page.waitForSelector('[data-status="loggedOut"]');
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
    ['in a wide window', 'full', {}],
    ['on a phone', 'full', phone],
    ['in a short header on a phone', 'minimal', phone],
  ] as const)(
    'while the HTML arrives piece by piece, %s',
    async (_, variant, device) => {
      const header = { variant, actions: 'Get started', banner: 'Half price' };
      const options = { ...device, search: 'slow' };
      const { page } = await contract.open({ headers: [header] }, options);
      expect(await layoutShift(page)).toBe(0);
    },
  );
});
