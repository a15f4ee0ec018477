import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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
  languageButton,
  link,
  openByKeyboard,
  stayOnPage,
  tabTo,
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

  it('with keyboard focus stays open, with its focus, when another menu is hovered, or the backdrop hovered or clicked', async () => {
    await showBackdrop();
    await openByKeyboard();
    stopClock();
    await userEvent.hover(trigger('Resources'));
    await pass(1000);
    await expectOpen();
    await expectClosed('Resources');
    await hoverBackdrop();
    await drawn();
    await expectOpen();
    await userEvent.tab();
    await userEvent.click(backdrop());
    await expectFocusOn(link('Websites'));
    await expectOpen();
  });

  it.each([
    ...['Shift', 'Control', 'PrintScreen', 'F2', 'AudioVolumeUp'].map(
      (key) => ({ key }),
    ),
    { key: 'c', ctrlKey: true },
    { key: 'Tab', altKey: true },
    { key: 'ArrowUp', metaKey: true },
  ])(
    'closes when the backdrop is clicked, also after the key %o, which moves nothing',
    async (keys) => {
      await showBackdrop();
      await userEvent.click(trigger());
      await expectOpen();
      fireEvent.keyDown(trigger().element(), keys);
      await userEvent.keyboard('{Shift}');
      await userEvent.click(backdrop(), { force: true });
      await expectClosed();
    },
  );

  it.each(['click', 'hover'] as const)(
    'closed with Escape, and opened once more by a %s, closes when the backdrop is clicked',
    async (gesture) => {
      await showBackdrop();
      await userEvent.click(trigger());
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await userEvent.hover(link('Log In'));
      await userEvent[gesture](trigger());
      await expectOpen();
      await userEvent.click(backdrop(), { force: true });
      await expectClosed();
    },
  );

  it('moves focus to its button, without a ring, when one of its links is clicked', async () => {
    const { header } = await showHeader();
    stayOnPage(header);
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(link('Websites'));
    await expectFocusOn(trigger());
    expect(trigger().element().matches(':focus-visible')).toBe(false);
  });
});

it.each(['mouse', 'pen'])(
  'a pressed %s does not hover',
  async (pointerType) => {
    await showHeaderLoggedIn();
    await expectMenuClosed();
    const move = (target: Element, buttons: number) =>
      fireEvent.pointerMove(target, { pointerType, buttons });
    for (const target of [trigger(), trigger('Resources'), avatar()]) {
      move(target.element(), 1);
    }
    await drawn();
    await expectClosed();
    await expectClosed('Resources');
    await expectMenuClosed();
    move(trigger().element(), 0);
    await expectOpen();
    move(backdrop(), 1);
    await drawn();
    await expectOpen();
  },
);

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

  it('switches after 100 ms, which begin again while the pointer moves on towards the open menu', async () => {
    await hoverBoth();
    for (const moveOn of [moveDown, () => {}]) {
      await pass(99);
      await expectOpen();
      await expectClosed('Resources');
      moveOn();
    }
    await pass(1);
    await expectOpen('Resources');
    await expectClosed();
  });
});

const elsewhere = {
  'another link of the bar': () => userEvent.hover(link('Log In')),
  'a banner of the page': () =>
    userEvent.hover(page.getByRole('region', { name: 'Cookies' })),
  'a frame': () => leaveTo(document.querySelector('iframe')),
  'another window': () => leaveTo(null),
};

/** Drivers cannot move the pointer out of the window, or not into a frame. */
function leaveTo(relatedTarget: Element | null) {
  const init = { pointerType: 'mouse', relatedTarget };
  fireEvent.pointerOut(trigger().element(), init);
}

describe('with a mouse that passes or leaves,', () => {
  const banner = (
    <section
      aria-label="Cookies"
      style={{ position: 'fixed', inset: 'auto 0 0', zIndex: 1e6 }}
    >
      We use cookies. <iframe title="Choices" />
    </section>
  );

  it('no menu opens on a way along the bar, but one on whose button it has been for 60 ms', async () => {
    await showHeader();
    stopClock();
    for (const place of [
      link('Home'),
      trigger(),
      trigger('Resources'),
      languageButton(),
    ]) {
      await userEvent.hover(place);
      await pass(59);
    }
    await pass(1000);
    await expectClosed();
    await expectClosed('Resources');
    await userEvent.hover(trigger());
    await pass(59);
    await expectClosed();
    await pass(1);
    await expectOpen();
  });

  it.each(Object.entries(elsewhere))(
    'a menu closes 300 ms after the pointer has gone to %s',
    async (_, leave) => {
      const onOpenChange = vi.fn();
      await showHeader({ onOpenChange, actions: banner });
      await userEvent.hover(trigger());
      await expectOpen();
      stopClock();
      await leave();
      await pass(299);
      await expectOpen();
      await pass(1);
      await expectClosed();
      const by = { reason: 'leave' };
      expect(onOpenChange).toHaveBeenLastCalledWith(null, by);
    },
  );

  it('a menu stays open if it returns to its button or panel, and switches if it returns to the button of another one', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    for (const back of [trigger(), link('Online Stores')]) {
      await userEvent.hover(link('Log In'));
      await pass(299);
      await userEvent.hover(back);
      await pass(1000);
      await expectOpen();
    }
    await userEvent.hover(link('Home'));
    await pass(299);
    await userEvent.hover(trigger('Resources'));
    await pass(100);
    await expectOpen('Resources');
  });

  it.each([
    ['the menu', () => openByKeyboard()],
    ['another part of the header', () => tabTo(languageButton(), last())],
  ])('a menu stays open with keyboard focus in %s', async (_, focus) => {
    await showHeader();
    await focus();
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await userEvent.hover(link('Home'));
    await pass(1000);
    await expectOpen();
  });
  const last = () => trigger('Resources');

  it('a menu stays open under a pointer at rest on which a dialog opens', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    onTestFinished(() => dialog.remove());
    dialog.showModal();
    await drawn();
    await pass(1000);
    dialog.close();
    await expectOpen();
  });

  it('with `hover="literal"`, a menu opens at once, and stays open', async () => {
    await showHeader({ hover: 'literal' });
    stopClock();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.hover(link('Log In'));
    await pass(1000);
    await expectOpen();
  });
});

describe('a pen', () => {
  const pen = { pointerType: 'pen', buttons: 0, detail: 1 };

  /** Hovers, and is then put down and lifted, which is out of reach of the page. */
  function tapByPen() {
    const button = trigger().element();
    fireEvent.pointerDown(button, { ...pen, buttons: 1 });
    fireEvent.click(button, pen);
    fireEvent.pointerOut(button, { ...pen, relatedTarget: null });
  }

  it('keeps open with its first tap what its hover has opened, however late, and closes it with the second', async () => {
    await showHeader({ hover: { reflex: 1 } });
    fireEvent.pointerMove(trigger().element(), pen);
    await expectOpen();
    stopClock();
    tapByPen();
    await pass(1000);
    await expectOpen();
    tapByPen();
    await expectClosed();
  });
});
