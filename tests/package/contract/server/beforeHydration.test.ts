import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import {
  languageLinks,
  languages,
  productsLinks,
  resourcesLinks,
} from '../../../hosts/checks/headerLinks';
import { accessibleLinks, isShown, tabThroughLinks } from '../setup/links';
import { onBothReacts, onNewestReact } from '../setup/onBothReacts';
import type { OpenedPage, OpenOptions } from '../setup/open';

const withoutScript = { javaScriptEnabled: false };
const withScriptHeld = { held: true };
const phone = { viewport: { width: 375, height: 700 } };

/** An engine of early 2023. */
const old = { oldStyles: true };

// All React versions give the same HTML (serverHtml.test.ts), and so the same
// styles.
onNewestReact('without JavaScript', 'production', (contract) => {
  it.each([
    ['Products', 'Scheduling', 'scheduling', 'full'],
    ['Language English', '日本語', 'language-ja', 'minimal'],
  ] as const)(
    '%s opens by hover, lets the pointer in, and closes, beside Log In',
    async (button, name, id, variant) => {
      const { page } = await contract.open(
        { headers: [{ variant }] },
        withoutScript,
      );
      await page.getByRole('link', { name: 'Log In' }).waitFor();
      expect(await isShown(page, id)).toBe(false);
      await page.getByRole('button', { name: button }).hover();
      const link = page.getByRole('link', { name });
      await link.waitFor();
      const { x, y } = (await link.boundingBox())!;
      // In steps, because a gap on the way would close it.
      await page.mouse.move(x + 4, y + 4, { steps: 60 });
      expect(await isShown(page, id)).toBe(true);
      await page.mouse.move(640, 790);
      await link.waitFor({ state: 'hidden' });
    },
  );

  it('menus and languages open by keyboard focus, and Tab reaches every link', async () => {
    const { page } = await contract.open({}, withoutScript);
    await page.locator('[data-lintel="logo"]').focus();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Scheduling' }).waitFor();
    expect(await tabThroughLinks(page, productsLinks.length)).toEqual(
      productsLinks,
    );
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Get inspired' }).waitFor();
    expect(await tabThroughLinks(page, resourcesLinks.length)).toEqual(
      resourcesLinks,
    );
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: '日本語' }).waitFor();
    expect(await tabThroughLinks(page, languages.length)).toEqual(
      languageLinks(),
    );
  });

  it('a phone shows a plain list, Log In, the sections of the page, and no button', async () => {
    const { page } = await contract.open(
      { sections: true },
      { ...withoutScript, ...phone },
    );
    for (const id of ['websites', 'blog', 'spotlight', 'language-ja']) {
      expect(await isShown(page, id)).toBe(true);
    }
    expect(await accessibleLinks(page)).toEqual(
      expect.arrayContaining([
        ...['Scheduling', 'Get inspired', 'Log In', 'Features'],
        ...languages.map(({ name }) => name),
      ]),
    );
    for (const button of ['hamburger', 'side-nav-trigger']) {
      const unscripted = page.locator(`[data-lintel="${button}"]`);
      expect(await unscripted.isVisible()).toBe(false);
    }
    const header = page.getByRole('banner');
    expect(await header.evaluate((one) => getComputedStyle(one).position)).toBe(
      'relative',
    );
  });

  it.each([
    ['without JavaScript', withoutScript],
    ['after hydration', {}],
  ])(
    'closed links cannot be reached by keyboard and screen reader %s',
    async (_, options) => {
      const { page } = await contract.open({}, options);
      expect(await accessibleLinks(page)).not.toContain('Scheduling');
      const closed = page.locator('[data-lintel-id="scheduling"]');
      await closed.evaluate((link) => link.focus());
      expect(
        await closed.evaluate((link) => link === document.activeElement),
      ).toBe(false);
      await page.getByRole('button', { name: 'Products' }).hover();
      await page.getByRole('link', { name: 'Scheduling' }).waitFor();
      expect(await accessibleLinks(page)).toContain('Scheduling');
    },
  );
});

onNewestReact('an engine of early 2023', 'production', (contract) => {
  it('has the columns of a menu where newer engines have them', async () => {
    const tops = async (options: OpenOptions) => {
      const { page } = await contract.open({}, options);
      await page.getByRole('button', { name: 'Products' }).hover();
      await page.getByRole('link', { name: 'Scheduling' }).waitFor();
      return page
        .locator('[data-lintel-item="products"] ul')
        .evaluateAll((lists) => {
          // In the panel, which may still be moving.
          const [first = 0, ...others] = lists.map(
            (list) => list.getBoundingClientRect().top,
          );
          return others.map((top) => Math.round(top - first));
        });
    };
    expect(await tops(old)).toEqual(await tops({}));
  });
});

onBothReacts('hydration', 'production', (contract) => {
  it.each([
    ['Products', 'a hover', 'scheduling', []],
    ['Products', 'the focus', 'scheduling', ['Websites']],
    ['Language English', 'the focus', 'language-ja', ['English']],
  ])(
    'keeps %s open after %s has opened it, on the same nodes, and the focus in place',
    async (name, by, id, focused) => {
      const opened = await contract.open({}, withScriptHeld);
      const { page } = opened;
      const button = page.getByRole('button', { name });
      if (by === 'a hover') await button.hover();
      else await button.focus();
      await expect.poll(() => isShown(page, id)).toBe(true);
      if (by === 'the focus') await page.keyboard.press('Tab');
      await expectSameNodesAfter(opened);
      expect(await isShown(page, id)).toBe(true);
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      expect(await page.locator(':focus').allTextContents()).toEqual(focused);
      await page.keyboard.press('Escape');
      await expect.poll(() => isShown(page, id)).toBe(false);
      expect(await page.evaluate(() => window.contract.recovered)).toEqual([]);
    },
  );

  it('marks the current page in a closed menu, on the same nodes, and follows a router', async () => {
    const opened = await contract.open({}, withScriptHeld);
    await expectSameNodesAfter(opened);
    const { page } = opened;
    const current = page.locator('[data-lintel="panel"] [aria-current="page"]');
    await goTo(page, '/scheduling');
    await expect.poll(() => current.allTextContents()).toEqual(['Scheduling']);
    await goTo(page, '/pricing');
    await expect.poll(() => current.count()).toBe(0);
  });
});

/** Marks the server's nodes, hydrates, and expects that they are still there. */
async function expectSameNodesAfter({ page, release }: OpenedPage) {
  const nodes = page.locator('header, header *');
  const marked = await nodes.evaluateAll((all) => {
    for (const node of all) Reflect.set(node, 'isFromServer', true);
    return all.length;
  });
  await release();
  const kept = await nodes.evaluateAll(
    (all) => all.filter((node) => Reflect.get(node, 'isFromServer')).length,
  );
  expect(marked).toBeGreaterThan(100);
  expect(kept).toBe(marked);
}

const goTo = (page: Page, path: string) =>
  page.evaluate((path) => history.pushState(null, '', path), path);
