import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountMenu } from '../../src/account/AccountMenu';
import { en } from '../../src/content/locales/en';
import { Header } from '../../src/header/Header';
import type {
  AccountEntry,
  LintelNavigation,
} from '../../src/content/navigation';
import {
  avatar,
  item,
  items,
  openAlone,
  showAlone,
  showLoggedIn,
  site,
} from './accountMenuParts';
import { drawer, drawerIsLoaded, openDrawer } from '../drawer/drawerParts';
import { backend, freshPage, renderPage, slowly } from '../header/showHeader';

const email = 'ada@example.com';
const portrait =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"/>';
const broken = 'data:image/png,no picture';

async function showAvatarOf(user: Parameters<typeof showLoggedIn>[1]) {
  await showLoggedIn(<AccountMenu site={site} />, user);
  await expect.element(avatar()).toBeVisible();
  return avatar().element();
}

const nameOf = (element: Element) => element.textContent;
const idOf = (element: Element) => element.getAttribute('data-lintel-id');
const pictureIn = (element: Element) => element.querySelector('img');

// Which character of a name is shown: see visibleInitial.test.ts
describe('the avatar shows', () => {
  it('the logged-in visitor’s picture, with an empty alt text', async () => {
    const shown = await showAvatarOf({
      firstName: 'Ada',
      avatarAssetUrl: portrait,
    });
    expect(pictureIn(shown)?.src).toBe(portrait);
    expect(pictureIn(shown)?.alt).toBe('');
    await expect.poll(() => pictureIn(shown)?.naturalWidth).toBe(32);
    await expect.poll(() => shown.textContent).toBe('');
  });

  it('the first letter of the email, if nothing in the first name is visible, in capitals', async () => {
    const shown = await showAvatarOf({ firstName: ' \u200b ', email });
    expect(shown.textContent).toBe('a');
    expect(getComputedStyle(shown).textTransform).toBe('uppercase');
    expect(pictureIn(shown)).toBeNull();
  });

  it('the first letter if the picture cannot be loaded', async () => {
    const shown = await showAvatarOf({
      firstName: 'Grace',
      avatarAssetUrl: broken,
    });
    await expect.poll(() => pictureIn(shown)).toBeNull();
    expect(shown.textContent).toBe('G');
  });

  it('the first letter while a picture is awaited, which is requested without a referrer, in the drawer too', async () => {
    await freshPage();
    await page.viewport(1280, 700);
    const avatarAssetUrl = '/portrait.png';
    await backend.logIn({ firstName: 'Grace', avatarAssetUrl });
    await backend.setFault(avatarAssetUrl, { delay: Infinity });
    await renderPage(<Header consent="denied" />, 'loggedIn');
    await expect.element(avatar()).toHaveTextContent('G');
    await page.viewport(375, 700);
    await drawerIsLoaded();
    await openDrawer();
    const row = drawer().getByRole('link', { name: 'Grace' });
    await expect.element(row.getByText('G', { exact: true })).toBeVisible();
    for (const { headers } of await backend.waitForLog(avatarAssetUrl)) {
      expect(headers).not.toHaveProperty('referer');
    }
  });
});

describe('the account menu', () => {
  it('breaks a long email address after @ and dots, and it is copied as one', async () => {
    const long = 'maximiliane.alexandra.von.schwarzenberg@photography.example';
    await showLoggedIn(<AccountMenu {...slowly} defaultOpen site={site} />, {
      email: long,
    });
    const address = page.getByText(long);
    await expect.element(address).toBeVisible();
    const range = document.createRange();
    range.selectNodeContents(address.element());
    const selection = getSelection()!;
    selection.removeAllRanges();
    selection.addRange(range);
    expect(selection.toString()).toBe(long);
    expect(linesOf(address.element())).toEqual([
      'maximiliane.alexandra.von.',
      'schwarzenberg@photography.',
      'example',
    ]);
  });
});

describe('custom account entries', () => {
  const logOut = {
    id: 'sign-out',
    label: 'Sign out',
    action: 'logOut',
  } as const;
  const account: AccountEntry[] = [
    { id: 'orders', label: 'Orders', href: '/orders' },
    { id: 'help', label: 'Help', href: '/', host: 'support', external: true },
    logOut,
  ];
  const withAccount = (entries: AccountEntry[]): LintelNavigation => ({
    ...en.navigation,
    account: entries,
  });

  it('appear in the menu in their order, and the first one is the avatar’s link until it loads', async () => {
    await showAlone({ navigation: withAccount(account) });
    // The same element: first a link, then a button.
    await expect.element(avatar()).toHaveAttribute('href', '/orders');
    await openAlone();
    const [orders, help, last] = items().elements() as HTMLAnchorElement[];
    expect([orders, help, last].map((each) => nameOf(each!))).toEqual([
      'Orders',
      'Help (opens in a new tab)',
      'Sign out',
    ]);
    expect([orders, help, last].map((each) => idOf(each!))).toEqual([
      'orders',
      'help',
      'sign-out',
    ]);
    expect(orders!.getAttribute('href')).toBe('/orders');
    expect([help!.href, help!.target]).toEqual([
      'https://support.example.com/',
      '_blank',
    ]);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('s');
    await expect.element(item('Sign out')).toHaveFocus();
  });
});

it('an avatar without an entry that is a link leads to the account host', async () => {
  await showAlone({
    navigation: {
      ...en.navigation,
      account: [{ id: 'sign-out', label: 'Sign out', action: 'logOut' }],
    },
  });
  await expect
    .element(avatar())
    .toHaveAttribute('href', 'https://account.example.com/');
});

/** The texts of an element, line by line. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  for (const text of element.childNodes) {
    if (!(text instanceof Text) || text.data === '') continue;
    const range = document.createRange();
    range.selectNode(text);
    const top = Math.round(range.getBoundingClientRect().top);
    lines.set(top, (lines.get(top) ?? '') + text.data);
  }
  return [...lines.values()];
}
