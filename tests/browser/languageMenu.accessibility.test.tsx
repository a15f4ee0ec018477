import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import { de } from '../../src/content/de';
import { expectNoAxeViolations } from '../setup/axe';
import { atRest } from './atRest';
import { cutTexts } from './cutTexts';
import { emulateMedia } from './emulateMedia';
import { computed, languageButton, link, trigger } from './headerParts';
import {
  expectListOpen,
  languageLinks,
  languageList,
  showOnSite,
  tabIntoList,
} from './languageMenuParts';
import { freshPage } from './showHeader';
import { spaceText } from './textSpacing';

// The plain list alone, which stands in for the drawer until that is loaded.
vi.mock('../../src/core/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('./loaderWithout');
  return loaderWithoutDrawer(await importOriginal());
});

const WIDTHS = [1280, 320];
const THEMES = ['light-background', 'dark-background'] as const;
const STATES = ['closed', 'open'];

const everyState = WIDTHS.flatMap((width) =>
  THEMES.flatMap((theme) => STATES.map((state) => ({ width, theme, state }))),
);

const ink = 'var(--lintel-color-ink)';
const paper = 'var(--lintel-color-paper)';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

/** The page in the colours of its theme. */
function paintPage(theme: (typeof THEMES)[number]) {
  const isDark = theme === 'dark-background';
  document.body.style.color = isDark ? paper : ink;
  document.body.style.background = isDark ? ink : paper;
  for (const one of document.querySelectorAll<HTMLElement>('main a')) {
    one.style.color = 'inherit';
  }
}

async function openIn(state: string, button = languageButton()) {
  if (state === 'closed') return;
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  atRest(document.body);
}

describe('axe finds nothing', () => {
  it.each(everyState)(
    'in the header at $width px on a $theme, $state',
    async ({ width, theme, state }) => {
      await page.viewport(width, 800);
      await showOnSite({ theme });
      paintPage(theme);
      if (width < 1024) await userEvent.click(trigger('Menu'));
      await openIn(state);
      atRest(document.body);
      await expectNoAxeViolations();
    },
  );

  it.each(STATES)('in the minimal header at 320 px, %s', async (state) => {
    await page.viewport(320, 800);
    await showOnSite({ variant: 'minimal' });
    await openIn(state);
    await expectNoAxeViolations();
  });

  it.each(everyState)(
    'alone at $width px on a $theme, $state',
    async ({ width, theme, state }) => {
      await page.viewport(width, 800);
      await freshPage();
      render(
        <main>
          <h1>A page</h1>
          <LanguageMenu align="start" />
        </main>,
      );
      paintPage(theme);
      await openIn(state);
      await expectNoAxeViolations();
    },
  );
});

describe('no language is lost', () => {
  const sizes = [320, 744, 1024, 1280];

  it.each(sizes)(
    'in text of twice the size at %d px (WCAG 1.4.4)',
    async (width) => {
      document.documentElement.style.fontSize = '200%';
      await expectEveryLanguage(width);
    },
  );

  it.each(sizes)('with the spacing of WCAG 1.4.12 at %d px', async (width) => {
    spaceText();
    await expectEveryLanguage(width);
  });

  it('at 320 × 256 px, without scrolling in two directions (WCAG 1.4.10)', async () => {
    await expectEveryLanguage(320, 256);
  });

  it('in a low window, where the list scrolls', async () => {
    await page.viewport(1280, 256);
    await showOnSite();
    await userEvent.click(languageButton());
    await expectListOpen();
    languageLinks().at(-1)!.focus();
    // WebKit scrolls a moment later.
    await expect
      .poll(() => languageLinks().at(-1)!.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(256);
  });
});

/** In German, whose words are long. */
async function expectEveryLanguage(width: number, height = 800) {
  await page.viewport(width, height);
  const { header } = await showOnSite({ content: de, locale: 'de-DE' });
  if (width < 1024) await userEvent.click(trigger('Menü'));
  const button = languageButton('Sprache Deutsch');
  // The driver does not look for it within the list.
  button.element().scrollIntoView();
  await openIn('open', button);
  expect(cutTexts(header)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expectNoAxeViolations(header);
}

describe('every target', () => {
  it.each([
    [1280, 40],
    [320, 44],
  ])('at %d px is at least %d px high', async (width, height) => {
    await page.viewport(width, 900);
    await showOnSite();
    if (width < 1024) await userEvent.click(trigger('Menu'));
    await userEvent.click(languageButton());
    await expectListOpen();
    const button = languageButton().element() as HTMLElement;
    expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    for (const each of languageLinks()) {
      expect(each.offsetHeight).toBeGreaterThanOrEqual(height);
    }
  });
});

describe('the keyboard’s focus', () => {
  it('has a ring, on the button and on a link', async () => {
    await showOnSite();
    await tabIntoList();
    expectRing(link('English').element());
    await userEvent.tab({ shift: true });
    expectRing(languageButton().element());
  });
});

function expectRing(element: Element) {
  const { outlineStyle, outlineWidth } = computed(element);
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
}

describe.runIf(server.browser === 'chromium')('a visitor', () => {
  afterEach(() => emulateMedia('forced-colors', ''));

  it('with forced colours sees the list’s edge and the tick', async () => {
    await emulateMedia('forced-colors', 'active');
    await showOnSite();
    await userEvent.click(languageButton());
    await expectListOpen();
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
