import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accountMenu, openByKey } from '../account/accountMenuParts';
import { drawer, inDrawer, openDrawer, showPhone } from '../drawer/drawerParts';
import type { LintelNavigation } from '../../src/content/navigation';
import { languages } from '../../src/site/languages';
import { bar, expectOpen, trigger } from './headerParts';
import { showHeader, showHeaderLoggedIn } from './showHeader';

const linkOf = (label: string) => ({
  id: label.toLowerCase(),
  label,
  href: `/${label.toLowerCase()}`,
});

/** Few links and languages, so that the expected lines fit on a screen. */
const navigation: LintelNavigation = {
  version: 1,
  items: [
    {
      id: 'products',
      label: 'Products',
      groups: [
        { id: 'all', label: 'Bread', links: ['Rolls', 'Loaves'].map(linkOf) },
      ],
    },
    linkOf('Prices'),
  ],
};
const few = {
  site: { domain: 'example.com' },
  navigation,
  languages: languages.slice(0, 2),
  actions: <a href="/start">Get started</a>,
};

describe('a screen reader announces', () => {
  it('the header with a menu open, logged out', async () => {
    await showHeader(few);
    await userEvent.click(trigger());
    await expectOpen();
    await expect.element(bar).toMatchAriaInlineSnapshot(`
      - banner:
        - link "Skip to main content":
          - /url: "#content"
        - link "example.com Home":
          - /url: /
        - navigation "Main":
          - list:
            - listitem:
              - button "Products" [expanded]
              - group "Products":
                - paragraph: Bread
                - list "Bread":
                  - listitem:
                    - link "Rolls":
                      - /url: /rolls
                  - listitem:
                    - link "Loaves":
                      - /url: /loaves
            - listitem:
              - link "Prices":
                - /url: /prices
        - button "Language English"
        - link "Log In":
          - /url: https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates
        - link "Get started":
          - /url: /start
    `);
  });

  it('the open account menu', async () => {
    await showHeaderLoggedIn(few);
    await openByKey();
    await expect.element(accountMenu()).toMatchAriaInlineSnapshot(`
      - menu "Account information dropdown menu":
        - text: Ada Lovelace ada@example.com
        - menuitem "Account Dashboard"
        - menuitem "Domains"
        - menuitem "Log Out"
    `);
  });

  it('the drawer with a section open, logged in', async () => {
    await showPhone({ ...few, loggedIn: true });
    await openDrawer();
    await userEvent.click(inDrawer('button', 'Products'));
    await expect.element(inDrawer('link', 'Rolls')).toBeVisible();
    await expect.element(drawer()).toMatchAriaInlineSnapshot(`
      - dialog "Menu":
        - link "example.com Home":
          - /url: /
        - button "Menu" [expanded]
        - heading "Products" [level=2]:
          - button "Products" [expanded]
        - group "Products":
          - paragraph: Bread
          - list "Bread":
            - listitem:
              - link "Rolls":
                - /url: /rolls
            - listitem:
              - link "Loaves":
                - /url: /loaves
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
          - /url: /start
    `);
  });
});
