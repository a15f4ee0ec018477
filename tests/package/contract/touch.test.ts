import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { isShown } from './setup/links';
import { onBothReacts } from './setup/onBothReacts';

const touch = { hasTouch: true, isMobile: true };
const tablet = { ...touch, viewport: { width: 1180, height: 820 } };
const phone = { ...touch, viewport: { width: 390, height: 844 } };

onBothReacts('fingers on the header', 'production', (contract) => {
  it('open a menu by a tap, close it by the next, and by one beside it', async () => {
    const { page } = await contract.open({}, tablet);
    await tap(page, 'Products');
    await expect.poll(() => isShown(page, 'scheduling')).toBe(true);
    await tap(page, 'Products');
    await expect.poll(() => isShown(page, 'scheduling')).toBe(false);
    await tap(page, 'Products');
    await expect.poll(() => isShown(page, 'scheduling')).toBe(true);
    await page.touchscreen.tap(590, 800);
    await expect.poll(() => isShown(page, 'scheduling')).toBe(false);
  });

  it('open the list on a phone, one menu after the other, and hit what they tap', async () => {
    const { page } = await contract.open({}, phone);
    await tap(page, 'Menu');
    await tap(page, 'Products');
    await expect.poll(() => isShown(page, 'scheduling')).toBe(true);
    await tap(page, 'Resources');
    await expect.poll(() => isShown(page, 'scheduling')).toBe(false);
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await page.getByRole('link', { name: /^Blog\b/ }).tap();
    await expect.poll(() => isShown(page, 'blog')).toBe(false);
  });
});

function tap(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name }).tap();
}
