import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { avatar, expectMenuOpen, slowly } from '../account/accountMenuParts';
import {
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  hamburger,
  inDrawer,
  showOpenDrawer,
  showPhone,
  ways,
} from '../mobile-drawer/drawerParts';
import {
  expectClosed,
  expectFocusOn,
  expectOpen,
  hoverBackdrop,
  languageButton,
  trigger,
} from '../header/headerParts';
import {
  expectListClosed,
  expectListOpen,
} from '../language/languageMenuParts';
import { showHeader, showHeaderToMember } from '../header/showHeader';
import { tap } from '../browser/tap';
import { ofHeader, openings, receive, received } from './trackingParts';

type Way = [how: string, press: (target: Locator) => Promise<void>];
const hover: Way = ['a hover', (target) => userEvent.hover(target)];
const openMenu = { ...ofHeader, action: 'open', object_type: 'menu' };

describe('a menu that is opened counts once', () => {
  it.each([hover, ...ways])('by %s', async (_, press) => {
    await showHeader(slowly);
    await press(trigger());
    await expectOpen();
    expect(await receive({ action: 'open' })).toMatchObject({
      ...openMenu,
      object_identifier: 'products',
      object_display_name: 'Products',
      destination_url: null,
    });
    await press(trigger('Resources'));
    await expectOpen('Resources');
    expect(await openings()).toEqual(['products', 'resources']);
  });

  it('for the languages, as what they are', async () => {
    await showHeader();
    await userEvent.click(languageButton());
    await expectListOpen();
    expect(await receive({ action: 'open' })).toMatchObject({
      ...ofHeader,
      object_type: 'locale-menu',
      object_identifier: 'languages',
      object_display_name: 'Language English',
    });
  });

  it.each(ways)('for the languages by %s', async (_, press) => {
    await showHeader();
    await press(languageButton());
    await expectListOpen();
    expect(await openings()).toEqual(['languages']);
  });

  it.each([hover, ...ways])('for the account by %s', async (_, press) => {
    await showHeaderToMember(slowly);
    await expect.element(avatar()).toBeVisible();
    await press(avatar());
    await expectMenuOpen();
    expect(await receive({ action: 'open' })).toMatchObject({
      ...openMenu,
      object_identifier: 'account-menu',
      object_display_name: 'Account information dropdown menu',
    });
  });

  it.each(ways)('for the drawer by %s', async (_, press) => {
    await showPhone();
    await press(hamburger());
    await expectDrawerOpen();
    expect(await receive({ action: 'open' })).toMatchObject({
      ...openMenu,
      object_identifier: 'mobile-menu',
      object_display_name: 'Menu',
    });
  });

  it.each(ways)('for a section of the drawer by %s', async (_, press) => {
    await showOpenDrawer();
    await press(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    expect(
      await receive({ action: 'open', object_identifier: 'products' }),
    ).toMatchObject({
      ...openMenu,
      product_area: 'mobile-menu',
      object_display_name: 'Products',
    });
    expect(await openings()).toEqual(['mobile-menu', 'products']);
  });

  it('for the languages in the drawer', async () => {
    await showOpenDrawer();
    await userEvent.click(inDrawer('button', 'Language English'));
    await expect.element(inDrawer('link', 'Deutsch')).toBeVisible();
    expect(await openings()).toEqual(['mobile-menu', 'languages']);
  });

  it('and again when it is opened again', async () => {
    await showHeader();
    for (let count = 0; count < 2; count += 1) {
      await tap(trigger());
      await expectOpen();
      await userEvent.keyboard('{Escape}');
      await expectClosed();
    }
    expect(await openings()).toEqual(['products', 'products']);
  });

  it('and not while the focus only goes by', async () => {
    await showHeader();
    (trigger().element() as HTMLElement).focus();
    await userEvent.tab();
    await expectFocusOn(trigger('Resources'));
    expect(await openings()).toEqual([]);
  });
});

describe('a menu that is closed', () => {
  it('does not count', async () => {
    await showHeader();
    await tap(trigger());
    await expectOpen();
    await tap(trigger());
    await expectClosed();
    expect(await openings()).toEqual(['products']);
    expect(await received({ action: 'close' })).toEqual([]);
    expect(await received({ action: 'click' })).toMatchObject([
      // The mark that the test has made.
      { object_identifier: expect.stringMatching(/^mark-/) },
    ]);
  });

  const closed = async () =>
    (await received({ action: 'close' })).map(
      (event) => event['object_identifier'],
    );

  it('counts where the team wants it: by tap, Escape and leaving', async () => {
    // Room for the backdrop below the menu.
    await page.viewport(1280, 1300);
    await showHeader({ ...slowly, tracking: { closeEvents: true } });
    await tap(trigger());
    await expectOpen();
    await tap(trigger());
    await expectClosed();
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    await userEvent.keyboard('{Escape}');
    await expectClosed('Resources');
    await userEvent.click(languageButton());
    await expectListOpen();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    await userEvent.unhover(languageButton());
    await userEvent.hover(trigger());
    await expectOpen();
    await hoverBackdrop();
    await expectClosed();
    await openings();
    expect(await closed()).toEqual([
      'products',
      'resources',
      'languages',
      'products',
    ]);
    expect(
      await receive({ object_identifier: 'resources', action: 'close' }),
    ).toMatchObject({ ...ofHeader, object_type: 'menu' });
  });

  it('counts for the drawer and its sections where the team wants it', async () => {
    await showOpenDrawer({ tracking: { closeEvents: true } });
    await userEvent.click(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    await userEvent.click(inDrawer('button', 'Products'));
    await expectSectionClosed('Products');
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    expect(await openings()).toEqual(['mobile-menu', 'products']);
    expect(await closed()).toEqual(['products', 'mobile-menu']);
  });
});

describe('the list that stands in for the drawer', () => {
  it('counts nothing for a screen that only grows narrow', async () => {
    await showHeader();
    await page.viewport(375, 700);
    await expect.element(hamburger()).toBeVisible();
    expect(await openings()).toEqual([]);
  });
});
