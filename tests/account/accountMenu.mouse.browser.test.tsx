import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import {
  accountMenu,
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  openByHover,
  openByKey,
  showAlone,
  slowly,
} from './accountMenuParts';
import { atRest } from '../browser/atRest';
import { drawn, pass, stopClock } from '../browser/clock';
import { drag, tap } from '../browser/tap';
import {
  expectClosed,
  expectFocusOn,
  expectOpen,
  languageButton,
  openByKeyboard,
  stayOnPage,
  trigger,
} from '../header/headerParts';
import { dragBetween } from '../browser/input';
import {
  expectListClosed,
  expectListOpen,
} from '../language/languageMenuParts';
import { showHeaderToMember } from '../header/showHeader';

// Longer than any delay of the header: what has not happened by then never will.
const LONG = 2000;
const name = () => page.getByText('Ada Lovelace');
const heading = () => page.getByRole('heading', { name: 'A page' });

describe('by mouse, the account menu', () => {
  it('opens on hover, and stays while the pointer is on the avatar or its card (WCAG 1.4.13)', async () => {
    await showHeaderToMember();
    await expectMenuClosed();
    stopClock();
    const before = avatar().element().getBoundingClientRect();
    await openByHover();
    // Nothing of the bar has moved.
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

  it.each([
    ['in the header', showHeaderToMember],
    ['alone', () => showAlone()],
  ])('has no gap between the avatar and its card, %s', async (_, show) => {
    await show();
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

  it('stays open without the pointer while it has keyboard focus', async () => {
    await showHeaderToMember();
    await openByKey();
    await userEvent.hover(avatar());
    stopClock();
    await userEvent.hover(heading());
    await pass(LONG);
    await expectMenuOpen();
    await expectFocusOn(item('Account Dashboard'));
  });

  it('does not open by a hover while a mega-menu has keyboard focus', async () => {
    await showHeaderToMember();
    await openByKeyboard();
    stopClock();
    await userEvent.hover(avatar());
    await pass(LONG);
    await expectMenuClosed();
    await expectOpen();
  });

  it('is not taken away by a hover on a mega-menu while it has keyboard focus', async () => {
    await showHeaderToMember();
    await openByKey();
    stopClock();
    await userEvent.hover(trigger());
    await pass(LONG);
    await expectMenuOpen();
    await expectClosed();
  });

  it('and a mega-menu or the list of languages close each other', async () => {
    await showHeaderToMember();
    await userEvent.click(trigger());
    await expectOpen();
    await openByHover();
    await expectClosed();
    await userEvent.hover(trigger());
    await expectOpen();
    await expectMenuClosed();
    await userEvent.click(languageButton());
    await expectListOpen();
    await openByHover();
    await expectListClosed();
    await userEvent.click(languageButton());
    await expectListOpen();
    await expectMenuClosed();
  });
});

describe('the click that comes with a hover on the avatar', () => {
  it('spares the menu', async () => {
    await showHeaderToMember();
    await expectMenuClosed();
    // At once, as no driver can be on a slow machine.
    fireEvent.pointerEnter(avatar().element(), { pointerType: 'mouse' });
    fireEvent.click(avatar().element(), { detail: 1 });
    await drawn();
    await expectMenuOpen();
  });
});

describe('of the menu’s links', () => {
  it('one that is clicked with Ctrl or Cmd leaves it open, for several; else it closes', async () => {
    const { header } = await showHeaderToMember();
    stayOnPage(header);
    await openByHover();
    for (const modifier of ['ctrlKey', 'metaKey']) {
      fireEvent.click(item('Domains').element(), { [modifier]: true });
      await drawn();
      await expectMenuOpen();
    }
    await userEvent.click(item('Domains'));
    await expectMenuClosed();
  });

  it('one that is followed with Ctrl+Enter leaves it open, and is the browser’s', async () => {
    const { header } = await showHeaderToMember();
    stayOnPage(header);
    const withCtrl: boolean[] = [];
    header.addEventListener('click', ({ ctrlKey }) => withCtrl.push(ctrlKey));
    await openByKey();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => withCtrl).toEqual([true]);
    await expectMenuOpen();
  });

  it('none is followed by a press that began elsewhere', async () => {
    const followed = await openCounted();
    fireEvent.pointerUp(item('Domains').element());
    await drawn();
    expect(followed).toEqual([]);
  });

  it.runIf(server.browser === 'chromium')(
    'none is followed by a drag, and a press that is moved off the avatar toggles nothing (WCAG 2.5.2)',
    async () => {
      const followed = await openCounted();
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

describe('by touch, the account menu', () => {
  it('opens on a tap and closes on a second one, however soon; no hover undoes it', async () => {
    await showHeaderToMember();
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

  it('has links that a tap takes', async () => {
    const { header } = await showHeaderToMember();
    stayOnPage(header);
    const taken = vi.fn();
    header.addEventListener('click', ({ target }) =>
      taken((target as Element).closest('a')?.pathname),
    );
    await expectMenuClosed();
    await tap(avatar());
    await expectMenuOpen();
    await tap(item('Domains'));
    await expectMenuClosed();
    expect(taken).toHaveBeenLastCalledWith('/domains');
  });
});

describe('on a device with mouse and touch', () => {
  it('a tap opens what the mouse beside it then leaves open', async () => {
    await showHeaderToMember();
    await userEvent.hover(heading());
    await expectMenuClosed();
    stopClock();
    await tap(avatar());
    await pass(LONG);
    await expectMenuOpen();
  });
});

describe.runIf(server.browser === 'chromium')('a finger that moves', () => {
  it('from the avatar scrolls the page, and opens nothing', async () => {
    await showHeaderToMember();
    await expectMenuClosed();
    (page.getByRole('main').element() as HTMLElement).style.height = '300vh';
    await drag(avatar(), { x: 0, y: -300 });
    await expect.poll(() => scrollY).toBeGreaterThan(100);
    await expectMenuClosed();
  });

  it('off the avatar before it is lifted opens nothing (WCAG 2.5.2)', async () => {
    await showHeaderToMember();
    await expectMenuClosed();
    stopClock();
    await drag(avatar(), { x: -100, y: 0 });
    await pass(LONG);
    await expectMenuClosed();
  });
});

/** An open menu, and which of its links have been followed. */
async function openCounted() {
  const { header } = await showHeaderToMember(slowly);
  stayOnPage(header);
  const followed: string[] = [];
  header.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('[role="menuitem"]');
    if (link) followed.push(link.textContent);
  });
  await openByHover();
  // Placed, and at rest: what is dragged to is where it is.
  await drawn();
  atRest(document.body);
  return followed;
}
