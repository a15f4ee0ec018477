import { fireEvent } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AccountMenu } from '../../src/account/AccountMenu';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { LintelProvider } from '../../src/parts/LintelProvider';
import {
  avatar,
  expectMenuOpen,
  item,
  NAME,
  pageWith,
  showLoggedIn,
} from '../account/accountMenuParts';
import { pressBy } from '../support/press';
import {
  expectOpen,
  languageButton,
  link,
  stayOnPage,
  trigger,
  withPrices,
} from '../header/headerParts';
import {
  renderPage,
  showHeader,
  slowly,
  startPage,
} from '../header/showHeader';
import { expectListOpen } from '../language/languageMenuParts';
import {
  drawer,
  expectSectionOpen,
  inDrawer,
  showOpenDrawer,
} from '../drawer/drawerParts';
import {
  expectReceived,
  ofHeader,
  openings,
  receive,
  received,
  settle,
  site,
} from './trackingParts';

const prices = { object_identifier: 'prices' };
const view = { action: 'view', object_type: 'page' };
const clickLink = { ...ofHeader, action: 'click', object_type: 'link' };
const openMenu = { ...ofHeader, action: 'open', object_type: 'menu' };

it('links of the header are recorded, by any button that follows them, and Circle with an event type of its own', async () => {
  const { header } = await showHeader({ site, navigation: withPrices });
  // The header itself never prevents a click.
  stayOnPage(header);
  await pressBy('middle', link('Prices'));
  await userEvent.click(link('Home'));
  await userEvent.click(link('Log In'));
  await userEvent.hover(trigger());
  await expectOpen();
  await userEvent.click(link('Circle'));
  await settle();
  expect(await received({ action: 'click' })).toMatchObject([
    {
      ...{ ...clickLink, ...prices, object_display_name: 'Prices' },
      destination_url: `${location.origin}/pricing`,
      page_host: location.host,
      page_path: location.pathname,
      object_value: null,
    },
    { ...clickLink, object_identifier: 'logo', object_display_name: 'Home' },
    { ...clickLink, object_identifier: 'log-in' },
    {
      ...{ ...clickLink, object_type: 'join-circle' },
      object_identifier: 'circle',
      destination_url: `${location.origin}/circle`,
    },
    // The marker of `settle`.
    { object_type: 'button' },
  ]);
});

