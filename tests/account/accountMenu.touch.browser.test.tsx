import { describe, expect, it, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
} from './accountMenuParts';
import { pass, stopClock } from '../browser/clock';
import { stayOnPage } from '../header/headerParts';
import { showHeaderToMember } from '../header/showHeader';
import { drag, tap } from '../browser/tap';

const LONG = 2000;
const heading = () => page.getByRole('heading', { name: 'A page' });

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
  it('a tap closes what a hover has opened, once the hover is past', async () => {
    await showHeaderToMember({ reflexClickMs: 0 });
    await userEvent.hover(avatar());
    await expectMenuOpen();
    stopClock();
    await tap(avatar());
    await pass(LONG);
    await expectMenuClosed();
  });

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
