import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import {
  accountMenu,
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  openByHover,
  openByKey,
} from './accountMenuParts';
import { atRest } from '../browser/atRest';
import { drawn, pass, stopClock } from '../browser/clock';
import { drag, tap } from '../browser/tap';
import {
  expectFocusOn,
  expectOpen,
  openByKeyboard,
  stayOnPage,
} from '../header/headerParts';
import { dragBetween } from '../browser/input';
import { showHeaderLoggedIn } from '../header/showHeader';

// Longer than any delay of the header.
const LONG = 2000;
const name = () => page.getByRole('menu').getByText('Ada Lovelace');
const heading = () => page.getByRole('heading', { name: 'A page' });

describe('the account menu, used with a mouse,', () => {
  it('opens on hover, and stays open while the pointer is on the avatar or the menu (WCAG 1.4.13)', async () => {
    await showHeaderLoggedIn();
    await expectMenuClosed();
    stopClock();
    const before = avatar().element().getBoundingClientRect();
    await openByHover();
    // Nothing in the bar has moved.
    expect(avatar().element().getBoundingClientRect()).toEqual(before);
    for (const place of [
      avatar,
      () => item('Log Out'),
      name,
      () => item('Domains'),
    ]) {
      await userEvent.hover(place());
      await pass(3_600_000);
      await expectMenuOpen();
    }
    await userEvent.click(name());
    await drawn();
    await expectMenuOpen();
  });

  it('has no gap between avatar and menu', async () => {
    await showHeaderLoggedIn();
    await openByHover();
    atRest(document.body);
    const area = avatar().element().parentElement!;
    const from = avatar().element().getBoundingClientRect();
    const to = accountMenu().element().getBoundingClientRect();
    const x = from.x + from.width / 2;
    expect(to.top).toBeGreaterThan(from.bottom + 10);
    for (let y = from.bottom; y <= to.top; y += 1) {
      expect(area.contains(document.elementFromPoint(x, y)), `${y} px`).toBe(
        true,
      );
    }
  });

  it('stays open while it has keyboard focus, wherever the pointer is', async () => {
    await showHeaderLoggedIn();
    await openByKey();
    await userEvent.hover(avatar());
    stopClock();
    await userEvent.hover(heading());
    await pass(LONG);
    await expectMenuOpen();
    await expectFocusOn(item('Account Dashboard'));
  });

  // In Firefox, a key does not make the focus of a mouse visible.
  it.skipIf(server.browser === 'firefox')(
    'stays open if a key is pressed just after the pointer has left',
    async () => {
      await showHeaderLoggedIn();
      await openByHover();
      stopClock();
      // So soon after the hover, the click only moves focus.
      await userEvent.click(avatar());
      await userEvent.hover(heading());
      await userEvent.keyboard('{ArrowLeft}');
      await pass(LONG);
      await expectMenuOpen();
    },
  );

  it('does not open on hover while another menu has keyboard focus', async () => {
    await showHeaderLoggedIn();
    await openByKeyboard();
    stopClock();
    await userEvent.hover(avatar());
    await pass(LONG);
    await expectMenuClosed();
    await expectOpen();
  });
});

describe('a link in the account menu', () => {
  it('keeps the menu open on a click with a modifier, and closes it on a plain click', async () => {
    const { header } = await showHeaderLoggedIn();
    stayOnPage(header);
    await openByHover();
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      fireEvent.click(item('Domains').element(), { [modifier]: true });
      await drawn();
      await expectMenuOpen();
    }
    await userEvent.click(item('Domains'));
    await expectMenuClosed();
  });

  it('keeps the menu open on Ctrl+Enter, and is left to the browser', async () => {
    const { header } = await showHeaderLoggedIn();
    stayOnPage(header);
    const withCtrl: boolean[] = [];
    header.addEventListener('click', ({ ctrlKey }) => withCtrl.push(ctrlKey));
    await openByKey();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => withCtrl).toEqual([true]);
    await expectMenuOpen();
  });

  it('is not followed if the press began elsewhere', async () => {
    const followed = await openRecorded();
    fireEvent.pointerUp(item('Domains').element());
    await drawn();
    expect(followed).toEqual([]);
  });

  it.runIf(server.browser === 'chromium')(
    'is not followed by a drag, and a press that moves off the avatar does not toggle the menu (WCAG 2.5.2)',
    async () => {
      const followed = await openRecorded();
      const domains = item('Domains').element();
      for (const [from, to] of [
        [name().element(), domains],
        [item('Account Dashboard').element(), domains],
        [avatar().element(), domains],
        [avatar().element(), name().element()],
      ] as const) {
        await dragBetween(from, to);
        await drawn();
        expect(followed).toEqual([]);
        await expectMenuOpen();
      }
    },
  );
});

describe('the account menu, used by touch,', () => {
  it('opens on a tap and closes on the next, however soon, and ignores hovers', async () => {
    await showHeaderLoggedIn();
    await expectMenuClosed();
    stopClock();
    await tap(avatar());
    await expectMenuOpen();
    await tap(avatar());
    await expectMenuClosed();
    await tap(avatar());
    await pass(LONG);
    await expectMenuOpen();
    await tap(heading());
    await expectMenuClosed();
  });
});

describe.runIf(server.browser === 'chromium')('a finger that moves', () => {
  it('scrolls the page and does not open the account menu', async () => {
    await showHeaderLoggedIn();
    await expectMenuClosed();
    (page.getByRole('main').element() as HTMLElement).style.height = '300vh';
    await drag(avatar(), { x: 0, y: -300 });
    await expect.poll(() => scrollY).toBeGreaterThan(100);
    await expectMenuClosed();
  });

  it('off the avatar before it is lifted does not open the account menu (WCAG 2.5.2)', async () => {
    await showHeaderLoggedIn();
    await expectMenuClosed();
    stopClock();
    await drag(avatar(), { x: -100, y: 0 });
    await pass(LONG);
    await expectMenuClosed();
  });
});

/** Opens a menu. Returns the list of links that are followed. */
async function openRecorded() {
  const { header } = await showHeaderLoggedIn();
  stayOnPage(header);
  const followed: string[] = [];
  header.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('[role="menuitem"]');
    if (link) followed.push(link.textContent);
  });
  await openByHover();
  // A drag needs the menu at its final position.
  await drawn();
  atRest(document.body);
  return followed;
}
