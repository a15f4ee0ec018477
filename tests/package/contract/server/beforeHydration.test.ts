import { expect, it } from 'vitest';
import {
  languageLinks,
  languages,
  productsLinks,
  resourcesLinks,
} from '../../../hosts/checks/headerLinks';
import { accessibleLinks, isShown, tabThroughLinks } from '../setup/links';
import {
  onBothReacts,
  onNewestReact,
  type Contract,
} from '../setup/onBothReacts';

const withoutScript = { javaScriptEnabled: false };
const withScriptHeld = { held: true };

// All React versions give the same HTML (serverHtml.test.ts), and so the same
// styles.
onNewestReact('without JavaScript', 'production', (contract) => {
  it.each([
    ['Products', 'Scheduling', 'scheduling'],
    ['Language English', '日本語', 'language-ja'],
  ])(
    '%s opens by hover, lets the pointer in, and closes',
    async (button, name, id) => {
      const { page } = await contract.open({}, withoutScript);
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

  it('a phone shows a plain list and Log In', async () => {
    const viewport = { width: 375, height: 700 };
    const { page } = await contract.open({}, { ...withoutScript, viewport });
    for (const id of ['websites', 'blog', 'spotlight', 'language-ja']) {
      expect(await isShown(page, id)).toBe(true);
    }
    await page.getByRole('link', { name: 'Log In' }).waitFor();
    expect(await page.locator('[data-lintel="hamburger"]').isVisible()).toBe(
      false,
    );
    expect(await accessibleLinks(page)).toEqual(
      expect.arrayContaining([
        ...['Scheduling', 'Get inspired', 'Log In'],
        ...languages.map(({ name }) => name),
      ]),
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

onBothReacts('hydration', 'production', (contract) => {
  it('keeps a menu open that a hover has opened, on the same nodes', async () => {
    const opened = await contract.open({}, withScriptHeld);
    await opened.page.getByRole('button', { name: 'Products' }).hover();
    await opened.page.getByRole('link', { name: 'Scheduling' }).waitFor();
    await expectSameNodesAfter(opened);
    expect(await isShown(opened.page, 'scheduling')).toBe(true);
    expect(
      await opened.page.getAttribute('[data-lintel="panel"]', 'data-state'),
    ).toBe('open');
  });

  it('keeps a menu open that focus has opened, and the focus in place', async () => {
    const opened = await contract.open({}, withScriptHeld);
    await opened.page.getByRole('button', { name: 'Products' }).focus();
    await opened.page.keyboard.press('Tab');
    await expectSameNodesAfter(opened);
    expect(
      await opened.page.getAttribute('[data-lintel="panel"]', 'data-state'),
    ).toBe('open');
    expect(
      await opened.page.evaluate(() => document.activeElement?.textContent),
    ).toBe('Websites');
  });
});

/**
 * Marks the server's nodes, hydrates, and returns whether they are still there.
 */
async function expectSameNodesAfter({
  page,
  release,
}: Awaited<ReturnType<Contract['open']>>) {
  const marked = await page.evaluate(() => {
    const nodes = document.querySelectorAll('[data-lintel="header"], header *');
    nodes.forEach((node) => Reflect.set(node, 'isFromServer', true));
    return nodes.length;
  });
  await release();
  const kept = await page.evaluate(
    () =>
      Array.from(
        document.querySelectorAll('[data-lintel="header"], header *'),
      ).filter((node) => Reflect.get(node, 'isFromServer')).length,
  );
  expect(marked).toBeGreaterThan(100);
  expect(kept).toBe(marked);
}
