import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from './browser';
import { layoutShift } from './measure';
import { openPage, phone } from './openPage';
import type { Host } from '../start/startHost';

/** Before that, the button opens a plain list. */
const DRAWER_IS_THERE = '[aria-controls$="-drawer"]';
const AVATAR = 'Account information dropdown menu';

/**
 * Tests of the account menu and the drawer that every host must pass: in the
 * header, and in a team's own header.
 */
export function testSmallParts(host: () => Host): void {
  it('opens the account menu of a logged-in visitor, by mouse and by keyboard', async () => {
    const { page, lines } = await openPage(host(), '/', { loggedIn: true });
    await useAccountMenu(page);
    expect(await layoutShift(page)).toBe(0);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('responds to a key pressed before React has drawn', async () => {
    const { page } = await openPage(host(), '/', { loggedIn: true });
    const avatar = page.getByRole('button', { name: AVATAR });
    await avatar.focus();
    await avatar.evaluate(async (button) => {
      button.parentElement!.dispatchEvent(new Event('pointermove'));
      const isOpen = () => document.querySelector('[role="menuitem"]') !== null;
      while (!isOpen()) await Promise.resolve();
      const options = { key: 'ArrowUp', bubbles: true, cancelable: true };
      button.dispatchEvent(new KeyboardEvent('keydown', options));
    });
    const logOut = page.getByRole('menuitem', { name: 'Log Out' });
    await expect.poll(() => isFocused(logOut)).toBe(true);
  });

  it('opens the drawer on a phone', async () => {
    const { page, lines } = await openPage(host(), '/', { viewport: phone });
    const hamburger = page.locator('[data-lintel="hamburger"]');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.waitForSelector(DRAWER_IS_THERE);
    await hamburger.click();
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await layoutShift(page)).toBe(0);
    await useDrawer(page, 'Log In');
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('opens both in a team’s own header', async () => {
    const options = { loggedIn: true, withHeader: false };
    const { page, lines } = await openPage(host(), '/own-header', options);
    await useAccountMenu(page);
    await page.setViewportSize(phone);
    await useDrawer(page, 'Log Out');
    expect(unexpectedLines(lines)).toEqual([]);
  });
}

async function useAccountMenu(page: Page): Promise<void> {
  const avatar = page.getByRole('button', { name: AVATAR });
  const dashboard = page.getByRole('menuitem', { name: 'Account Dashboard' });
  await avatar.click();
  await dashboard.waitFor();
  await page.keyboard.press('Escape');
  await dashboard.waitFor({ state: 'hidden' });
  await avatar.focus();
  await page.keyboard.press('ArrowUp');
  const logOut = page.getByRole('menuitem', { name: 'Log Out' });
  await expect.poll(() => isFocused(logOut)).toBe(true);
  await page.keyboard.press('Escape');
  await logOut.waitFor({ state: 'hidden' });
  expect(await isFocused(avatar)).toBe(true);
}

async function useDrawer(page: Page, label: string): Promise<void> {
  const hamburger = page.locator('[data-lintel="hamburger"]');
  await page.waitForSelector(DRAWER_IS_THERE);
  await hamburger.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Products' }).click();
  await drawer.getByRole('link', { name: 'Scheduling' }).waitFor();
  await drawer.getByRole('link', { name: label, exact: true }).waitFor();
  await drawer.getByRole('link', { name: 'Get started' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await isFocused(hamburger)).toBe(true);
}

function isFocused(locator: ReturnType<Page['locator']>): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}
