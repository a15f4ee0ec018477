import { afterEach, describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../setup/axe';
import { atRest } from '../browser/atRest';
import { drawn, pass, stopClock } from '../browser/clock';
import { emulateMedia } from '../browser/emulateMedia';
import {
  computed,
  expectClosed,
  expectFocusOn,
  expectOpen,
  languageButton,
  link,
  stayOnPage,
  tabTo,
  trigger,
} from '../header/headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageLinks,
  languageList,
  openList,
  openListByKeyboard,
  showOnSite,
  tabIntoList,
} from './languageMenuParts';
import { tap } from '../browser/tap';

const heading = () => page.getByRole('heading', { name: 'A page' });

describe('the list of languages', () => {
  it('is closed at first, and by hover: nothing of it can be seen, read or focused', async () => {
    await showOnSite();
    await expectListClosed();
    await userEvent.hover(languageButton());
    await drawn();
    await expectListClosed();
    await tabTo(link('Log In'), languageButton());
  });

  it('is opened and closed by mouse, keys and finger', async () => {
    await showOnSite();
    await tabTo(languageButton(), trigger('Resources'));
    for (const press of [
      () => userEvent.keyboard('{Enter}'),
      () => userEvent.keyboard(' '),
      () => userEvent.click(languageButton()),
      () => tap(languageButton()),
    ]) {
      await press();
      await expectListOpen();
      await press();
      await expectListClosed();
      await expectFocusOn(languageButton());
    }
  });

  it('is named, controlled by its button, and lies under it, inside the window', async () => {
    await showOnSite();
    await openList();
    expect(languageList().element().id).toBe(
      languageButton().element().getAttribute('aria-controls'),
    );
    const button = languageButton().element().getBoundingClientRect();
    const list = languageList().element().getBoundingClientRect();
    expect(list.top).toBeGreaterThanOrEqual(button.bottom - 1);
    expect(list.right).toBeCloseTo(button.right, 0);
    expect(list.left).toBeGreaterThan(0);
    expect(button.height).toBeGreaterThanOrEqual(44);
    for (const each of languageLinks()) {
      expect(each.offsetHeight).toBeGreaterThanOrEqual(40);
    }
  });

  it('scrolls in a low window', async () => {
    await page.viewport(1280, 256);
    await showOnSite();
    await openList();
    languageLinks().at(-1)!.focus();
    // WebKit scrolls a moment later.
    await expect
      .poll(() => languageLinks().at(-1)!.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(256);
  });
});

describe('the open list of languages closes', () => {
  it('by Escape on its button or on a link, back on its button', async () => {
    await showOnSite();
    for (const focusList of [openListByKeyboard, tabIntoList]) {
      await focusList();
      await userEvent.keyboard('{Escape}');
      await expectListClosed();
      await expectFocusOn(languageButton());
    }
  });

  it('by Escape elsewhere, where the focus stays', async () => {
    await showOnSite();
    await openList();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    expect(document.activeElement).toBe(document.body);
  });

  it('by a press or a tap beside it', async () => {
    await showOnSite();
    for (const press of [
      () => userEvent.click(heading()),
      () => tap(heading()),
    ]) {
      await openList();
      await press();
      await expectListClosed();
    }
  });

  it('when the focus leaves it, not while that moves within it', async () => {
    await showOnSite();
    await tabIntoList();
    expectRing(link('English').element());
    await userEvent.tab({ shift: true });
    await expectFocusOn(languageButton());
    expectRing(languageButton().element());
    await expectListOpen();
    await userEvent.tab({ shift: true });
    await expectFocusOn(trigger('Resources'));
    await expectListClosed();
    await openListByKeyboard();
    await tabTo(link('Log In'), link('한국어'));
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
});

function expectRing(element: Element) {
  const { outlineStyle, outlineWidth } = computed(element);
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
}

describe('languages and menus take the place of each other', () => {
  it('by mouse', async () => {
    await showOnSite();
    await userEvent.hover(trigger());
    await expectOpen();
    await openList();
    await expectClosed();
    await userEvent.hover(trigger('Resources'));
    await expectOpen('Resources');
    await expectListClosed();
  });

  it('by keyboard, also where a hover holds the menu open', async () => {
    await showOnSite();
    await tabTo(languageButton(), trigger('Resources'));
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.keyboard('{Enter}');
    await expectListOpen();
    await expectClosed();
    await expectFocusOn(languageButton());
  });

  it.each([
    ['on its button', openListByKeyboard, languageButton()],
    ['on a link', tabIntoList, link('English')],
  ])(
    'not by a hover while the keyboard’s focus is %s',
    async (_, focusList, focused) => {
      await showOnSite();
      await focusList();
      stopClock();
      await userEvent.hover(trigger());
      await drawn();
      await pass(1000);
      await expectListOpen();
      await expectClosed();
      await expectFocusOn(focused);
    },
  );
});

describe.runIf(server.browser === 'chromium')('a visitor', () => {
  afterEach(async () => {
    for (const name of ['forced-colors', 'prefers-reduced-motion']) {
      await emulateMedia(name, '');
    }
  });

  it('with forced colours sees the list’s edge and the tick', async () => {
    await emulateMedia('forced-colors', 'active');
    await showOnSite();
    await openList();
    atRest(document.body);
    expect(computed(languageList().element()).borderTopStyle).toBe('solid');
    const tick = getComputedStyle(link('English').element(), '::after');
    expect([tick.borderRightStyle, tick.borderBottomStyle]).toEqual([
      'solid',
      'solid',
    ]);
    await expectNoAxeViolations();
  });

  it('who wants less motion gets none', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce');
    await showOnSite();
    await userEvent.click(languageButton());
    expect(languageList().element().getAnimations()).toEqual([]);
    expect(languageButton().element().getAnimations({ subtree: true })).toEqual(
      [],
    );
    await expectListOpen();
  });
});
