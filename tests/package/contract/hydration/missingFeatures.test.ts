import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onNewestReact } from '../setup/onBothReacts';

const phone = { width: 390, height: 844 };
const hamburgerOf = (page: Page) => page.locator('[data-lintel="hamburger"]');
const isUncaught = (line: string) => line.startsWith('uncaught:');

/**
 * Removes features that old web views lack, and denies storage, as browsers do
 * whose visitor blocks all site data.
 */
function removeFeatures() {
  for (const name of [
    'matchMedia',
    'ResizeObserver',
    'IntersectionObserver',
    'requestIdleCallback',
    'cancelIdleCallback',
    'CSSStyleSheet',
    'navigation',
  ]) {
    Reflect.deleteProperty(window, name);
  }
  Reflect.deleteProperty(Navigator.prototype, 'sendBeacon');
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  const get = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
}

function removeDialogs() {
  Reflect.deleteProperty(window, 'HTMLDialogElement');
}

onNewestReact('missing features', 'production', (contract) => {
  it('leave working menus, account menu and drawer: observers, media queries, beacons, storage, cookies', async () => {
    const options = { before: removeFeatures, loggedIn: true };
    const { page, lines } = await contract.open({}, options);
    const scheduling = page.getByRole('link', { name: 'Scheduling' });
    const domains = page.getByRole('menuitem', { name: 'Domains' });
    await page.getByRole('button', { name: 'Products' }).click();
    await scheduling.waitFor();
    await page.keyboard.press('Escape');
    await scheduling.waitFor({ state: 'hidden' });
    await page.locator('[data-lintel="avatar"][aria-expanded]').click();
    await domains.waitFor();
    await page.keyboard.press('Escape');
    await domains.waitFor({ state: 'hidden' });
    await useDrawer(page);
    expect(lines.filter(isUncaught)).toEqual([]);
    expect(await page.evaluate(() => window.contract.reported)).toEqual([]);
  });

  it('leave a plain list if the browser has no dialog element', async () => {
    const options = { before: removeDialogs, viewport: phone };
    const { page, lines } = await contract.open({}, options);
    await hamburgerOf(page).click();
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Scheduling' }).waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
    expect(lines.filter(isUncaught)).toEqual([]);
    expect(await page.evaluate(() => window.contract.reported)).toEqual([]);
  });

  it('leave a working header in a sandboxed frame', async () => {
    const { page, lines } = await contract.open({ headers: [] });
    const src = contract.address();
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.sandbox.add('allow-scripts');
      frame.width = '1200';
      frame.height = '700';
      frame.src = src;
      document.body.replaceChildren(frame);
    }, src);
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-lintel="header"][data-lintel-ready]').waitFor();
    await frame.locator('[data-lintel-status="loggedOut"]').waitFor();
    await frame.getByRole('button', { name: 'Products' }).click();
    await frame.getByRole('link', { name: 'Scheduling' }).waitFor();
    expect(lines.filter(isUncaught)).toEqual([]);
  });
});

async function useDrawer(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await hamburgerOf(page).focus();
  await page.waitForSelector('[aria-controls$="-drawer"]');
  await hamburgerOf(page).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('button', { name: 'Products' }).click();
  await drawer.getByRole('link', { name: 'Scheduling' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
}
