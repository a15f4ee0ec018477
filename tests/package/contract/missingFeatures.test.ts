import { expect, it } from 'vitest';
import { isShown } from './setup/links';
import { onBothReacts } from './setup/onBothReacts';

const isUncaught = (line: string) => line.startsWith('uncaught:');

/** Takes from the browser what old web views lack. */
function removeFeatures() {
  for (const name of [
    'matchMedia',
    'ResizeObserver',
    'IntersectionObserver',
    'MutationObserver',
    'requestIdleCallback',
    'CSSStyleSheet',
    'navigation',
  ]) {
    Reflect.deleteProperty(window, name);
  }
  Reflect.deleteProperty(Navigator.prototype, 'sendBeacon');
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
}

/** As browsers do where the visitor blocks all site data. */
function refuseStorage() {
  const get = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
}

onBothReacts('missing features', 'production', (contract) => {
  it.each([
    ['without observers, media queries and beacons', removeFeatures],
    ['without storage and cookies', refuseStorage],
  ])('leave a working header %s', async (_, before) => {
    const { page, lines } = await contract.open({}, { before });
    await page.waitForSelector('[data-status="loggedOut"]');
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Scheduling' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isShown(page, 'scheduling')).toBe(false);
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
    await frame.locator('[data-lintel="header"][data-ready]').waitFor();
    await frame.locator('[data-status="loggedOut"]').waitFor();
    await frame.getByRole('button', { name: 'Products' }).click();
    await frame.getByRole('link', { name: 'Scheduling' }).waitFor();
    expect(lines.filter(isUncaught)).toEqual([]);
  });
});
