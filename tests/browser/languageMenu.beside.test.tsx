import { describe, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, pass, stopClock } from './clock';
import {
  expectClosed,
  expectFocusOn,
  expectOpen,
  languageButton,
  link,
  openByKeyboard,
  tabTo,
  trigger,
} from './headerParts';
import {
  expectListClosed,
  expectListOpen,
  openListByKeyboard,
  showOnSite,
  tabIntoList,
} from './languageMenuParts';
import { tap } from './tap';

// The plain list alone, which stands in for the drawer until that is loaded.
vi.mock('../../src/core/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('./loaderWithout');
  return loaderWithoutDrawer(await importOriginal());
});

describe('the languages take the place of an open menu', () => {
  it('by mouse', async () => {
    await showOnSite();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(languageButton());
    await expectListOpen();
    await expectClosed();
  });

  it('by touch', async () => {
    await showOnSite();
    await tap(trigger());
    await expectOpen();
    await tap(languageButton());
    await expectListOpen();
    await expectClosed();
  });

  it('by keyboard, which closes the menu on its way', async () => {
    await showOnSite();
    await openByKeyboard('Resources');
    await tabTo(languageButton(), link('Get inspired'));
    await expectClosed('Resources');
    await userEvent.keyboard('{Enter}');
    await expectListOpen();
  });

  it('by keyboard, where a hover holds the menu open', async () => {
    await showOnSite();
    await tabTo(languageButton(), trigger('Resources'));
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.keyboard('{Enter}');
    await expectListOpen();
    await expectClosed();
    await expectFocusOn(languageButton());
  });
});

describe('a menu takes the place of the open languages', () => {
  it('on hover', async () => {
    await showOnSite();
    await userEvent.click(languageButton());
    await expectListOpen();
    await userEvent.hover(trigger('Resources'));
    await expectOpen('Resources');
    await expectListClosed();
  });

  it('on a click', async () => {
    await showOnSite();
    await userEvent.click(languageButton());
    await expectListOpen();
    await userEvent.click(trigger());
    await expectOpen();
    await expectListClosed();
  });

  it('on a tap', async () => {
    await showOnSite();
    await tap(languageButton());
    await expectListOpen();
    await tap(trigger());
    await expectOpen();
    await expectListClosed();
  });

  it('by keyboard, which closes the list on its way', async () => {
    await showOnSite();
    await openListByKeyboard();
    await userEvent.tab({ shift: true });
    await expectListClosed();
    await userEvent.keyboard('{Enter}');
    await expectOpen('Resources');
    await expectListClosed();
  });
});

describe('a list that has the keyboard’s focus', () => {
  it.each([
    ['on its button', openListByKeyboard, languageButton()],
    ['on a link', tabIntoList, link('English')],
  ])('%s is not taken away by a hover', async (_, focusList, focused) => {
    await showOnSite();
    await focusList();
    stopClock();
    await userEvent.hover(trigger());
    await drawn();
    await pass(1000);
    await expectListOpen();
    await expectClosed();
    await expectFocusOn(focused);
  });
});

describe('in the list of small screens', () => {
  async function showPhone() {
    await page.viewport(375, 800);
    await showOnSite();
    await userEvent.click(trigger('Menu'));
  }

  it('the languages take the place of an open menu', async () => {
    await showPhone();
    await userEvent.click(trigger());
    await expectOpen();
    await userEvent.click(languageButton());
    await expectListOpen();
    await expectClosed();
  });

  it('a menu takes the place of the open languages', async () => {
    await showPhone();
    await userEvent.click(languageButton());
    await expectListOpen();
    await userEvent.click(trigger());
    await expectOpen();
    await expectListClosed();
  });
});
