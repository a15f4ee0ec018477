import { fireEvent } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server, userEvent, type Locator } from 'vitest/browser';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
} from '../account/accountMenuParts';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import { doubleTap } from '../browser/tap';
import {
  expectClosed,
  expectOpen,
  languageButton,
  link,
  trigger,
} from '../header/headerParts';
import { showHeader, showHeaderLoggedIn } from '../header/showHeader';
import {
  expectListClosed,
  expectListOpen,
} from '../language/languageMenuParts';
import {
  expectDrawerClosed,
  inDrawer,
  showOpenDrawer,
} from '../drawer/drawerParts';
import { phone, scrollPage, showLongPage } from '../side-nav/sideNavParts';

const site = { domain: 'example.com' };

/**
 * Fills the window below the surfaces with a button. Returns what it takes: no
 * link is followed, as with a slow server.
 */
function fillPage() {
  const taken = vi.fn<(type: string) => void>();
  const under = document.createElement('button');
  under.textContent = 'Under';
  under.style.cssText = 'position: fixed; inset: 0';
  for (const type of ['mousedown', 'click', 'dblclick']) {
    under.addEventListener(type, () => taken(type));
  }
  document.querySelector('main')!.prepend(under);
  const stay = (event: Event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  return taken;
}

describe('a link', () => {
  const surfaces: [
    where: string,
    show: () => Promise<unknown>,
    target: () => Locator,
    closed: () => Promise<unknown>,
  ][] = [
    [
      'in a menu',
      async () => {
        await showHeader();
        await userEvent.click(trigger());
        await expectOpen();
      },
      () => link('Websites'),
      () => expectClosed(),
    ],
    [
      'in the account menu',
      async () => {
        await showHeaderLoggedIn();
        await expectMenuClosed();
        await userEvent.click(avatar());
        await expectMenuOpen();
      },
      () => item('Domains'),
      () => expectMenuClosed(),
    ],
    [
      'in the language list',
      async () => {
        await showHeader({ site });
        await userEvent.click(languageButton());
        await expectListOpen();
      },
      () => link('Italiano'),
      () => expectListClosed(),
    ],
    [
      'in the drawer',
      () => showOpenDrawer(),
      () => inDrawer('link', 'Prices'),
      expectDrawerClosed,
    ],
    [
      'in the list of sections',
      async () => {
        await phone();
        await showLongPage();
        await scrollPage(1500);
        await userEvent.click(
          page.getByRole('button', { name: /^On this page/ }),
        );
      },
      () => link('Section 2'),
      () => expect.element(link('Section 2')).not.toBeInTheDocument(),
    ],
  ];

  it.each(surfaces)(
    '%s takes all of a double click, and closes what is around it',
    async (_, show, target, closed) => {
      await show();
      const taken = fillPage();
      await userEvent.dblClick(target());
      await closed();
      expect(taken).not.toHaveBeenCalled();
    },
  );

  it.each(surfaces)(
    '%s leaves it open on a click with a modifier key, because the page stays',
    async (_, show, target) => {
      await show();
      fillPage();
      for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
        fireEvent.click(target().element(), { [modifier]: true });
        await drawn();
        atRest(document.body);
        await expect.element(target()).toBeVisible();
      }
    },
  );
});

it.runIf(server.browser === 'chromium')(
  'a double tap on a link in the drawer stays on it',
  async () => {
    await showOpenDrawer();
    const taken = fillPage();
    await doubleTap(inDrawer('link', 'Prices').element());
    await expectDrawerClosed();
    expect(taken).not.toHaveBeenCalled();
  },
);

it('a click that is soon, but elsewhere, is taken', async () => {
  await showOpenDrawer();
  const taken = fillPage();
  await userEvent.click(inDrawer('link', 'Prices'));
  await userEvent.click(page.getByRole('button', { name: 'Under' }), {
    position: { x: 20, y: 300 },
  });
  expect(taken).toHaveBeenCalledWith('click');
});
