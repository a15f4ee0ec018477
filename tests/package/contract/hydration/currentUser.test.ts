import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { layoutShift } from '../../../hosts/checks/measure';
import { onNewestReact, type Contract } from '../setup/onBothReacts';
import { hold, type OpenOptions } from '../setup/open';

const SECOND = 1000;
const LINE = 'error: Error fetching auth data: ';
const API_ERROR = /^Error: API returned an error\.(\n|$)/;
onNewestReact('the login check', 'production', (contract) => {
  it.each([
    ['a logged-out visitor', false],
    ['a logged-in visitor', true],
  ])(
    'shows neither avatar nor Log In until the answer arrives, then one of them: %s',
    async (_, loggedIn) => {
      const opened = await openFor(contract, { loggedIn, held: true });
      const { page, lines } = opened;
      const answer = await hold(page, '**/api/me');
      await opened.release();
      await useMenus(page);
      await expectUnknown(page);
      answer();
      if (loggedIn) await avatarOf(page).waitFor();
      else await expectLoggedOut(page);
      expect(await logInOf(page).isVisible()).toBe(!loggedIn);
      expect(await layoutShift(page)).toBe(0);
      expect(printed(lines)).toEqual(loggedIn ? [] : [lineWith(API_ERROR)]);
    },
  );

  it('shows Log In after 10 s without an answer', async () => {
    contract.backend.setFault('/api/me', { delay: Infinity });
    const options = { loggedIn: true, clock: true };
    const { page, lines } = await openFor(contract, options);
    await contract.backend.waitForLog('/api/me');
    await page.clock.fastForward(5 * SECOND);
    await expectUnknown(page);
    await page.clock.fastForward(5 * SECOND);
    await expectLoggedOut(page);
    expect(await layoutShift(page)).toBe(0);
    expect(printed(lines)).toEqual([
      lineWith(/^Error: No answer within 10000 ms\./),
    ]);
    expect(await contract.backend.waitForLog('/api/me')).toHaveLength(1);
  });
});

/** With all hosts, so that only the login check fails. */
function openFor(contract: Contract, options: OpenOptions) {
  const hosts = { eventsStaging: contract.url, media: contract.media };
  return contract.open({ headers: [{ site: { hosts } }] }, options);
}

const logInOf = (page: Page) => page.getByRole('link', { name: 'Log In' });
const avatarOf = (page: Page) => page.locator('[data-lintel="avatar"]');

async function expectLoggedOut(page: Page): Promise<void> {
  await page.waitForSelector('[data-status="loggedOut"]');
  await logInOf(page).waitFor();
}

async function expectUnknown(page: Page): Promise<void> {
  expect(await page.locator('[data-status="loading"]').count()).toBe(1);
  expect(await logInOf(page).count()).toBe(0);
  expect(await avatarOf(page).count()).toBe(0);
}

/** One menu by hover, the other by keyboard. */
async function useMenus(page: Page): Promise<void> {
  const scheduling = page.getByRole('link', { name: 'Scheduling' });
  await page.getByRole('button', { name: 'Products' }).hover();
  await scheduling.waitFor();
  await page.mouse.move(640, 790);
  await scheduling.waitFor({ state: 'hidden' });
  const spotlight = page.getByRole('link', { name: 'Get inspired' });
  await page.getByRole('button', { name: 'Resources' }).focus();
  await page.keyboard.press('Enter');
  await spotlight.waitFor();
  await page.keyboard.press('Escape');
  await spotlight.waitFor({ state: 'hidden' });
}

const lineWith = (message: RegExp) =>
  expect.stringMatching(new RegExp(`^${LINE}${message.source.slice(1)}`));

/**
 * Besides the browser's own messages about the network and a locator's query
 * for a hidden link.
 */
function printed(lines: readonly string[]): string[] {
  return lines.filter(
    (line) =>
      !/^(error: Failed to load resource: |verbose: Rendering was performed)/.test(
        line,
      ),
  );
}
