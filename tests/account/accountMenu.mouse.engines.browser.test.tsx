import { fireEvent } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  openByHover,
} from './accountMenuParts';
import { drawn, pass, stopClock } from '../browser/clock';
import { drag, tap } from '../browser/tap';
import { stayOnPage } from '../header/headerParts';
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
    await openByHover();
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
});

it('the avatar in a low bar can be pressed at its lower edge while its menu is open', async () => {
  const { style } = document.documentElement;
  style.setProperty('--lintel-bar-height', '44px');
  onTestFinished(() => {
    style.removeProperty('--lintel-bar-height');
  });
  await showHeaderLoggedIn();
  await openByHover();
  const { left, bottom, width } = avatar().element().getBoundingClientRect();
  const pressed = () => document.elementFromPoint(left + width / 2, bottom - 2);
  await expect.poll(pressed).toBe(avatar().element());
});

it('a link in the account menu is not followed if the press began elsewhere', async () => {
  const { header } = await showHeaderLoggedIn();
  stayOnPage(header);
  const followed = vi.fn();
  header.addEventListener('click', followed);
  await openByHover();
  fireEvent.pointerUp(item('Domains').element());
  await drawn();
  expect(followed).not.toHaveBeenCalled();
});

it('the account menu, used by touch, opens on a tap and closes on the next, however soon, and ignores hovers', async () => {
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

it.runIf(server.browser === 'chromium')(
  'a finger that scrolls the page does not open the account menu',
  async () => {
    await showHeaderLoggedIn();
    await expectMenuClosed();
    (page.getByRole('main').element() as HTMLElement).style.height = '300vh';
    await drag(avatar(), { x: 0, y: -300 });
    await expect.poll(() => scrollY).toBeGreaterThan(100);
    await expectMenuClosed();
  },
);
