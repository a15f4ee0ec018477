import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HeaderProps } from '../../src/components/Header/Header';
import type { Content } from '../../src/content/content';
import { languages, withUkVariant } from '../../src/content/languages';
import { isMenu } from '../../src/content/navigation';
import { loadContent } from '../../src/content/loadContent';
import { matchLanguage } from '../../src/core/language/language';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
} from '../account/accountMenuParts';
import { atRest } from '../browser/atRest';
import { cutTexts } from '../browser/cutTexts';
import {
  dialog,
  drawerIsLoaded,
  pageButton,
  scroller,
} from '../mobile-drawer/drawerParts';
import {
  computed,
  languageButton,
  panel,
  trigger,
} from '../header/headerParts';
import { languageLinks } from './languageMenuParts';
import { showHeader, showHeaderToMember } from '../header/showHeader';

/** Of each layout the narrowest. */
const PHONE = 320;
const DESK = 1024;

const all = withUkVariant(languages);
const tags = all.map(({ locale }) => locale);

async function propsOf(locale: string) {
  const content = await loadContent(locale);
  const hasUk = locale === 'en-GB';
  const language = matchLanguage(locale, hasUk ? all : languages);
  const props: HeaderProps = {
    content,
    locale,
    site: { domain: 'example.com' },
    features: { languageUk: hasUk },
    reflexClickMs: 60_000,
  };
  return {
    content,
    props,
    menus: content.navigation.items.filter(isMenu).map(({ label }) => label),
    language: `${content.messages.language} ${language.fullName}`,
  };
}

/** Nothing is cut, nothing sticks out, and no menu scrolls sideways. */
function expectWhole(part: Element) {
  atRest(part);
  expect(cutTexts(part)).toEqual([]);
  const drawer = dialog()?.open ? [dialog(), scroller()] : [];
  const boxes = [document.documentElement, ...drawer];
  for (const { scrollWidth, clientWidth } of boxes) {
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
}

/** What an engine hyphenates by, and a screen reader speaks in. */
function expectMarked(part: Element, { locale }: Content) {
  expect(part.closest('[lang]')!.getAttribute('lang')).toBe(locale);
  expect(computed(part).direction).toBe('ltr');
}

function expectMarkedLink(header: HTMLElement, locale: string) {
  const marked = languageLinks().filter(
    (each) => each.ariaCurrent && each.checkVisibility(),
  );
  expect(marked.map(({ lang, hreflang }) => [lang, hreflang])).toEqual([
    [locale, locale],
  ]);
  expect([header.lang, header.dir]).toEqual([locale, 'ltr']);
}

describe.each(tags)('every word has room, in %s', (locale) => {
  beforeEach(() => {
    document.documentElement.lang = locale;
  });

  it('in the bar, in each menu, and in each section of the drawer', async () => {
    const { content, props, menus, language } = await propsOf(locale);
    await page.viewport(DESK, 800);
    const { header } = await showHeader(props);
    expectWhole(header);
    for (const name of menus) {
      await userEvent.click(trigger(name));
      await expect.element(panel(name)).toBeVisible();
      expectMarked(panel(name).element(), content);
      expectWhole(header);
    }
    await userEvent.click(languageButton(language));
    await expect.element(listOf(content)).toBeVisible();
    expectWhole(header);
    expectMarkedLink(header, locale);
    await userEvent.keyboard('{Escape}');
    await openDrawerAt(PHONE);
    expectMarked(dialog(), content);
    expectWhole(header);
    for (const name of [...menus, language]) {
      await open(name);
      expectWhole(dialog());
    }
  });

  it('in the account menu and in the member’s drawer', async () => {
    const { content, props } = await propsOf(locale);
    await page.viewport(DESK, 800);
    const { header } = await showHeaderToMember(props);
    const button = avatar(content.messages.accountMenu);
    await expectMenuClosed(button);
    await userEvent.click(button);
    await expectMenuOpen(button);
    expectMarked(page.getByRole('menu').element(), content);
    expectWhole(document.body);
    expectWhole(header);
    await userEvent.keyboard('{Escape}');
    await openDrawerAt(PHONE);
    expectWhole(dialog());
  });
});

async function openDrawerAt(width: number) {
  await page.viewport(width, 800);
  await drawerIsLoaded();
  pageButton().click();
  await expect.poll(() => dialog().open).toBe(true);
}

const listOf = ({ messages }: Content) =>
  page.getByRole('list', { name: messages.language, exact: true });

async function open(name: string) {
  const heading = page
    .getByRole('dialog')
    .getByRole('button', { name, exact: true });
  (heading.element() as HTMLElement).click();
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true');
}

it('breaks Korean between its words, in every engine', async () => {
  await page.viewport(1280, 800);
  const { props } = await propsOf('ko-KR');
  await showHeader(props);
  const name = trigger('제품');
  await expect
    .poll(() => getComputedStyle(name.element()).wordBreak)
    .toBe('keep-all');
});
