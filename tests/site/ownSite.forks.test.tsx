import {
  act,
  render,
  screen,
  waitFor,
  fireEvent,
} from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountMenu } from '../../src/account/AccountMenu';
import { Header } from '../../src/header/Header';
import { en } from '../../src/content/locales/en';
import type { SiteConfig } from '../../src/site/siteConfig';
import { useLanguage } from '../../src/language/useLanguage';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { replaceForTest } from '../support/trackedPage';
import { languageCookies, visit, watchNavigation } from '../support/visit';

const site: SiteConfig = {
  domain: 'example.com',
  paths: {
    currentUser: '/session',
    logOut: 'https://id.example.org/out?app=shop',
    protectedRedirect: 'https://id.example.org/start',
  },
  names: {
    crumbCookie: 'token',
    menuOpenClass: 'shop-menu-open',
    messageEvent: 'shop:message',
  },
};

const logOut = {
  id: 'sign-out',
  label: 'Sign out',
  action: 'logOut',
} as const;

const answer = vi.fn<typeof fetch>();
const asked = () => answer.mock.calls.map(([url]) => url);

function logIn(isLoggedIn: boolean) {
  visit('https://www.example.com/');
  answer
    .mockReset()
    .mockImplementation(async () =>
      isLoggedIn
        ? Response.json({ email: 'ada@example.com' })
        : Response.json({ error: 'Nobody' }),
    );
  replaceForTest(globalThis, 'fetch', answer);
}

beforeEach(() => logIn(true));

describe('a site with its own endpoints and names', () => {
  it.each([
    [undefined, '/'],
    ['/nl', '/nl'],
    ['https://www.example.org/', 'https://www.example.org/'],
    ['//evil.example', '/'],
  ])('with the home page %s has a logo that leads to %s', (home, href) => {
    render(
      <Header
        site={{ ...site, paths: home ? { home } : {} }}
        tracking={false}
        accounts={false}
      />,
    );
    const logo = screen.getByRole('link', { name: /Home$/ });
    expect(logo.getAttribute('href')).toBe(href);
  });

  it('is independent of another site on the same page', async () => {
    render(
      <>
        <AccountMenu site={site} />
        <AccountMenu id="other" />
      </>,
    );
    await act(() => vi.dynamicImportSettled());
    expect(asked()).toEqual(['/session', '/api/me']);
  });

  it.each([
    ['Log Out', en.navigation],
    ['Sign out', { ...en.navigation, account: [logOut] }],
  ])(
    'logs visitors out by %s, with the crumb of its cookie',
    async (name, navigation) => {
      document.cookie = 'token=a%26b';
      document.cookie = 'crumb=wrong';
      render(
        <Header
          site={site}
          navigation={navigation}
          tracking={false}
          hover={{ reflex: 60_000 }}
        />,
      );
      await logOutByMenu(name);
      expect(asked()).toEqual([
        '/session',
        'https://id.example.org/out?app=shop&crumb=a%26b',
      ]);
    },
  );

  it('has its own login link, body class and event', async () => {
    logIn(false);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    render(<Header site={site} tracking={false} />);
    await waitFor(() => expect(error).toHaveBeenCalled());
    error.mockRestore();
    expect(screen.getByText('Log In')).toHaveAttribute(
      'href',
      'https://id.example.org/start/login?location=%2Ftemplates',
    );
    const header = screen.getByRole('banner');
    act(() => {
      window.dispatchEvent(
        new CustomEvent('shop:message', { detail: 'set dark background' }),
      );
    });
    expect(header).toHaveAttribute('data-lintel-theme', 'dark-background');
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(document.body).toHaveClass('shop-menu-open', { exact: true });
  });
});

describe('a site with its own cookies and flags', () => {
  const names = {
    localeCookie: 'region',
    languageCookie: 'tongue',
    languageUkFlag: 'britain',
    eventsDisabledFlag: 'quiet',
  };

  it('stores the language in its cookies beside the visitor’s currency, and reads the UK variant from its flag', () => {
    replaceForTest(window, 'britain', true);
    document.cookie = `region=${encodeURIComponent('{"currency":"CHF"}')}`;
    render(
      <LintelProvider site={{ names }} locale="de-DE" tracking={false}>
        <LanguageTitles />
      </LintelProvider>,
    );
    expect(languageCookies()).toEqual({
      region: '{"currency":"CHF","language":"de-DE"}',
      tongue: 'de',
    });
    expect(screen.getByText(/English \(UK\)/)).toBeInTheDocument();
  });
});

function LanguageTitles() {
  return useLanguage().languages.map(({ title }) => <p key={title}>{title}</p>);
}

async function logOutByMenu(entry: string) {
  const name = 'Account information dropdown menu';
  watchNavigation();
  // Its menu is loaded from disk as a separate module.
  const avatar = await screen.findByRole('button', { name });
  fireEvent.keyDown(avatar, { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: entry }));
}