it('openings in the header are recorded on hover, on click and on key, each once', async () => {
  await showHeader({ site });
  await userEvent.hover(trigger());
  await expectOpen();
  await userEvent.click(trigger('Resources'));
  await expectOpen('Resources');
  await userEvent.keyboard('{Escape}');
  (languageButton().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectListOpen();
  expect(await openings()).toEqual(['products', 'resources', 'languages']);
  expect(await received({ action: 'open' })).toMatchObject([
    { ...openMenu, object_display_name: 'Products', destination_url: null },
    { ...openMenu, object_display_name: 'Resources' },
    {
      ...ofHeader,
      object_type: 'locale-menu',
      object_display_name: 'Language English',
    },
  ]);
  expect(await received({ action: 'close' })).toEqual([]);
});

describe('the drawer records', () => {
  it('its sections and its languages', async () => {
    await showOpenDrawer({ site });
    await userEvent.click(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    await userEvent.click(inDrawer('button', 'Language English'));
    await expect.element(inDrawer('link', 'Deutsch')).toBeVisible();
    expect(await openings()).toEqual(['mobile-menu', 'products', 'languages']);
    expect(await received({ action: 'open' })).toMatchObject([
      { ...openMenu, object_display_name: 'Menu' },
      { ...openMenu, product_area: 'mobile-menu' },
      { object_type: 'locale-menu' },
    ]);
  });

  it('a logged-in visitor’s account row, with an event type of its own, and Log Out', async () => {
    await showOpenDrawer({ loggedIn: true, site });
    // With Ctrl, because logging out would leave the page.
    fireEvent.click(inDrawer('link', 'Log Out').element(), { ctrlKey: true });
    expect(await receive({ object_identifier: 'log-out' })).toMatchObject({
      ...clickLink,
      object_display_name: 'Log Out',
      destination_url: `${location.origin}/`,
    });
    await userEvent.click(
      drawer().getByRole('link', { name: /Account Dashboard/ }),
    );
    await expectReceived({ object_identifier: 'mobile-account' });
    expect(await received({ action: 'assignment' })).toMatchObject([
      {
        ...ofHeader,
        object_type: 'mobile-account',
        object_display_name: 'Account Dashboard',
      },
    ]);
  });
});

it('the account menu and the language list are recorded without a header, each language by its own name', async () => {
  /** Sends events to the test server, and links languages to other hosts. */
  const elsewhere = {
    domain: 'example.com',
    hosts: { eventsStaging: location.origin },
  };
  const { container } = await showLoggedIn(
    pageWith(
      <LintelProvider consent="granted" site={elsewhere}>
        <div style={{ display: 'flex', gap: 300, padding: 100 }}>
          <AccountMenu {...slowly} />
          <LanguageMenu />
        </div>
      </LintelProvider>,
    ),
  );
  stayOnPage(container.querySelector('main')!);
  await userEvent.click(avatar());
  await expectMenuOpen();
  await userEvent.click(item('Domains'));
  await userEvent.click(languageButton());
  await expectListOpen();
  await userEvent.click(link('Français'));
  expect(await openings()).toEqual(['account-menu', 'languages']);
  expect(await received(ofHeader)).toMatchObject([
    { ...openMenu, object_display_name: NAME },
    {
      ...{ ...clickLink, object_identifier: 'account-domains' },
      object_display_name: 'Domains',
    },
    { action: 'open', object_type: 'locale-menu' },
    {
      ...{ ...clickLink, object_identifier: 'language-fr' },
      object_display_name: 'Français',
    },
  ]);
  await expectReceived(view);
});

describe('a page whose app changes the address when it starts', () => {
  const start = location.pathname;
  type Change = 'pushState' | 'replaceState';

  /** Changes the address in an effect, as a redirect in an app does. */
  function Redirect({ by, to }: { by: Change; to: string[] }) {
    useEffect(() => {
      for (const address of to) history[by](null, '', address);
    }, [by, to]);
    return null;
  }

  async function showRedirected(by: Change, to: string[], isLater: boolean) {
    await startPage();
    const app = (consent: 'pending' | 'granted', content: ReactNode) => (
      <LintelProvider site={site} consent={consent}>
        <Header />
        {content}
      </LintelProvider>
    );
    const redirect = <Redirect by={by} to={to} />;
    const { rerender } = await renderPage(
      app('pending', isLater ? null : redirect),
    );
    rerender(app('granted', null));
    await settle();
    rerender(app('granted', isLater ? redirect : null));
  }

  it.each<[string, Change, string[], boolean, string[]]>([
    ['replaces it', 'replaceState', ['/welcome'], false, ['/welcome']],
    ['replaces it twice', 'replaceState', ['/a', '/b?c'], false, ['/b']],
    ['adds one', 'pushState', ['/welcome'], false, [start, '/welcome']],
    ['replaces it later', 'replaceState', ['/a'], true, [start, '/a']],
  ])('is viewed where it is shown: %s', async (_, by, to, isLater, viewed) => {
    await showRedirected(by, to, isLater);
    await expectReceived(view, viewed.length);
    const views = await received(view);
    expect(views.map(({ page_path }) => page_path)).toEqual(viewed);
    expect(await received({ action: 'land' })).toMatchObject([
      { page_path: start },
    ]);
    // A page that was replaced before it was viewed is no referrer.
    const [first] = views;
    const [referrer] = document.referrer.split('?');
    expect(first).toMatchObject({ page_referrer_url: referrer });
  });
});

it('elements with the names of flags and of the data layer turn nothing off', async () => {
  // Of earlier tests.
  Reflect.deleteProperty(window, 'dataLayer');
  const place = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => place.remove());
  place.innerHTML =
    '<p id="lintelEventsDisabled"></p><p id="quiet"></p><form name="dataLayer"></form><img alt="" name="prerendering">';
  await showHeader({
    ...slowly,
    navigation: withPrices,
    site: {
      ...site,
      names: { eventsDisabledFlag: 'quiet', landed: 'landed_beside_elements' },
    },
  });
  await expectReceived(view);
  expect(window.dataLayer).toEqual([
    { event: 'trackLanding', marketingId: null },
  ]);
});
