import { expect, it } from 'vitest';
import { unexpectedLines } from '../../../hosts/checks/browser';
import { onBothReacts } from '../setup/onBothReacts';

const twoHeaders = { headers: [{ id: 'top' }, { id: 'bottom' }] };
const sameIdTwice = { headers: [{}, {}] };

// Development: only there two headers with one id are reported.
onBothReacts('ids derive from the id prop', 'development', (contract) => {
  it('are not repeated by two headers with ids of their own', async () => {
    const { page, lines } = await contract.open(twoHeaders, { member: true });
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

  it('are what labels and controls point to', async () => {
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

  it('are reported once where two headers share one', async () => {
    const { lines } = await contract.open(sameIdTwice);
    expect(unexpectedLines(lines)).toEqual([
      expect.stringMatching(
        /^warning: Lintel: two elements have the id "lintel"/,
      ),
    ]);
  });
});
