import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import { pseudoContent, pseudoLanguage } from '../../stories/languages/pseudo';
import type { Content } from '../../src/content/content';
import { languages } from '../../src/content/languages';
import type { LanguageSite } from '../../src/core/language/language';
import { atRest } from '../browser/atRest';
import { cutTexts } from '../browser/cutTexts';
import {
  computed,
  expectFocusOn,
  expectOpen,
  languageButton,
  link,
  panel,
  tabTo,
  trigger,
} from '../header/headerParts';
import { languageLinks, showOnSite } from './languageMenuParts';
import { showHeader } from '../header/showHeader';

const WIDTHS = [320, 1024];

/** By configuration alone. */
function settingsOf(language: LanguageSite, content: Content) {
  const [products, resources] = content.navigation.items;
  return {
    props: { languages: [...languages, language], content },
    content,
    language,
    menus: [products!.label, resources!.label],
    button: languageButton(`${content.messages.language} ${language.fullName}`),
  };
}

const inArabic = settingsOf(arabic, arabicContent);
const inPseudo = settingsOf(pseudoLanguage, pseudoContent);

const added = [
  ['Arabic', inArabic],
  ['a pseudo-locale', inPseudo],
] as const;

/** The page is in that language, and says so. */
const pageSays = (lang: string) =>
  beforeEach(() => {
    document.documentElement.lang = lang;
  });

describe.each(added)('%s, which a page team adds', (_, settings) => {
  const { props, content, language, menus, button } = settings;
  pageSays(language.locale);

  it.each(WIDTHS)('has no word that sticks out at %d px', async (width) => {
    await page.viewport(width, 800);
    const { header } = await showOnSite(props);
    expect(cutTexts(header)).toEqual([]);
    if (width < 1024) await userEvent.click(trigger(content.messages.menu));
    for (const name of menus) {
      trigger(name).element().scrollIntoView();
      await userEvent.click(trigger(name));
      await expect.element(panel(name)).toBeVisible();
      expectNothingCut(header);
    }
    button.element().scrollIntoView();
    await userEvent.click(button);
    await expect.element(link(language.fullName)).toBeVisible();
    expectNothingCut(header);
  });

  it('is what the header says it is in, and marks itself', async () => {
    const { header } = await showOnSite(props);
    expect([header.lang, header.dir]).toEqual([
      language.locale,
      language.direction ?? 'ltr',
    ]);
    await userEvent.click(button);
    await expect
      .element(link(language.fullName))
      .toHaveAttribute('aria-current', 'true');
    const own = languageLinks().at(-1)!;
    expect([own.lang, own.hreflang, new URL(own.href).host]).toEqual([
      language.locale,
      language.locale,
      `${language.host ?? language.code}.example.com`,
    ]);
  });
});

function expectNothingCut(header: Element) {
  atRest(header);
  expect(cutTexts(header)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

describe('from right to left', () => {
  pageSays(arabic.locale);
  const { props, button, menus } = inArabic;
  const [products = '', resources = ''] = menus;
  const { home, logIn } = arabicContent.messages;
  const leftOf = (one: typeof button) =>
    one.element().getBoundingClientRect().left;

  it('the bar runs the other way, and the arrow keys with it', async () => {
    await showHeader(props);
    const parts = [
      link(home),
      trigger(products),
      trigger(resources),
      button,
      link(logIn),
    ];
    const lefts = parts.map(leftOf);
    expect(lefts).toEqual([...lefts].sort((one, other) => other - one));
    await tabTo(trigger(products), link(home));
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocusOn(trigger(resources));
    await userEvent.keyboard('{ArrowRight}');
    await expectFocusOn(trigger(products));
  });

  it('the menus open, and the list of languages at its button’s left end, inside the window', async () => {
    await showOnSite(props);
    await userEvent.hover(trigger(products));
    await expectOpen(products);
    expect(computed(panel(products).element()).direction).toBe('rtl');
    await userEvent.click(button);
    await expect.element(link('Deutsch')).toBeVisible();
    const list = link('Deutsch').element().closest('ul')!;
    const { left, right } = list.getBoundingClientRect();
    expect(left).toBeCloseTo(leftOf(button), 0);
    expect(right).toBeLessThan(innerWidth);
  });

  it('each name keeps its own direction, brackets too', async () => {
    await showOnSite({ ...props, features: { languageUk: true } });
    await userEvent.click(button);
    await expect.element(link('English (UK)')).toBeVisible();
    const name = link('English (UK)').element().querySelector('bdi')!;
    expect(computed(name).direction).toBe('ltr');
    expect(startOf(name)).toBeLessThan(endOf(name));
  });
});

/** Where a text's first letter is drawn. */
const startOf = (element: Element) => letterOf(element, 0);
/** Where its last one is: a bracket is the first to lose its place. */
const endOf = (element: Element) =>
  letterOf(element, element.textContent.length - 1);

function letterOf(element: Element, index: number): number {
  const range = document.createRange();
  range.setStart(element.firstChild!, index);
  range.setEnd(element.firstChild!, index + 1);
  return range.getBoundingClientRect().left;
}
