import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { onNewestReact } from '../setup/onBothReacts';

// In development, because only then a duplicate id is reported.
onNewestReact('ids derive from the id prop', 'development', (contract) => {
  it('are unique if two headers have their own ids', async () => {
    const { page, lines } = await contract.open(
      { headers: [{ id: 'top' }, { id: 'bottom' }] },
      { loggedIn: true },
    );
    for (const avatar of await page.locator('[data-lintel="avatar"]').all()) {
      await avatar.and(page.locator('[aria-expanded]')).click();
    }
    const ids = await page.evaluate(() =>
      Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    );
    expect(ids).toContain('top');
    expect(ids).toContain('bottom');
    expect(new Set(ids).size).toBe(ids.length);
    expect(unexpectedLines(lines)).toEqual([]);
  });
});
