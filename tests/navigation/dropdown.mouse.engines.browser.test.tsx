import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import type { HeaderProps } from '../../src/index';
import { avatar, expectMenuClosed } from '../account/accountMenuParts';
import { drawn, pass, stopClock } from '../browser/clock';
import {
  backdrop,
  expectClosed,
  expectFocusOn,
  expectOpen,
  hoverBackdrop,
  link,
  openByKeyboard,
  stayOnPage,
  trigger,
} from '../header/headerParts';
import { showHeader, showHeaderLoggedIn } from '../header/showHeader';

/** High enough for the middle of the backdrop to be below the panel. */
async function showBackdrop() {
  await page.viewport(1280, 1300);
  await showHeader();
}

describe('a menu, used with a mouse,', () => {
  it('opens when the pointer moves, and not when the page moves under it', async () => {
    function Offer() {
      const [isClosed, close] = useState(false);
      const style = { display: 'block', width: '100%', height: 72 };
      const onClick = () => close(true);
      return isClosed ? null : <button {...{ style, onClick }}>Close</button>;
    }
    await showHeader({ banner: <Offer /> });
    const { left, width } = trigger().element().getBoundingClientRect();
    const position = { x: left + width / 2, y: 36 };
    await userEvent.click(page.getByRole('button', { name: 'Close' }), {
      position,
    });
    const isUnderPointer = () => trigger().element().matches(':hover');
    // WebKit notices it only when the pointer moves.
    if (['chromium', 'firefox'].includes(server.browser)) {
      await expect.poll(isUnderPointer).toBe(true);
    }
    await drawn();
    await expectClosed();
    await userEvent.hover(trigger(), { position: { x: 10, y: 10 } });
    await expectOpen();
  });

  it('closes when the pointer moves onto the backdrop, and on a click there', async () => {
    await showBackdrop();
    await userEvent.hover(trigger());
    await expectOpen();
    await hoverBackdrop();
    await expectClosed();
    await userEvent.hover(trigger());
    await expectOpen();
    // A click without the hover that precedes it with a real mouse.
    fireEvent.click(backdrop());
    await expectClosed();
  });

  it('with keyboard focus stays open, with its focus, when the backdrop is hovered or clicked', async () => {
    await showBackdrop();
    await openByKeyboard();
    await hoverBackdrop();
    await drawn();
    await expectOpen();
    await userEvent.tab();
    await userEvent.click(backdrop());
    await expectFocusOn(link('Websites'));
    await expectOpen();
  });

  it('with keyboard focus is not replaced by a hover on another menu', async () => {
    await showHeader();
    await openByKeyboard();
    stopClock();
    await userEvent.hover(trigger('Resources'));
    await pass(1000);
    await expectOpen();
    await expectClosed('Resources');
  });

  it('moves focus to its button, without a ring, when one of its links is clicked', async () => {
    const { header } = await showHeader();
    stayOnPage(header);
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(link('Websites'));
    await expectFocusOn(trigger());
    expect(trigger().element().matches(':focus-visible')).toBe(false);
  });

  it('closes on a press outside', async () => {
    await showHeader({ logo: <b>Example</b>, actions: <button>Start</button> });
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expectClosed();
  });
});

describe('a pointer that is pressed', () => {
  it.each(['mouse', 'pen'])('does not hover: %s', async (pointerType) => {
    await showHeaderLoggedIn();
    await expectMenuClosed();
    for (const target of [trigger(), trigger('Resources'), avatar()]) {
      fireEvent.pointerMove(target.element(), { pointerType, buttons: 1 });
    }
    await drawn();
    await expectClosed();
    await expectClosed('Resources');
    await expectMenuClosed();
    fireEvent.pointerMove(trigger().element(), { pointerType, buttons: 0 });
    await expectOpen();
    fireEvent.pointerMove(backdrop(), { pointerType, buttons: 1 });
    await drawn();
    await expectOpen();
  });
});

describe('with an open menu, a hover on another', () => {
  async function hoverBoth(props?: HeaderProps) {
    await showHeader(props);
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await userEvent.hover(trigger('Resources'));
  }

  /** A bit towards the panel. WebKit's driver knows only the middle of an element. */
  function moveDown() {
    const button = trigger('Resources').element();
    const { left, bottom } = button.getBoundingClientRect();
    fireEvent.pointerMove(button, {
      pointerType: 'mouse',
      clientX: left + 9,
      clientY: bottom - 9,
    });
  }

  it('switches after 100 ms, and not before', async () => {
    await hoverBoth();
    await pass(99);
    await expectOpen();
    await expectClosed('Resources');
    await pass(1);
    await expectOpen('Resources');
    await expectClosed();
  });

  it('does not switch while the pointer moves on towards the open menu', async () => {
    await hoverBoth();
    await pass(90);
    moveDown();
    await pass(99);
    await expectOpen();
    await expectClosed('Resources');
    await pass(1);
    await expectOpen('Resources');
  });

  it('switches after 100 ms with `aim={false}`, wherever the pointer moves', async () => {
    await hoverBoth({ aim: false });
    await pass(90);
    moveDown();
    await pass(10);
    await expectOpen('Resources');
  });

  it.each([
    ['cuts the corner over the other trigger', () => link('Online Stores')],
    ['ends elsewhere', () => link('Home')],
  ])('that %s before does not switch', async (_, end) => {
    await hoverBoth();
    await pass(90);
    await userEvent.hover(end());
    await pass(1000);
    await expectOpen();
    await expectClosed('Resources');
  });
});
