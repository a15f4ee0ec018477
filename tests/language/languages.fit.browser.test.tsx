import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import { pseudoContent, pseudoLanguage } from '../../stories/languages/pseudo';
import type { HeaderProps } from '../../src/header/headerProps';
import type { LintelContent } from '../../src/content/content';
import { languages, withUkVariant } from '../../src/site/languages';
import { isMenu } from '../../src/content/navigation';
import { loadContent } from '../../src/content/loadContent';
import { matchLanguage, type LanguageSite } from '../../src/site/language';
import { atRest } from '../browser/atRest';
import { cutTexts, longTexts } from '../browser/cutTexts';
import { loadFonts } from '../browser/loadFonts';
import { dialog, pressMenuButton, scroller } from '../drawer/drawerParts';
import {
  computed,
  expectFocusOn,
  languageButton,
  link,
  panel,
  tabTo,
  trigger,
} from '../header/headerParts';
import { languageLinks } from './languageMenuParts';
import { showHeader } from '../header/showHeader';

/** The narrowest window of each layout. */
const PHONE = 320;
const DESK = 1024;

const all = withUkVariant(languages);
const added: [LanguageSite, LintelContent][] = [
  [arabic, arabicContent],
  [pseudoLanguage, pseudoContent],
];
const tags = [...all, ...added.map(([language]) => language)].map(
  ({ locale }) => locale,
);

/** For one of Lintel's languages, or one added by props. */
async function propsOf(locale: string) {
  document.documentElement.lang = locale;
  const [own, ownContent] =
    added.find(([language]) => language.locale === locale) ?? [];
  const content = ownContent ?? (await loadContent(locale));
  await loadFonts(JSON.stringify(content));
  const hasUk = locale === 'en-GB';
  const language = own ?? matchLanguage(locale, hasUk ? all : languages);
  const props: HeaderProps = {
    content,
    locale,
    languages: own && [...languages, own],
    site: { domain: 'example.com' },
    features: { languageUk: hasUk },
    hover: { reflex: 60_000 },
  };
  return {
    content,
    props,
    menus: content.navigation.items.filter(isMenu).map(({ label }) => label),
    language: `${content.messages.language} ${language.fullName}`,
    direction: language.direction ?? 'ltr',
  };
}

/**
 * Checks that no text is cut or has more than two lines, nothing sticks out, and
 * no menu scrolls sideways.
 */
function expectNothingCut(part: Element) {
  atRest(part);
  expect(cutTexts(part)).toEqual([]);
  expect(longTexts(part)).toEqual([]);
  const drawer = dialog()?.open ? [dialog(), scroller()] : [];
  const boxes = [document.documentElement, ...drawer];
  for (const { scrollWidth, clientWidth } of boxes) {
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
}

/** Checks the attributes for hyphenation and screen readers. */
function expectMarked(part: Element, locale: string, direction: string) {
  expect(part.closest('[lang]')!.getAttribute('lang')).toBe(locale);
  expect(computed(part).direction).toBe(direction);
}

function expectMarkedLink(
  header: HTMLElement,
  locale: string,
  direction: string,
) {
  const marked = languageLinks().filter(
    (each) => each.ariaCurrent && each.checkVisibility(),
  );
  expect(marked.map(({ lang, hreflang }) => [lang, hreflang])).toEqual([
    [locale, locale],
  ]);
  expect([header.lang, header.dir]).toEqual([locale, direction]);
}

it.each(tags)(
  'every text fits, in %s, in the bar, in each menu, and in each section of the drawer',
  async (locale) => {
    const { content, props, menus, language, direction } =
      await propsOf(locale);
    await page.viewport(DESK, 800);
    const { header } = await showHeader(props);
    expectNothingCut(header);
    for (const name of menus) {
      await userEvent.click(trigger(name));
      await expect.element(panel(name)).toBeVisible();
      expectMarked(panel(name).element(), locale, direction);
      expectNothingCut(header);
    }
    await userEvent.click(languageButton(language));
    await expect.element(listOf(content)).toBeVisible();
    expectNothingCut(header);
    expectMarkedLink(header, locale, direction);
    await userEvent.keyboard('{Escape}');
    await page.viewport(PHONE, 800);
    await pressMenuButton();
    expectMarked(dialog(), locale, direction);
    expectNothingCut(header);
    for (const name of [...menus, language]) {
      await open(name);
      expectNothingCut(dialog());
    }
  },
);

const listOf = ({ messages }: LintelContent) =>
  page.getByRole('list', { name: messages.language, exact: true });

async function open(name: string) {
  const heading = page
    .getByRole('dialog')
    .getByRole('button', { name, exact: true });
  (heading.element() as HTMLElement).click();
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true');
}

it('in a right-to-left language, the bar and its arrow keys are reversed', async () => {
  document.documentElement.lang = arabic.locale;
  const { home, logIn, language } = arabicContent.messages;
  const [products, resources] = arabicContent.navigation.items.map(
    ({ label }) => label,
  ) as [string, string];
  await showHeader({
    languages: [...languages, arabic],
    content: arabicContent,
  });
  const lefts = [
    link(home),
    trigger(products),
    trigger(resources),
    languageButton(`${language} ${arabic.fullName}`),
    link(logIn),
  ].map((one) => one.element().getBoundingClientRect().left);
  expect(lefts).toEqual([...lefts].sort((one, other) => other - one));
  await tabTo(trigger(products), link(home));
  await userEvent.keyboard('{ArrowLeft}');
  await expectFocusOn(trigger(resources));
  await userEvent.keyboard('{ArrowRight}');
  await expectFocusOn(trigger(products));
  await userEvent.keyboard('{Enter}{ArrowDown}');
  const [first, second] = panel(products).element().querySelectorAll('a');
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(first);
});
