import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { isShown } from '../setup/links';
import { onNewestReact } from '../setup/onBothReacts';

const many = { headers: [{ navigation: 'many' as const }] };

onNewestReact('4,500 links', 'production', (contract) => {
  it('open menu by menu, move focus to the last one, and print nothing', async () => {
    const { page, lines } = await contract.open(many);
    for (const menu of [1, 2, 3]) {
      await page.getByRole('button', { name: `Menu ${menu}` }).click();
      await expect.poll(() => isShown(page, `link-${menu}-1-1`)).toBe(true);
      const last = page.locator(`[data-lintel-id="link-${menu}-3-500"]`);
      await last.focus();
      expect(
        await last.evaluate((link) => link === document.activeElement),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => isShown(page, 'link-3-1-1')).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Menu 3',
    );
    expect(unexpectedLines(lines)).toEqual([]);
  });
});
