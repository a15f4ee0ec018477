import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { isShown } from './setup/links';
import { onBothReacts } from './setup/onBothReacts';

const ACCOUNT = 'Account information dropdown menu';
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

  it('open the account menu by a tap, close it by the next, and by one beside it', async () => {
    const { page } = await contract.open({}, { ...tablet, member: true });
    const logOut = page.getByRole('menuitem', { name: 'Log Out' });
    await page.waitForSelector('[data-lintel="avatar"][aria-expanded]');
    await tap(page, ACCOUNT);
    await logOut.waitFor();
    await tap(page, ACCOUNT);
    await logOut.waitFor({ state: 'hidden' });
    await tap(page, ACCOUNT);
    await logOut.waitFor();
    await page.touchscreen.tap(590, 800);
    await logOut.waitFor({ state: 'hidden' });
  });

  it('open the drawer on a phone, one section after the other, and hit what they tap', async () => {
    const { page } = await contract.open({}, phone);
    await page.waitForSelector('[aria-controls$="-drawer"]');
    await expectListOfMenus(page);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('open the list on a phone whose drawer does not come, and hit what they tap', async () => {
    contract.backend.setFault('/assets/DrawerDialog*', { status: 503 });
    const { page } = await contract.open({}, phone);
    await expectListOfMenus(page);
    expect(await page.locator('dialog').count()).toBe(0);
  });
});

async function expectListOfMenus(page: Page): Promise<void> {
  await tap(page, 'Menu');
  await tap(page, 'Products');
  const scheduling = page.getByRole('link', { name: 'Scheduling' });
  await scheduling.waitFor();
  await tap(page, 'Resources');
  await scheduling.waitFor({ state: 'hidden' });
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
  });
  const blog = page.getByRole('link', { name: /^Blog\b/ });
  await blog.tap();
  await blog.waitFor({ state: 'hidden' });
}

function tap(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name }).tap();
}
