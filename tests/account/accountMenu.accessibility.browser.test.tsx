import { afterEach, describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { wearLook } from '../../.storybook/look';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { de } from '../../src/content/locales/de';
import { expectNoAxeViolations } from '../setup/axe';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  expectRing,
  item,
  items,
  openAlone,
  openAloneByKey,
  openByKey,
  showAlone,
  site,
  tabToAvatar,
} from './accountMenuParts';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import { contrastBetween } from '../browser/contrast';
import { cutTexts, spaceText } from '../browser/cutTexts';
import { emulateMedia } from '../browser/emulateMedia';
import { computed, expectFocusOn, languageButton } from '../header/headerParts';
import { showHeaderLoggedIn, slowly } from '../header/showHeader';

const THEMES = ['light-background', 'dark-background'] as const;
const ITEMS = ['Account Dashboard', 'Domains', 'Log Out'];

afterEach(() => wearLook('quiet'));

// The stories cover the quiet theme, closed and open; axe checks them too.
describe('axe finds nothing', () => {
  it.each(THEMES)('with the expressive theme on a %s', async (theme) => {
    wearLook('expressive');
    const { header } = await showHeaderLoggedIn({ theme });
    await openByKey();
    atRest(document.body);
    await expectNoAxeViolations(header);
  });
});

describe.runIf(server.browser === 'chromium')('in forced-colors mode', () => {
  it('the menu has a border and focus has a ring (WCAG 1.4.11)', async () => {
    await emulateMedia('forced-colors', 'active');
    const { header } = await showHeaderLoggedIn();
    await openByKey();
    atRest(document.body);
    const card = computed(page.getByRole('menu').element());
    expect(card.borderTopStyle).toBe('solid');
    expectRing(item('Account Dashboard').element());
    await expectNoAxeViolations(header);
  });
});

describe('focus', () => {
  // Its ring: see tests/header/focusRing.browser.test.tsx
  it('is never covered (WCAG 2.4.11), on the avatar and on each item', async () => {
    await showHeaderLoggedIn({ position: 'sticky' });
    await tabToAvatar();
    expectOnTop(avatar().element());
    await userEvent.keyboard('{Enter}');
    for (const name of ITEMS) {
      await expectFocusOn(item(name));
      expectOnTop(item(name).element());
      await userEvent.keyboard('{ArrowDown}');
    }
  });

  it('is visible without a header on the page', async () => {
    await showAlone({}, <LanguageMenu site={site} />);
    await openAloneByKey();
    expectRing(item('Account Dashboard').element());
    await userEvent.keyboard('{Escape}');
    expectRing(avatar().element());
    await userEvent.tab();
    await expectFocusOn(languageButton());
    expectRing(languageButton().element());
  });
});

function expectOnTop(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (const [x, y] of [
    [left + 8, (top + bottom) / 2],
    [(left + right) / 2, (top + bottom) / 2],
    [right - 8, (top + bottom) / 2],
  ] as const) {
    expect(element.contains(document.elementFromPoint(x, y))).toBe(true);
  }
}

describe('the avatar', () => {
  it('has a touch target larger than its circle, and each item is 40 px high (WCAG 2.5.8)', async () => {
    await showAlone();
    await expectMenuClosed();
    const { x, y, width, height } = avatar().element().getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    for (const [left, top] of [
      [-20, 0],
      [20, 0],
      [0, -20],
      [0, 20],
    ] as const) {
      const hit = document.elementFromPoint(middleX + left, middleY + top);
      expect(avatar().element().contains(hit), `${left}, ${top}`).toBe(true);
    }
    await openAlone();
    for (const each of items().elements() as HTMLElement[]) {
      expect(each.offsetHeight).toBeGreaterThanOrEqual(40);
    }
  });

  it.each(THEMES)(
    'contrasts with a %s (WCAG 1.4.11), and its letter contrasts with it (1.4.3)',
    async (theme) => {
      const { header } = await showHeaderLoggedIn({ theme });
      await expectMenuClosed();
      const face = computed(avatar().element());
      const bar = computed(header.firstElementChild!).backgroundColor;
      expect(contrastBetween(face.backgroundColor, bar)).toBeGreaterThan(3);
      expect(contrastBetween(face.color, face.backgroundColor)).toBeGreaterThan(
        4.5,
      );
    },
  );

  it('has the lang of its text, even on a page in another language (WCAG 3.1.2)', async () => {
    await showAlone({ content: de, locale: 'de-DE' });
    const button = avatar(de.messages.accountMenu);
    await expect.element(button).toBeVisible();
    const marked = button.element().closest('[lang]')!;
    expect(marked.getAttribute('lang')).toBe('de-DE');
    expect(marked.getAttribute('dir')).toBe('ltr');
  });
});

describe('all text is readable', () => {
  it.each([320, 1024])(
    'at %d px with text at 200 % (WCAG 1.4.4) and with the text spacing of WCAG 1.4.12',
    async (width) => {
      document.documentElement.style.fontSize = '200%';
      const header = await openInGerman(width);
      expectAllTextReadable(header);
      document.documentElement.style.fontSize = '';
      spaceText();
      await drawn();
      expectAllTextReadable(header);
    },
  );

  it('at 320 × 256 px, without scrolling in two directions (WCAG 1.4.10)', async () => {
    const header = await openInGerman(320, 256);
    expectAllTextReadable(header);
    // The last item can be reached by scrolling the page.
    (items().last().element() as HTMLElement).focus();
    await expect
      .poll(() => items().last().element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(256);
  });
});

/** In German, which has long words. */
async function openInGerman(width: number, height = 800) {
  await page.viewport(width, height);
  const { header } = await showHeaderLoggedIn({
    ...slowly,
    content: de,
    locale: 'de-DE',
    variant: width < 1024 ? 'minimal' : 'full',
  });
  const button = avatar(de.messages.accountMenu);
  await expectMenuClosed(button);
  await userEvent.click(button);
  await expectMenuOpen(button);
  return header;
}

function expectAllTextReadable(header: Element) {
  atRest(document.body);
  expect(cutTexts(header)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
