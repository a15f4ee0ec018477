import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { layoutShift } from '../../../hosts/checks/measure';
import { isShown } from '../setup/links';
import { onNewestReact } from '../setup/onBothReacts';
import { hold } from '../setup/open';

const phone = { viewport: { width: 375, height: 700 } };

onNewestReact('nothing shifts', 'production', (contract) => {
  it.each([
    ['static', false],
    ['sticky', true],
    ['overlay', false],
  ] as const)(
    'at load, at hydration, at the login answer and when both menus open, with a %s header, logged in: %s',
    async (position, loggedIn) => {
      // With all hosts, so that only the login check fails.
      const hosts = { eventsStaging: contract.url, media: contract.media };
      const header = {
        position,
        banner: 'Half price until Sunday',
        actions: 'Get started',
        site: { hosts },
      };
      // The script is held, so that the server's HTML is painted first.
      const opened = await contract.open(
        { headers: [header] },
        { held: true, loggedIn },
      );
      const { page, lines } = opened;
      expect(await layoutShift(page)).toBe(0);
      const answer = await hold(page, '**/api/me');
      await opened.release();
      const reserved = await expectReserved(page);
      answer();
      await (loggedIn ? avatarOf(page) : logInOf(page)).waitFor();
      expect(await slotWidth(page)).toBe(reserved);
      expect(await logInOf(page).isVisible()).toBe(!loggedIn);
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
      expect(unexpectedLines(lines)).toEqual([]);
    },
  );

  it('while the HTML arrives piece by piece: in a wide window, on a phone, and in a short header there', async () => {
    const shifts = await Promise.all(
      (
        [
          ['full', {}],
          ['full', phone],
          ['minimal', phone],
        ] as const
      ).map(async ([variant, device]) => {
        const header = {
          variant,
          actions: 'Get started',
          banner: 'Half price',
        };
        const options = { ...device, search: 'slow' };
        const { page } = await contract.open({ headers: [header] }, options);
        return layoutShift(page);
      }),
    );
    expect(shifts).toEqual([0, 0, 0]);
  });
});

const logInOf = (page: Page) => page.getByRole('link', { name: 'Log In' });
const avatarOf = (page: Page) => page.locator('[data-lintel="avatar"]');

const slotWidth = (page: Page) =>
  page
    .locator('[data-lintel="account"]')
    .evaluate((slot) => slot.getBoundingClientRect().width);

/** The width that is reserved until the login check is answered. */
async function expectReserved(page: Page): Promise<number> {
  expect(await page.locator('[data-lintel-status="loading"]').count()).toBe(1);
  expect(await logInOf(page).count()).toBe(0);
  expect(await avatarOf(page).count()).toBe(0);
  const reserved = await slotWidth(page);
  expect(reserved).toBeGreaterThan(30);
  return reserved;
}
