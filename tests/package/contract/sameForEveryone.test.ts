import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { layoutShift } from '../../consumers/setup/measure';
import { onBothReacts } from './setup/onBothReacts';

const phone = { viewport: { width: 375, height: 700 } };

const answerIs = (page: Page, status: string) =>
  page.waitForSelector(`[data-status="${status}"]`, { state: 'attached' });

const slotWidth = (page: Page) =>
  page
    .locator('[data-lintel="account"]')
    .evaluate((slot) => slot.getBoundingClientRect().width);

onBothReacts('the same HTML serves every visitor', 'production', (contract) => {
  it('is drawn for nobody in particular', async () => {
    const html = await contract.render();
    expect(html).toContain('data-status="loading"');
    expect(html).toContain('Log In');
    expect(html).not.toContain('data-lintel="avatar"');
  });

  it.each([
    ['a visitor', false, 'loggedOut'],
    ['a member', true, 'loggedIn'],
  ])(
    'keeps the place of Log In and avatar for %s',
    async (_, member, status) => {
      const opened = await contract.open({}, { member, held: true });
      const reserved = await slotWidth(opened.page);
      expect(reserved).toBeGreaterThan(30);
      await opened.release();
      await answerIs(opened.page, status);
      expect(await slotWidth(opened.page)).toBe(reserved);
      expect(await layoutShift(opened.page)).toBe(0);
    },
  );

  it('moves nothing on a phone', async () => {
    const { page } = await contract.open({}, { ...phone, member: true });
    await answerIs(page, 'loggedIn');
    expect(await layoutShift(page)).toBe(0);
  });

  it('moves nothing where the answer takes five seconds', async () => {
    contract.backend.setFault('/api/me', { delay: 5_000 });
    const shifts = [true, false].map(async (member) => {
      const { page } = await contract.open({}, { member });
      await answerIs(page, member ? 'loggedIn' : 'loggedOut');
      return layoutShift(page);
    });
    expect(await Promise.all(shifts)).toEqual([0, 0]);
  });
});
