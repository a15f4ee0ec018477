import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import { Header } from '../../src/components/Header/Header';
import {
  accountMenu,
  avatar,
  avatarLink,
  expectMenuOpen,
  item,
  items,
  openAlone,
  showAlone,
  showToMember,
  site,
} from './accountMenuParts';
import { link } from './headerParts';
import {
  backend,
  freshPage,
  headerOf,
  showHeader,
  showPage,
} from './showHeader';

const email = 'ada@example.com';
const portrait =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"/>';
const broken = 'data:image/png,no picture';

async function showAvatarOf(member: Parameters<typeof showToMember>[1]) {
  await showToMember(<AccountMenu site={site} />, member);
  await expect.element(avatar()).toBeVisible();
  return avatar().element();
}

const pictureIn = (element: Element) => element.querySelector('img');

describe('the avatar shows', () => {
  it('the member’s picture, which says nothing that its name does not', async () => {
    const shown = await showAvatarOf({
      firstName: 'Ada',
      avatarAssetUrl: portrait,
    });
    expect(pictureIn(shown)?.src).toBe(portrait);
    expect(pictureIn(shown)?.alt).toBe('');
    expect(shown).toHaveTextContent('');
    await expect.poll(() => pictureIn(shown)?.naturalWidth).toBe(32);
  });

  it.each([
    ['the first letter of the first name', { firstName: 'Ada' }, 'A'],
    ['a letter that is two halves, whole', { firstName: '𝒜da' }, '𝒜'],
    ['the e-mail’s, where there is no name', { firstName: '', email }, 'a'],
    [
      'the e-mail’s, where there is a last name only',
      { firstName: '', lastName: 'Lovelace', email },
      'a',
    ],
  ])('%s', async (_, member, letter) => {
    const shown = await showAvatarOf(member);
    expect(shown.textContent).toBe(letter);
    expect(pictureIn(shown)).toBeNull();
  });

  it('its letters in capitals', async () => {
    const shown = await showAvatarOf({ firstName: '', email });
    expect(getComputedStyle(shown).textTransform).toBe('uppercase');
  });

  it('the first letter where the picture cannot be had', async () => {
    const shown = await showAvatarOf({
      firstName: 'Grace',
      avatarAssetUrl: broken,
    });
    await waitFor(() => expect(shown.textContent).toBe('G'));
    expect(pictureIn(shown)).toBeNull();
  });
});

describe('the menu', () => {
  it('has three items, each with its target', async () => {
    await showAlone();
    await openAlone();
    const links = items().elements() as HTMLAnchorElement[];
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
      ['Account Dashboard', 'https://account.example.com/'],
      ['Domains', 'https://account.example.com/domains'],
      ['Log Out', `${location.origin}/`],
    ]);
  });

  it('is named by its accessible label', async () => {
    await showAlone();
    await openAlone();
    await expect.element(accountMenu()).toBeVisible();
  });

  it('leads to the account’s own host where the site has one', async () => {
    const hosts = { account: 'https://my.example.net' };
    await showAlone({ site: { ...site, hosts } });
    await openAlone();
    await expect
      .element(item('Domains'))
      .toHaveAttribute('href', 'https://my.example.net/domains');
  });

  it('says who is logged in', async () => {
    await showToMember(<AccountMenu defaultOpen site={site} />, {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
    });
    await expectMenuOpen();
    await expect.element(page.getByText('Ada Lovelace')).toBeVisible();
    await expect.element(page.getByText(email)).toBeVisible();
  });
});

describe('only who is logged in', () => {
  it('sees the avatar in the header', async () => {
    await showHeader({ site });
    await expect.element(link('Log In')).toBeVisible();
    expect([avatar(), avatarLink()].flatMap((one) => one.elements())).toEqual(
      [],
    );
  });

  it('sees it alone on a page', async () => {
    await showPage(
      <>
        <Header site={site} consent="granted" />
        <section aria-label="Account">
          <AccountMenu site={site} defaultOpen />
        </section>
      </>,
    );
    const section = page.getByRole('region', { name: 'Account' }).element();
    expect(section.childElementCount).toBe(0);
  });

  it('and only once that is known', async () => {
    await freshPage();
    await backend.signIn({ firstName: 'Ada' });
    await backend.setFault('/api/me', { delay: 500 });
    const { container } = render(<Header site={site} consent="granted" />);
    const header = await headerOf('loading');
    expect(container.querySelector('[data-lintel="avatar"]')).toBeNull();
    await expect.element(avatar()).toBeVisible();
    expect(header.querySelector('[data-status="loggedIn"]')).not.toBeNull();
  });
});
