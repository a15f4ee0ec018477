import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { accessibleLinks, isShown } from '../setup/links';
import { onNewestReact } from '../setup/onBothReacts';

const old = { oldStyles: true, alone: true };
const unscripted = { ...old, javaScriptEnabled: false };
const phone = { width: 375, height: 700 };

/** The button of the drawer, which does nothing without JavaScript. */
const hamburger = (page: Page) => page.locator('[data-lintel="hamburger"]');

onNewestReact('an engine of early 2023', 'production', (contract) => {
  it('shows a phone without JavaScript the menus, Log In, and no button', async () => {
    const { page } = await contract.open(
      {},
      { ...unscripted, viewport: phone },
    );
    for (const id of ['websites', 'blog', 'spotlight', 'language-ja']) {
      expect(await isShown(page, id)).toBe(true);
    }
    await page.getByRole('link', { name: 'Log In' }).waitFor();
    expect(await hamburger(page).isVisible()).toBe(false);
    const header = page.getByRole('banner');
    expect(await header.evaluate((one) => getComputedStyle(one).position)).toBe(
      'relative',
    );
  });

  it.each([
    ['the bar', {}],
    ['the minimal bar', { variant: 'minimal' }],
  ] as const)(
    'shows Log In in %s, and languages by hover, without JavaScript',
    async (_, header) => {
      const { page } = await contract.open({ headers: [header] }, unscripted);
      await page.getByRole('link', { name: 'Log In' }).waitFor();
      expect(await isShown(page, 'language-ja')).toBe(false);
      await page.getByRole('button', { name: 'Language English' }).hover();
      await page.getByRole('link', { name: '日本語' }).waitFor();
    },
  );

  it('shows the sections of a page on a phone without JavaScript', async () => {
    const { page } = await contract.open(
      { sections: true },
      { ...unscripted, viewport: phone },
    );
    await page.getByRole('link', { name: 'Features', exact: true }).waitFor();
    const button = page.locator('[data-lintel="side-nav-trigger"]');
    expect(await button.isVisible()).toBe(false);
  });

  it('hides menus and sections on a phone while the script loads', async () => {
    const { page, release } = await contract.open(
      { sections: true },
      { ...old, held: true, viewport: phone },
    );
    const expectHidden = async () => {
      const links = await accessibleLinks(page);
      for (const name of ['Websites', '日本語', 'Features']) {
        expect(links).not.toContain(name);
      }
      expect(await hamburger(page).isVisible()).toBe(true);
    };
    await expectHidden();
    await release();
    await expectHidden();
  });

  it('has the columns of a menu where newer engines have them', async () => {
    const tops = async (options: typeof old) => {
      const { page } = await contract.open({}, options);
      await page.getByRole('button', { name: 'Products' }).hover();
      await page.getByRole('link', { name: 'Scheduling' }).waitFor();
      return page
        .locator('[data-item="products"] ul')
        .evaluateAll((lists) =>
          lists.map((list) => list.getBoundingClientRect().top),
        );
    };
    const [before, now] = [
      await tops(old),
      await tops({ ...old, oldStyles: false }),
    ];
    expect(before).toHaveLength(now.length);
    before.forEach((top, index) => expect(top).toBeCloseTo(now[index]!, 0));
  });
});
