import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  accountMenu,
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  items,
  openByHover,
  openByKey,
  showAlone,
  slowly,
} from './accountMenuParts';
import { atRest } from './atRest';
import { drawn, pass, stopClock } from './clock';
import {
  expectClosed,
  expectFocusOn,
  expectOpen,
  languageButton,
  link,
  openByKeyboard,
  trigger,
} from './headerParts';
import { expectListClosed, expectListOpen } from './languageMenuParts';
import { showHeaderToMember } from './showHeader';

// Longer than any delay of the header: what has not happened by then never will.
const LONG = 2000;
const heading = () => page.getByRole('heading', { name: 'A page' });

describe('by mouse, the account menu', () => {
  it('opens on hover', async () => {
    await showHeaderToMember();
    await openByHover();
    expect(
      items()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Account Dashboard', 'Domains', 'Log Out']);
  });

  it('stays open while the pointer is on its card', async () => {
    await showHeaderToMember();
    await openByHover();
    stopClock();
    await userEvent.hover(item('Log Out'));
    await pass(LONG);
    await expectMenuOpen();
    await userEvent.hover(page.getByText('Ada Lovelace'));
    await pass(LONG);
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

  it('closes when the pointer has been outside for 100 ms', async () => {
    await showHeaderToMember();
    await openByHover();
    stopClock();
    await userEvent.hover(heading());
    await pass(99);
    await expectMenuOpen();
    await pass(1);
    await expectMenuClosed();
  });

  it('stays open when the pointer is back before', async () => {
    await showHeaderToMember();
    await openByHover();
    stopClock();
    await userEvent.hover(heading());
    await pass(99);
    await userEvent.hover(item('Domains'));
    await pass(LONG);
    await expectMenuOpen();
  });

  it('closes in its time when the pointer is back, and outside again', async () => {
    await showHeaderToMember();
    await openByHover();
    stopClock();
    await userEvent.hover(heading());
    await pass(99);
    await userEvent.hover(item('Domains'));
    await userEvent.hover(heading());
    await pass(99);
    await expectMenuOpen();
    await pass(1);
    await expectMenuClosed();
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

  it('is toggled by clicks', async () => {
    await showHeaderToMember(slowly);
    await userEvent.click(avatar());
    await expectMenuOpen();
    await userEvent.click(avatar());
    await expectMenuClosed();
    await userEvent.click(avatar());
    await expectMenuOpen();
  });

  it('closes by a press beside it', async () => {
    await showHeaderToMember();
    await openByHover();
    stopClock();
    await userEvent.click(heading());
    // Not by the leaving, whose time has not come.
    await expectMenuClosed();
  });

  it('stays open by a press on what of its card is no link', async () => {
    await showHeaderToMember();
    await openByHover();
    await userEvent.click(page.getByText('Ada Lovelace'));
    await drawn();
    await expectMenuOpen();
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

  it('and a mega-menu close each other', async () => {
    await showHeaderToMember();
    await userEvent.click(trigger());
    await expectOpen();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await expectClosed();
    await userEvent.hover(trigger());
    await expectOpen();
    await expectMenuClosed();
  });

  it('and the list of languages close each other', async () => {
    await showHeaderToMember();
    await userEvent.click(languageButton());
    await expectListOpen();
    await userEvent.hover(avatar());
    await expectMenuOpen();
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

  it('closes it once 350 ms have passed', async () => {
    await showHeaderToMember();
    await openByHover();
    const opened = performance.now();
    await expect
      .poll(() => performance.now() - opened, { interval: 50 })
      .toBeGreaterThan(350);
    await userEvent.click(avatar());
    await expectMenuClosed();
  });

  it('closes it at once where the guard is off', async () => {
    await showHeaderToMember({ reflexClickMs: 0 });
    await openByHover();
    await userEvent.click(avatar());
    await expectMenuClosed();
  });
});

describe('beside a link', () => {
  it('the avatar is what it was: nothing of the bar moves', async () => {
    await showHeaderToMember();
    await expectMenuClosed();
    const before = avatar().element().getBoundingClientRect();
    await openByHover();
    expect(avatar().element().getBoundingClientRect()).toEqual(before);
    expect(link('Log In').elements()).toEqual([]);
  });
});
