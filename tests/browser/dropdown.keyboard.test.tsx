import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn, pass, stopClock } from './clock';
import {
  expectClosed,
  expectFocusOn,
  expectOpen,
  languageButton,
  link,
  openByKeyboard,
  panel,
  stayOnPage,
  tabTo,
  trigger,
  withPrices,
} from './headerParts';
import { showHeader } from './showHeader';

describe('by keyboard, a menu', () => {
  it('is closed at first: nothing of it can be seen, read or focused', async () => {
    await showHeader();
    await expectClosed();
    const closed = document.querySelector<HTMLElement>('[role="group"] a');
    closed?.focus();
    expect(document.activeElement).not.toBe(closed);
  });

  it('does not open by focus alone', async () => {
    await showHeader();
    await tabTo(trigger(), link('Home'));
    await drawn();
    await expectClosed();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('opens by %s and closes by it', async (_, key) => {
    await showHeader();
    await tabTo(trigger(), link('Home'));
    await userEvent.keyboard(key);
    await expectOpen();
    await userEvent.keyboard(key);
    await expectClosed();
    await expectFocusOn(trigger());
  });

  it('is named by its button, which controls it', async () => {
    await showHeader();
    const id = trigger().element().getAttribute('aria-controls');
    await openByKeyboard();
    expect(panel().element().id).toBe(id);
  });

  it('switches to the other at once', async () => {
    await showHeader();
    await tabTo(trigger('Resources'), trigger());
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await userEvent.keyboard('{Enter}');
    await expectOpen('Resources');
    await expectClosed();
  });

  it('keeps what a hover was about to take when the focus comes', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await userEvent.hover(trigger('Resources'));
    await tabTo(trigger(), link('Home'));
    await pass(1000);
    await expectOpen();
    await expectClosed('Resources');
  });

  it('gives the focus to its button when a link in it is taken', async () => {
    const { header } = await showHeader();
    stayOnPage(header);
    await openByKeyboard();
    await userEvent.tab();
    await expectFocusOn(link('Websites'));
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await expectFocusOn(trigger());
  });
});

describe('Tab', () => {
  it('passes a closed menu', async () => {
    await showHeader();
    await tabTo(trigger('Resources'), trigger());
  });

  it('moves into an open menu, and out again', async () => {
    await showHeader();
    await openByKeyboard();
    await userEvent.tab();
    await expectFocusOn(link('Websites'));
    await userEvent.tab({ shift: true });
    await expectFocusOn(trigger());
    await expectOpen();
  });

  it('away from its last link closes the menu', async () => {
    await showHeader();
    await openByKeyboard();
    await tabTo(trigger('Resources'), link('View All Features'));
    await expectClosed();
  });

  it('away from its button, backwards, closes the menu', async () => {
    await showHeader();
    await openByKeyboard();
    await userEvent.tab({ shift: true });
    await expectFocusOn(link('Home'));
    await expectClosed();
  });

  it('away from the last menu closes it too', async () => {
    await showHeader();
    await openByKeyboard('Resources');
    await tabTo(languageButton(), link('Get inspired'));
    await expectClosed('Resources');
  });
});

describe('arrow keys', () => {
  it('lead left and right of the entries, without wrapping', async () => {
    await showHeader({ navigation: withPrices });
    await tabTo(trigger(), link('Home'));
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocusOn(trigger());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expectFocusOn(link('Prices'));
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocusOn(trigger('Resources'));
  });

  it('are helped by Home and End', async () => {
    await showHeader({ navigation: withPrices });
    await tabTo(trigger(), link('Home'));
    await userEvent.keyboard('{End}');
    await expectFocusOn(link('Prices'));
    await userEvent.keyboard('{Home}');
    await expectFocusOn(trigger());
  });

  it.each<[string, KeyboardEventInit]>([
    ['Down, which scrolls the page', { key: 'ArrowDown' }],
    ['Alt and Left, which goes back', { key: 'ArrowLeft', altKey: true }],
    ['Ctrl and Home, which goes to the top', { key: 'Home', ctrlKey: true }],
  ])('leave %s, to the browser', async (_, key) => {
    await showHeader();
    await tabTo(trigger(), link('Home'));
    const event = new KeyboardEvent('keydown', {
      ...key,
      bubbles: true,
      cancelable: true,
    });
    trigger().element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await expectFocusOn(trigger());
  });

  it('lead down into an open menu', async () => {
    await showHeader();
    await openByKeyboard();
    await userEvent.keyboard('{ArrowDown}');
    await expectFocusOn(link('Websites'));
  });
});
