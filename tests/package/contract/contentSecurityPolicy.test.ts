import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../consumers/setup/browser';
import { onBothReacts } from './setup/onBothReacts';

const violations = (page: Page) =>
  page.evaluate(() => window.contract.violated);

onBothReacts('a strict Content-Security-Policy', 'production', (contract) => {
  it('finds no inline style and no inline script in the HTML', async () => {
    const html = await contract.render({
      headers: [{}, { content: 'de', id: 'de' }],
    });
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<(script|style)\b/);
    expect(html).not.toMatch(/\son\w+=/);
  });

  it.each([
    ['a visitor', false],
    ['a member', true],
  ])('is not violated by whatever %s opens', async (_, member) => {
    const site = { hosts: { eventsStaging: contract.url } };
    const { page, lines } = await contract.open(
      { headers: [{ site }] },
      { member, search: 'policy' },
    );
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Scheduling' }).waitFor();
    await page.keyboard.press('Escape');
    if (member) await openAccountMenu(page);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.locator('[data-lintel="hamburger"]').click();
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Scheduling' }).waitFor();
    await page
      .getByRole('link', { name: 'Scheduling' })
      .click({ modifiers: ['Control'] });
    await contract.backend.waitForLog('/api/v1/events');
    await contract.backend.waitForLog('/api/track/Track');
    expect(await violations(page)).toEqual([]);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('is in force on the page that these tests open', async () => {
    const { page } = await contract.open({}, { search: 'policy' });
    await page.evaluate(() =>
      document.body.setAttribute('style', 'color: red'),
    );
    await expect.poll(() => violations(page)).toHaveLength(1);
  });
});

async function openAccountMenu(page: Page): Promise<void> {
  await page.locator('[data-lintel="avatar"][aria-expanded]').click();
  await page.getByText('Account Dashboard').waitFor();
  await page.keyboard.press('Escape');
}
