import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { layoutShift } from '../../../hosts/checks/measure';
import { onNewestReact } from '../setup/onBothReacts';
import { hold } from '../setup/open';

onNewestReact('the login check', 'production', (contract) => {
  it.each([
    ['a logged-out visitor', false],
    ['a logged-in visitor', true],
  ])(
    'reserves space until the answer arrives, then shows avatar or Log In: %s',
    async (_, loggedIn) => {
      // With all hosts, so that only the login check fails.
      const hosts = { eventsStaging: contract.url, media: contract.media };
      const opened = await contract.open(
        { headers: [{ site: { hosts } }] },
        { loggedIn, held: true },
      );
      const { page, lines } = opened;
      const answer = await hold(page, '**/api/me');
      await opened.release();
      await expectUnknown(page);
      const reserved = await slotWidth(page);
      expect(reserved).toBeGreaterThan(30);
      answer();
      await (loggedIn ? avatarOf(page) : logInOf(page)).waitFor();
      expect(await slotWidth(page)).toBe(reserved);
      expect(await logInOf(page).isVisible()).toBe(!loggedIn);
      expect(await layoutShift(page)).toBe(0);
      expect(unexpectedLines(lines)).toEqual([]);
    },
  );
});

const logInOf = (page: Page) => page.getByRole('link', { name: 'Log In' });
const avatarOf = (page: Page) => page.locator('[data-lintel="avatar"]');

const slotWidth = (page: Page) =>
  page
    .locator('[data-lintel="account"]')
    .evaluate((slot) => slot.getBoundingClientRect().width);

async function expectUnknown(page: Page): Promise<void> {
  expect(await page.locator('[data-status="loading"]').count()).toBe(1);
  expect(await logInOf(page).count()).toBe(0);
  expect(await avatarOf(page).count()).toBe(0);
}
