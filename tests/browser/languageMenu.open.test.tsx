import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn } from './clock';
import {
  expectFocusOn,
  languageButton,
  link,
  stayOnPage,
  tabTo,
  trigger,
} from './headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageList,
  openListByKeyboard,
  showOnSite,
  tabIntoList,
} from './languageMenuParts';
import { tap } from './tap';

describe('the list of languages', () => {
  it('is closed at first: nothing of it can be seen, read or focused', async () => {
    await showOnSite();
    await expectListClosed();
    await tabTo(link('Log In'), languageButton());
  });

  it('does not open on hover', async () => {
    await showOnSite();
    await userEvent.hover(languageButton());
    await drawn();
    await expectListClosed();
  });

  it('is opened and closed by clicks', async () => {
    await showOnSite();
    await userEvent.click(languageButton());
    await expectListOpen();
    await userEvent.click(languageButton());
    await expectListClosed();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('is opened and closed by %s', async (_, key) => {
    await showOnSite();
    await tabTo(languageButton(), trigger('Resources'));
    await userEvent.keyboard(key);
    await expectListOpen();
    await userEvent.keyboard(key);
    await expectListClosed();
    await expectFocusOn(languageButton());
  });

  it('is opened and closed by taps, however soon', async () => {
    await showOnSite();
    await tap(languageButton());
    await expectListOpen();
    await tap(languageButton());
    await expectListClosed();
  });

  it('is named, and controlled by its button', async () => {
    await showOnSite();
    await userEvent.click(languageButton());
    await expect.element(languageList()).toBeVisible();
    expect(languageList().element().id).toBe(
      languageButton().element().getAttribute('aria-controls'),
    );
  });

  it('lies under its button, inside the window', async () => {
    await showOnSite();
    await userEvent.click(languageButton());
    await expectListOpen();
    const button = languageButton().element().getBoundingClientRect();
    const list = languageList().element().getBoundingClientRect();
    expect(list.top).toBeGreaterThanOrEqual(button.bottom - 1);
    expect(list.right).toBeCloseTo(button.right, 0);
    expect(list.left).toBeGreaterThan(0);
  });
});

describe('the open list of languages closes', () => {
  it('by Escape on its button', async () => {
    await showOnSite();
    await openListByKeyboard();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    await expectFocusOn(languageButton());
  });

  it('by Escape on a link, back on its button', async () => {
    await showOnSite();
    await tabIntoList();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    await expectFocusOn(languageButton());
  });

  it('by Escape elsewhere, where the focus stays', async () => {
    await showOnSite();
    await userEvent.click(languageButton());
    await expectListOpen();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    expect(document.activeElement).toBe(document.body);
  });

  it('by a press beside it', async () => {
    await showOnSite();
    await userEvent.click(languageButton());
    await expectListOpen();
    await userEvent.click(page.getByRole('heading', { name: 'A page' }));
    await expectListClosed();
  });

  it('by a tap beside it', async () => {
    await showOnSite();
    await tap(languageButton());
    await expectListOpen();
    await tap(page.getByRole('heading', { name: 'A page' }));
    await expectListClosed();
  });

  it('when the focus leaves it forwards', async () => {
    await showOnSite();
    await openListByKeyboard();
    await tabTo(link('Log In'), link('한국어'));
    await expectListClosed();
  });

  it('when the focus leaves it backwards', async () => {
    await showOnSite();
    await openListByKeyboard();
    await userEvent.tab({ shift: true });
    await expectFocusOn(trigger('Resources'));
    await expectListClosed();
  });

  it('when a language is chosen, and the focus is on its button', async () => {
    const { header } = await showOnSite();
    stayOnPage(header);
    await tabIntoList();
    await userEvent.tab();
    await expectFocusOn(link('Deutsch'));
    await userEvent.keyboard('{Enter}');
    await expectListClosed();
    await expectFocusOn(languageButton());
  });

  it('not while the focus moves within it', async () => {
    await showOnSite();
    await tabIntoList();
    await userEvent.tab({ shift: true });
    await expectFocusOn(languageButton());
    await expectListOpen();
  });
});
