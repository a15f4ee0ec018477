import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../src/content/en';
import type { AccountEntry, Navigation } from '../../src/content/navigation';
import { avatar, item, items, openAlone, showAlone } from './accountMenuParts';
import { drawer, inDrawer, showOpenDrawer } from './drawerParts';

const orders = { id: 'orders', label: 'Orders', href: '/orders' };
const account: AccountEntry[] = [
  orders,
  { id: 'help', label: 'Help', href: '/', host: 'support', external: true },
  { id: 'sign-out', label: 'Sign out', action: 'logOut' },
];
const site = { domain: 'example.com' };

const withAccount = (entries: AccountEntry[]): Navigation => ({
  ...en.navigation,
  account: entries,
});

describe('a team’s own account entries', () => {
  it('are the account menu’s, in their order', async () => {
    await showAlone({ navigation: withAccount(account) });
    await openAlone();
    expect(items().elements().map(nameOf)).toEqual([
      'Orders',
      'Help (opens in a new tab)',
      'Sign out',
    ]);
    await expect.element(item('Orders')).toHaveAttribute('href', '/orders');
    const help = item('Help (opens in a new tab)');
    await expect
      .element(help)
      .toHaveAttribute('href', 'https://support.example.com/');
    await expect.element(help).toHaveAttribute('target', '_blank');
    expect(items().elements().map(idOf)).toEqual([
      'orders',
      'help',
      'sign-out',
    ]);
  });

  it('are reached by the keyboard, and by their letters', async () => {
    await showAlone({ navigation: withAccount(account) });
    await openAlone();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('s');
    await expect.element(item('Sign out')).toHaveFocus();
  });

  it('say where the avatar leads until the menu is there', async () => {
    await showAlone({ navigation: withAccount(account) });
    // The same element, as a link and as a button.
    await expect.element(avatar()).toHaveAttribute('href', '/orders');
  });

  it('are in the drawer: the first link, and the way out', async () => {
    await showOpenDrawer({
      member: true,
      site,
      navigation: withAccount(account),
    });
    await expect
      .element(drawer().getByRole('link', { name: /ada.*Orders$/i }))
      .toHaveAttribute('href', '/orders');
    await expect.element(inDrawer('link', 'Sign out')).toBeVisible();
    await expect.element(inDrawer('link', 'Log Out')).not.toBeInTheDocument();
  });

  it('without links show in the drawer who is logged in, and Log Out', async () => {
    await showOpenDrawer({
      member: true,
      navigation: withAccount([account[2]!]),
    });
    await expect.element(drawer().getByText('Ada Lovelace')).toBeVisible();
    expect(drawer().getByRole('link', { name: /Ada/ }).elements()).toEqual([]);
    await expect.element(inDrawer('link', 'Sign out')).toBeVisible();
  });
});

describe('the usual account entries', () => {
  it('keep their ids and addresses', async () => {
    await showAlone();
    await openAlone();
    expect(
      items()
        .elements()
        .map((each) => [idOf(each), nameOf(each), each.getAttribute('href')]),
    ).toEqual([
      [
        'account-dashboard',
        'Account Dashboard',
        'https://account.example.com/',
      ],
      ['account-domains', 'Domains', 'https://account.example.com/domains'],
      ['log-out', 'Log Out', '/'],
    ]);
  });
});

const nameOf = (element: Element) => element.textContent;
const idOf = (element: Element) => element.getAttribute('data-lintel-id');
