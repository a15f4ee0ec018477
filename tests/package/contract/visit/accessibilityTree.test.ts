import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { HeaderDescription } from '../page/Page';
import { onNewestReact, type Contract } from '../setup/onBothReacts';
import { spoken } from '../setup/spoken';

const phone = { width: 390, height: 844 };
const AVATAR = 'Account information dropdown menu';
const DRAWER_IS_THERE = '[aria-controls$="-drawer"]';

/** Few links and languages, so that the expected lines fit on a screen. */
const header: HeaderDescription = {
  navigation: 'few',
  actions: 'Get started',
  languages: [
    { title: 'English', fullName: 'English', code: 'en', locale: 'en-US' },
    { title: 'German', fullName: 'Deutsch', code: 'de', locale: 'de-DE' },
  ],
};

const before = ['link “Skip to main content”', 'link “example.com Home”'];
const after = ['link “Get started”', 'main', 'heading “Build your website”'];

onNewestReact('the accessibility tree', 'production', (contract) => {
  it('of the closed bar, logged out', async () => {
    const page = await show(contract);
    await expectSpoken(page, bar(LANGUAGES_CLOSED, ['link “Log In”']));
  });

  it('of the closed bar, logged in', async () => {
    const page = await showLoggedIn(contract);
    await expectSpoken(page, bar(LANGUAGES_CLOSED, ACCOUNT_CLOSED));
  });

  it('of an open menu', async () => {
    const page = await show(contract);
    await pressEnterOn(page, 'Bread');
    await expectSpoken(page, [
      'banner',
      ...before,
      'navigation “Main”',
      'button “Bread” expanded focused',
      'group “Bread”',
      'link “Rolls”',
      'link “Loaves”',
      'button “Cheese” collapsed',
      'link “Prices”',
      ...LANGUAGES_CLOSED,
      'link “Log In”',
      ...after,
    ]);
  });

  it('of the open languages', async () => {
    const page = await show(contract);
    await pressEnterOn(page, LANGUAGE);
    const list = ['link “English”', 'link “Deutsch”'];
    await expectSpoken(
      page,
      bar(
        ['button “Language English” expanded focused', ...list],
        ['link “Log In”'],
      ),
    );
  });

  it('of the account menu opened by keyboard', async () => {
    const page = await showLoggedIn(contract);
    await pressEnterOn(page, AVATAR);
    await expectSpoken(
      page,
      bar(LANGUAGES_CLOSED, [
        `button “${AVATAR}” opens a menu expanded`,
        `menu “${AVATAR}”`,
        'menuitem “Account Dashboard” focused',
        'menuitem “Domains”',
        'menuitem “Log Out”',
      ]),
    );
  });

  it('of a phone with its drawer closed', async () => {
    await expectSpoken(await showPhone(contract, true), [
      'banner',
      ...before,
      'button “Menu” collapsed',
      ...after.slice(1),
    ]);
  });

  it('of the open drawer, logged out', async () => {
    const page = await showPhone(contract, false);
    await pressEnterOn(page, 'Menu');
    await expectSpoken(page, [
      ...DRAWER_TOP,
      ...SECTIONS_CLOSED,
      ...LANGUAGES_CLOSED,
      'link “Log In”',
      'link “Get started”',
    ]);
  });

  it('of the open drawer, logged in', async () => {
    const page = await showPhone(contract, true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectSpoken(page, [
      ...DRAWER_TOP,
      ...SECTIONS_CLOSED,
      ...LANGUAGES_CLOSED,
      expect.stringMatching(/^link “.*Account Dashboard”$/),
      'link “Domains”',
      'link “Log Out”',
      'link “Get started”',
    ]);
  });

  it('of the drawer with a section open', async () => {
    const page = await showPhone(contract, false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Bread' }).click();
    await expectSpoken(page, [
      'dialog “Menu” modal',
      'link “example.com Home”',
      'button “Menu” expanded',
      'heading “Bread”',
      'button “Bread” expanded focused',
      'group “Bread”',
      'link “Rolls”',
      'link “Loaves”',
      ...SECTIONS_CLOSED.slice(2),
      ...LANGUAGES_CLOSED,
      'link “Log In”',
      'link “Get started”',
    ]);
  });

  it('of the drawer with the languages open', async () => {
    const page = await showPhone(contract, false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: LANGUAGE }).click();
    await expectSpoken(page, [
      'dialog “Menu” modal',
      'link “example.com Home”',
      'button “Menu” expanded',
      ...SECTIONS_CLOSED,
      'button “Language English” expanded focused',
      'link “English”',
      'link “Deutsch”',
      'link “Log In”',
      'link “Get started”',
    ]);
  });
});

const LANGUAGE = 'Language English';
const LANGUAGES_CLOSED = ['button “Language English” collapsed'];
const ACCOUNT_CLOSED = [`button “${AVATAR}” opens a menu collapsed`];
const DRAWER_TOP = [
  'dialog “Menu” modal',
  'link “example.com Home”',
  'button “Menu” expanded focused',
];
const SECTIONS_CLOSED = [
  'heading “Bread”',
  'button “Bread” collapsed',
  'heading “Cheese”',
  'button “Cheese” collapsed',
  'heading “Prices”',
  'link “Prices”',
];

/** The whole page, with closed menus. */
function bar(languages: string[], account: string[]): string[] {
  return [
    'banner',
    ...before,
    'navigation “Main”',
    'button “Bread” collapsed',
    'button “Cheese” collapsed',
    'link “Prices”',
    ...languages,
    ...account,
    ...after,
  ];
}

async function show(contract: Contract): Promise<Page> {
  const { page } = await contract.open({ headers: [header] });
  await page.waitForSelector('[data-status="loggedOut"]');
  return page;
}

async function showLoggedIn(contract: Contract): Promise<Page> {
  const { page } = await contract.open(
    { headers: [header] },
    { loggedIn: true },
  );
  await page.waitForSelector('[data-lintel="avatar"][aria-expanded]');
  return page;
}

async function showPhone(contract: Contract, loggedIn: boolean): Promise<Page> {
  const options = { loggedIn, viewport: phone };
  const { page } = await contract.open({ headers: [header] }, options);
  await page.waitForSelector(DRAWER_IS_THERE);
  await page.waitForSelector(
    `[data-status="${loggedIn ? 'loggedIn' : 'loggedOut'}"]`,
    { state: 'attached' },
  );
  return page;
}

async function pressEnterOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Once animations have finished. */
async function expectSpoken(page: Page, phrases: unknown[]): Promise<void> {
  await expect.poll(() => spoken(page)).toEqual(phrases);
}
