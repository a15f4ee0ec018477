import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { onNewestReact } from '../setup/onBothReacts';

const twoHeaders = { headers: [{ id: 'top' }, { id: 'bottom' }] };

// In development, because only then a duplicate id is reported.
onNewestReact('ids derive from the id prop', 'development', (contract) => {
  it('are unique if two headers have their own ids', async () => {
    const { page, lines } = await contract.open(twoHeaders, { loggedIn: true });
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

  it('are the targets of labels and controls', async () => {
    const { page } = await contract.open(twoHeaders);
    const dangling = await page.evaluate(() =>
      ['aria-labelledby', 'aria-describedby'].flatMap((name) =>
        Array.from(document.querySelectorAll(`header [${name}]`))
          .flatMap((element) => element.getAttribute(name)!.split(' '))
          .filter((id) => !document.getElementById(id)),
      ),
    );
    expect(dangling).toEqual([]);
  });
});
