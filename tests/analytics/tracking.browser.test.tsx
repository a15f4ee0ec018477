import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import type { Navigation } from '../../src/content/navigation';
import {
  avatar,
  expectMenuOpen,
  item,
  slowly,
} from '../account/accountMenuParts';
import { drawer, inDrawer, showOpenDrawer } from '../mobile-drawer/drawerParts';
import {
  expectFocusOn,
  expectOpen,
  languageButton,
  link,
  stayOnPage,
  trigger,
  withPrices,
} from '../header/headerParts';
import { expectListOpen, showOnSite } from '../language/languageMenuParts';
import { pressBy } from '../browser/press';
import {
  backend,
  showHeader,
  showHeaderToMember,
  startPage,
} from '../header/showHeader';
import {
  expectReceived,
  ofHeader,
  receive,
  received,
  settle,
} from './trackingParts';

const withoutMenus: Navigation = {
  version: 1,
  items: [{ id: 'silence', label: 'Silence', href: '/silence' }],
};

const prices = { object_identifier: 'prices' };
const clickLink = { ...ofHeader, action: 'click', object_type: 'link' };

describe('a link of the header', () => {
  beforeEach(async () => {
    const { header } = await showHeader({ navigation: withPrices });
    // The header itself never prevents a click.
    stayOnPage(header);
  });

  it('counts, with where it leads', async () => {
    await userEvent.click(link('Prices'));
    expect(await receive(prices)).toMatchObject({
      ...clickLink,
      object_display_name: 'Prices',
      destination_url: `${location.origin}/pricing`,
      page_host: location.host,
      page_path: location.pathname,
      object_value: null,
    });
  });

  it('counts by the middle button', async () => {
    await pressBy('middle', link('Prices'));
    await expectReceived({ ...prices, ...clickLink });
  });

  it('counts by the keyboard', async () => {
    (link('Prices').element() as HTMLElement).focus();
    await expectFocusOn(link('Prices'));
    await userEvent.keyboard('{Enter}');
    await expectReceived({ ...prices, ...clickLink });
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'counts by a click with %s',
    async (modifier) => {
      fireEvent.click(link('Prices').element(), { [modifier]: true });
      await expectReceived({ ...prices, ...clickLink });
    },
  );

  it('does not count by the right button', async () => {
    await pressBy('right', link('Prices'));
    await settle();
    expect(await received(prices)).toEqual([]);
  });

  it('to Circle has a type of its own', async () => {
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(link('Circle'));
    expect(await receive({ object_identifier: 'circle' })).toMatchObject({
      ...ofHeader,
      action: 'click',
      object_type: 'join-circle',
      object_display_name: 'Circle',
      destination_url: `${location.origin}/circle`,
    });
  });

  it('is the logo, too, and Log In', async () => {
    await userEvent.click(link('Home'));
    await userEvent.click(link('Log In'));
    expect(await receive({ object_identifier: 'logo' })).toMatchObject({
      ...clickLink,
      object_display_name: 'Home',
    });
    expect(await receive({ object_identifier: 'log-in' })).toMatchObject({
      ...clickLink,
      object_display_name: 'Log In',
    });
  });
});

describe('a language', () => {
  it('counts by its name in its own language', async () => {
    const hosts = { eventsStaging: location.origin };
    const { header } = await showOnSite({
      site: { domain: 'example.com', hosts },
    });
    stayOnPage(header);
    await userEvent.click(languageButton());
    await expectListOpen();
    await userEvent.click(link('Deutsch'));
    expect(await receive({ object_identifier: 'language-de' })).toMatchObject({
      ...clickLink,
      object_display_name: 'Deutsch',
    });
  });
});

describe('of a member,', () => {
  it.each([
    ['Account Dashboard', 'account-dashboard'],
    ['Domains', 'account-domains'],
  ])('%s counts', async (name, object_identifier) => {
    const { header } = await showHeaderToMember(slowly);
    stayOnPage(header);
    await expect.element(avatar()).toBeVisible();
    await userEvent.click(avatar());
    await expectMenuOpen();
    await userEvent.click(item(name));
    expect(await receive({ object_identifier })).toMatchObject({
      ...clickLink,
      object_display_name: name,
    });
  });

  it('the drawer’s account row has a type of its own', async () => {
    await showOpenDrawer({ member: true });
    await userEvent.click(
      drawer().getByRole('link', { name: /Account Dashboard/ }),
    );
    expect(
      await receive({ object_identifier: 'mobile-account' }),
    ).toMatchObject({
      ...ofHeader,
      action: 'assignment',
      object_type: 'mobile-account',
      object_display_name: 'Account Dashboard',
    });
    await expectReceived({ object_identifier: 'mobile-account' });
  });

  it('Log Out counts, in the drawer', async () => {
    await showOpenDrawer({ member: true });
    // Where logging out itself is not at issue: in another tab.
    fireEvent.click(inDrawer('link', 'Log Out').element(), { ctrlKey: true });
    expect(await receive({ object_identifier: 'log-out' })).toMatchObject({
      ...clickLink,
      object_display_name: 'Log Out',
      destination_url: `${location.origin}/`,
    });
  });
});

describe('where tracking is off', () => {
  it('nothing is sent', async () => {
    const { header } = await showHeader({
      tracking: false,
      navigation: withPrices,
    });
    stayOnPage(header);
    await userEvent.click(link('Prices'));
    // What comes after it on the wire says that nothing came before.
    const { deliver } = await import('../../src/core/analytics/transport');
    await import('../../src/core/analytics/tracker');
    await deliver('/api/v1/clanker/events', { eventContent: '{}' });
    await backend.waitForLog('/api/v1/clanker/events');
    expect(await backend.log('/api/v1/events')).toEqual([]);
    expect(await backend.log('/api/track/*')).toEqual([]);
  });

  it('beside a header that tracks, turns it off for the page', async () => {
    await startPage();
    const silent = { id: 'silent', navigation: withoutMenus };
    const { container } = render(
      <>
        <Header consent="granted" navigation={withPrices} />
        <Header consent="granted" tracking={false} {...silent} />
      </>,
    );
    for (const header of container.querySelectorAll('header')) {
      stayOnPage(header);
    }
    await expect.element(link('Log In').first()).toBeVisible();
    await userEvent.click(link('Silence'));
    await userEvent.click(link('Prices'));
    await fetch('/api/v1/clanker/events', { method: 'POST', body: 'a=b' });
    await backend.waitForLog('/api/v1/clanker/events');
    expect(await backend.log('/api/v1/events')).toEqual([]);
    expect(await backend.log('/api/track/*')).toEqual([]);
  });
});
