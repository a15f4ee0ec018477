import { expect, it } from 'vitest';
import { countRenders } from '../setup/countRenders';
import { isThorough, onNewestReact } from '../setup/onBothReacts';
import type { OpenedPage } from '../setup/open';

/** What a visitor sees in the header, by component. */
const PARTS = [
  'LiveHeader',
  'LiveFrame',
  'Logo',
  'DrawerPart',
  'MainNavigation',
  'PanelContent',
  'NavigationAnchor',
  'Spotlight',
  'HeaderLanguages',
  'LanguageDisclosure',
  'AccountSlot',
  'Avatar',
];

/** The avatar, once its menu is loaded. */
const ACCOUNT_MENU = '[data-lintel="avatar"][aria-expanded]';

/**
 * How often commits and parts were rendered since the last call, once the page
 * has nothing left to do.
 */
async function renders({ page, rest }: OpenedPage) {
  await rest();
  const all = await page.evaluate(() => window.takeRenders());
  const names = PARTS.filter((name) => all[name]);
  return {
    commits: all['(commits)'] ?? 0,
    ...Object.fromEntries(names.map((name) => [name, all[name]])),
  };
}

// In development, because only then the components have their names.
onNewestReact('only what changes is rendered', 'development', (contract) => {
  const few = { headers: [{ navigation: 'few' as const }] };

  /** The page, with two menus of two links, and a link beside them. */
  function open(options: Parameters<typeof contract.open>[1] = {}) {
    return contract.open(few, { before: countRenders, ...options });
  }

  it('on load: every menu once', async () => {
    const opened = await open();
    const { commits, ...parts } = await renders(opened);
    expect(parts).toEqual({
      LiveHeader: 1,
      LiveFrame: 1,
      Logo: 1,
      DrawerPart: 1,
      MainNavigation: 1,
      PanelContent: 2,
      // The link beside the menus again, with the page's address.
      NavigationAnchor: 6,
      HeaderLanguages: 1,
      // Again with the page's address.
      LanguageDisclosure: 2,
      // Again with the login answer.
      AccountSlot: 2,
    });
    // Hydration, the page's values and the login answer. React 18, of thorough
    // runs, commits once more without rendering anything.
    expect(commits).toBeLessThanOrEqual(isThorough ? 4 : 3);
  });

  it('for a logged-in visitor: the account', async () => {
    const opened = await open({ loggedIn: true });
    const { page } = opened;
    await page.locator(ACCOUNT_MENU).waitFor();
    const { commits, ...parts } = await renders(opened);
    expect(parts).toMatchObject({
      LiveHeader: 1,
      MainNavigation: 1,
      PanelContent: 2,
      NavigationAnchor: 6,
      LanguageDisclosure: 2,
      AccountSlot: 2,
      // With the answer, and with the loaded menu.
      Avatar: 2,
    });
    // The same, and the loaded menu.
    expect(commits).toBeLessThanOrEqual(isThorough ? 5 : 4);
  });

  it('when a menu opens and closes: the row of menus', async () => {
    const opened = await open({ loggedIn: true });
    const { page } = opened;
    await page.locator(ACCOUNT_MENU).waitFor();
    await page.getByRole('button', { name: 'Bread' }).focus();
    await renders(opened);
    const rolls = page.getByRole('link', { name: 'Rolls' });
    await page.keyboard.press('Enter');
    await rolls.waitFor();
    const row = { LiveFrame: 1, MainNavigation: 1, NavigationAnchor: 1 };
    await page.waitForFunction(() => window.rendered.has('SwitchMotion'));
    expect(await renders(opened)).toMatchObject(row);
    await page.keyboard.press('Escape');
    await rolls.waitFor({ state: 'hidden' });
    await renders(opened);
    await page.keyboard.press('Enter');
    await rolls.waitFor();
    expect(await renders(opened)).toEqual({ commits: 1, ...row });
  });

  it('when the drawer opens: not the menus of the bar', async () => {
    const opened = await open({ viewport: { width: 375, height: 700 } });
    const { page } = opened;
    await page.waitForSelector('[aria-controls$="-drawer"]');
    await renders(opened);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    const { MainNavigation, PanelContent } = (await renders(opened)) as Record<
      string,
      number
    >;
    expect([MainNavigation, PanelContent]).toEqual([undefined, undefined]);
  });

  it('on another page: what shows the address', async () => {
    const opened = await open();
    const { page } = opened;
    await renders(opened);
    await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
    expect(await renders(opened)).toEqual({
      commits: 1,
      NavigationAnchor: 1,
      LanguageDisclosure: 1,
    });
  });

  it('on the page of a link: the menu that has the link', async () => {
    const opened = await open();
    const { page } = opened;
    await renders(opened);
    await page.evaluate(() => history.pushState(null, '', '/rolls'));
    expect(await renders(opened)).toEqual({
      commits: 1,
      PanelContent: 1,
      // The two links of the menu, and the one beside the menus.
      NavigationAnchor: 3,
      LanguageDisclosure: 1,
    });
    const rolls = page.locator('a[href="/rolls"]');
    expect(await rolls.first().getAttribute('aria-current')).toBe('page');
  });

  it('in another language: every menu once, in the new language', async () => {
    const opened = await contract.open({}, { before: countRenders });
    const { page } = opened;
    await renders(opened);
    await page.evaluate(() => (document.documentElement.lang = 'de-DE'));
    await page.getByRole('link', { name: 'Anmelden' }).waitFor();
    expect(await renders(opened)).toMatchObject({ PanelContent: 2 });
  });

  it('while the page scrolls: nothing', async () => {
    const opened = await contract.open(
      { headers: [{ navigation: 'few' }], sections: true },
      { before: countRenders },
    );
    const { page } = opened;
    await page.evaluate(() => scrollTo(0, 0));
    await renders(opened);
    await page.evaluate(async () => {
      for (let screen = 1; screen <= 10; screen += 1) {
        scrollTo(0, (screen * innerHeight) / 10);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    expect(await renders(opened)).toEqual({ commits: 0 });
  });
});
