import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { HeaderDescription } from '../page/Page';
import { onNewestReact } from '../setup/onBothReacts';

const phone = { width: 390, height: 844 };
const AVATAR = 'Account information dropdown menu';

/** Few links and languages, so that the expected lines fit on a screen. */
const header: HeaderDescription = {
  navigation: 'few',
  actions: 'Get started',
  languages: [
    { title: 'English', fullName: 'English', code: 'en', locale: 'en-US' },
    { title: 'German', fullName: 'Deutsch', code: 'de', locale: 'de-DE' },
  ],
};

onNewestReact('what a screen reader announces', 'production', (contract) => {
  it('with a menu open, logged out', async () => {
    const { page } = await contract.open({ headers: [header] });
    await page.waitForSelector('[data-lintel-status="loggedOut"]');
    await pressEnterOn(page, 'Bread');
    await page.getByRole('link', { name: 'Rolls' }).waitFor();
    expect(await page.locator('body').ariaSnapshot()).toMatchInlineSnapshot(`
      "- banner:
        - link "Skip to main content":
          - /url: "#content"
        - link "example.com Home":
          - /url: /
        - navigation "Main":
          - list:
            - listitem:
              - button "Bread" [expanded]
              - group "Bread":
                - paragraph: All Bread
                - list "All Bread":
                  - listitem:
                    - link "Rolls":
                      - /url: /rolls
                  - listitem:
                    - link "Loaves":
                      - /url: /loaves
            - listitem:
              - button "Cheese"
            - listitem:
              - link "Prices":
                - /url: /prices
        - button "Language English"
        - link "Log In":
          - /url: https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates
        - link "Get started":
          - /url: /start
      - main:
        - heading "Build your website" [level=1]"
    `);
  });

  it('with the account menu open', async () => {
    const options = { loggedIn: true };
    const { page } = await contract.open({ headers: [header] }, options);
    await page.waitForSelector('[data-lintel="avatar"][aria-expanded]');
    await pressEnterOn(page, AVATAR);
    await page.getByRole('menuitem', { name: 'Domains' }).waitFor();
    const menu = page.getByRole('menu', { name: AVATAR });
    expect(await menu.ariaSnapshot()).toMatchInlineSnapshot(`
      "- menu "Account information dropdown menu":
        - text: Ada Lovelace ada@example.com
        - menuitem "Account Dashboard"
        - menuitem "Domains"
        - menuitem "Log Out""
    `);
  });

  it('with the drawer and a section open, logged in', async () => {
    const options = { loggedIn: true, viewport: phone };
    const { page } = await contract.open({ headers: [header] }, options);
    await page.waitForSelector('[aria-controls$="-drawer"]');
    await pressEnterOn(page, 'Menu');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('button', { name: 'Bread' }).click();
    await drawer.getByRole('link', { name: 'Rolls' }).waitFor();
    expect(await drawer.ariaSnapshot()).toMatchInlineSnapshot(`
      "- dialog "Menu":
        - link "example.com Home":
          - /url: /
        - button "Menu" [expanded]
        - heading "Bread" [level=2]:
          - button "Bread" [expanded]
        - group "Bread":
          - paragraph: All Bread
          - list "All Bread":
            - listitem:
              - link "Rolls":
                - /url: /rolls
            - listitem:
              - link "Loaves":
                - /url: /loaves
        - heading "Cheese" [level=2]:
          - button "Cheese"
        - heading "Prices" [level=2]:
          - link "Prices":
            - /url: /prices
        - button "Language English"
        - link "Ada Lovelace ada@example.com Account Dashboard":
          - /url: https://account.example.com/
        - link "Domains":
          - /url: https://account.example.com/domains
        - link "Log Out":
          - /url: /
        - link "Get started":
          - /url: /start"
    `);
  });
});

async function pressEnterOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}
