import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, pass, stopClock } from './clock';
import {
  expectClosed,
  expectFocusOn,
  expectOpen,
  link,
  openByKeyboard,
  tabTo,
  trigger,
} from './headerParts';
import { showHeader } from './showHeader';

describe('Escape', () => {
  it('closes the menu from its button', async () => {
    await showHeader();
    await openByKeyboard();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expectFocusOn(trigger());
  });

  it('closes it from inside and gives the focus back', async () => {
    await showHeader();
    await openByKeyboard();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expectClosed();
    await expectFocusOn(trigger());
  });

  it('closes it from elsewhere in the page and leaves the focus there', async () => {
    await showHeader();
    await tabTo(link('More'), link('Log In'));
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expectFocusOn(link('More'));
  });

  it('closes it where nothing has focus, and only new intent opens it', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    expect(document.activeElement).toBe(document.body);
    stopClock();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(document.activeElement).toBe(document.body);
    await userEvent.hover(trigger(), { position: { x: 4, y: 20 } });
    await pass(1000);
    await expectClosed();
    await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
    await userEvent.hover(trigger());
    await expectOpen();
  });

  it('closes nothing where a part of the page has taken it', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    const main = page.getByRole('main').element();
    main.addEventListener('keydown', (event) => event.preventDefault());
    await tabTo(link('More'), link('Log In'));
    await userEvent.keyboard('{Escape}');
    await drawn();
    await expectOpen();
  });
});
