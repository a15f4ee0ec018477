import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import { pseudoContent, pseudoLanguage } from '../../stories/languages/pseudo';
import { startIn, startWords } from '../../stories/languages/startWords';
import type { LintelContent } from '../../src/content/content';
import { loadContent } from '../../src/content/loadContent';
import { isMenu, type LintelNavigation } from '../../src/content/navigation';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { Link } from '../../src/link/Link';
import type { LanguageSite } from '../../src/site/language';
import { languages } from '../../src/site/languages';
import { atRest } from '../browser/atRest';
import { cutTexts } from '../browser/cutTexts';
import { isThorough } from '../browser/isThorough';
import { loadFonts } from '../browser/loadFonts';
import { expectOpen, languageButton, panel, trigger } from './headerParts';
import { showHeader, showHeaderLoggedIn } from './showHeader';

// The ends of each layout, and with time what is between them.
const NARROW = isThorough ? [320, 375, 414, 744, 768, 1023] : [320, 744, 1023];
const WIDE = isThorough ? [1024, 1100, 1280, 1440, 1920] : [1024, 1100, 1440];
const TEXT = isThorough ? [100, 150, 200] : [100, 200];

/** Of Lintel's languages, one with long words and one with another script. */
const own = isThorough
  ? languages
  : languages.filter(({ code }) => ['en', 'de', 'ja'].includes(code));

/** A header in each of the languages, and in two that are added by props. */
const spoken = await Promise.all([
  ...own.map(async (language) => ({
    language,
    content: await loadContent(language.locale),
  })),
  { language: arabic, content: arabicContent },
  { language: pseudoLanguage, content: pseudoContent },
]);

await loadFonts(JSON.stringify([spoken, startWords]));

type Spoken = { language: LanguageSite; content: LintelContent };

const HOLDS = [
  'a primary action',
  'eight entries',
  'eight entries, two actions and a primary action',
] as const;

function headerWith(
  what: (typeof HOLDS)[number],
  { language, content }: Spoken,
): HeaderProps {
  const { messages, navigation } = content;
  const start = startIn(language.code);
  return {
    content,
    languages: [...languages, language],
    locale: language.locale,
    site: { domain: 'example.com' },
    navigation: what.includes('eight') ? eightEntries(navigation) : undefined,
    actions: what.includes('two') ? (
      <>
        <Link href="/contact" variant="secondary">
          {messages.accountDashboard}
        </Link>
        <Link href="/start" variant="primary">
          {start}
        </Link>
      </>
    ) : undefined,
    primaryAction: what.includes('primary') ? (
      <Link href="/join" variant="primary">
        {start}
      </Link>
    ) : undefined,
  };
}

/** A menu, a link, Log In, two actions and the skip link, of one word each. */
function oneWordEach({ content }: Spoken): HeaderProps {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2);
  const { messages, navigation } = content;
  const [menu] = navigation.items.filter(isMenu);
  return {
    content: {
      ...content,
      messages: { ...messages, logIn: word, skipToContent: word },
    },
    navigation: {
      ...navigation,
      items: [
        { ...menu!, label: word },
        { id: 'link', label: word, href: '/link' },
      ],
    },
    actions: (
      <Link href="/contact" variant="secondary">
        {word}
      </Link>
    ),
    primaryAction: (
      <Link href="/join" variant="primary">
        {word}
      </Link>
    ),
  };
}

/** The two menus, and six of their links. */
function eightEntries(navigation: LintelNavigation): LintelNavigation {
  const links = navigation.items
    .filter(isMenu)
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.links);
  return {
    ...navigation,
    items: [
      ...navigation.items,
      ...links
        .slice(0, 6)
        .map(({ id, label, href }) => ({ id: `bar-${id}`, label, href })),
    ],
  };
}

const root = document.documentElement;

function setText(percent: number) {
  root.style.fontSize = `${percent}%`;
  onTestFinished(() => void root.style.removeProperty('font-size'));
}

/** The links and buttons in the bar itself. */
function controls(): Element[] {
  const row = document.querySelector('[data-lintel="bar"]')!;
  return [...row.querySelectorAll('a, button')].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      isInBar(each) &&
      !isOut(each),
  );
}

const isInBar = (each: Element) =>
  !each.closest('[data-lintel="panel"], [data-lintel="language-list"], dialog');

/** Whether it is on the line that the bar of a phone does not show. */
function isOut(each: Element): boolean {
  const row = each.closest('[data-lintel="primary-action"]');
  if (!row || getComputedStyle(row).overflow !== 'clip') return false;
  return boxOf(each).top >= boxOf(row).bottom;
}

const NAMES = [
  'Products',
  'Solutions',
  'Developers',
  'Resources',
  'Company',
  'Partners',
];
const LINKS = ['Pricing', 'Blog'];

const boxOf = (element: Element) => element.getBoundingClientRect();

/** What is wrong with the bar, in words. */
function faults(): string[] {
  const row = boxOf(document.querySelector('[data-lintel="bar"]')!);
  const all = controls().map((each) => ({ each, box: boxOf(each) }));
  const outside = all.filter(
    ({ box }) =>
      box.left < 0 ||
      box.right > innerWidth ||
      box.top < row.top ||
      box.bottom > row.bottom + 0.5,
  );
  const overlapping = all.filter(({ box }, index) =>
    all.slice(index + 1).some((other) => overlap(box, other.box)),
  );
  const cut = all.flatMap(({ each }) => cutTexts(each));
  return [
    ...(root.scrollWidth > innerWidth ? ['the page is wider'] : []),
    ...outside.map(({ each }) => `outside: ${each.textContent}`),
    ...overlapping.map(({ each }) => `overlaps: ${each.textContent}`),
    ...cut.map((text) => `cut: ${text}`),
  ];
}

const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;

/** Shows one header after another at each width and size of text. */
async function expectToFit(
  widths: number[],
  held: readonly (typeof HOLDS)[number][],
  props: HeaderProps = {},
) {
  const { rerender, header } = await showHeader(props);
  onTestFinished(() => root.removeAttribute('dir'));
  const found: string[] = [];
  for (const width of widths) {
    await page.viewport(width, 700);
    for (const what of held) {
      for (const each of spoken) {
        root.dir = each.language.direction ?? 'ltr';
        rerender(
          <Header consent="granted" {...headerWith(what, each)} {...props} />,
        );
        atRest(header);
        for (const percent of TEXT) {
          setText(percent);
          const where = `${each.language.locale}, ${width} px, ${percent} %, ${what}`;
          found.push(...faults().map((fault) => `${where}: ${fault}`));
        }
      }
    }
  }
  expect(found).toEqual([]);
}

describe('the bar holds', () => {
  it.each(HOLDS)('%s in every language and size of text', (what) =>
    expectToFit(WIDE, [what]),
  );

  it('a primary action on small screens', () =>
    expectToFit(NARROW, ['a primary action']));

  it('all of it in a minimal header', () =>
    expectToFit([320, 744, 1024], HOLDS.slice(2), { variant: 'minimal' }));
});

it.each(['full', 'minimal'] as const)(
  'a word that is longer than its row breaks: %s header',
  async (variant) => {
    const [english] = spoken;
    const { header } = await showHeader({ ...oneWordEach(english!), variant });
    const found: string[] = [];
    for (const width of [...NARROW, ...WIDE]) {
      await page.viewport(width, 700);
      atRest(header);
      for (const percent of TEXT) {
        setText(percent);
        found.push(
          ...faults().map((fault) => `${width} px, ${percent} %: ${fault}`),
        );
      }
    }
    expect(found).toEqual([]);
  },
);

it('six menus, two links, account and an action are in one row at 1280 px, and a row above others keeps its distance', async () => {
  const [english] = spoken;
  const { items } = english!.content.navigation;
  const [menu] = items.filter(isMenu);
  const menus = NAMES.map((label) => ({ ...menu!, id: label, label }));
  const links = LINKS.map((label) => ({ id: label, label, href: '/' + label }));
  const { header } = await showHeaderLoggedIn({
    navigation: { version: 1, items: [...menus, ...links] },
    primaryAction: (
      <Link href="/start" variant="primary">
        Get started
      </Link>
    ),
  });
  await page.viewport(1280, 700);
  atRest(header);
  expect(boxOf(header).height).toBe(72);
  // With the whole name of the language.
  expect(languageButton().element().clientWidth).toBeGreaterThan(90);
  await page.viewport(1024, 700);
  atRest(header);
  const tops = controls().map((each) => boxOf(each).top);
  expect(boxOf(header).height).toBeGreaterThan(72);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(8);
});

it('a menu opens directly below a bar of several rows, and none of them moves', async () => {
  await page.viewport(1024, 700);
  const [english] = spoken;
  const { header } = await showHeader(headerWith(HOLDS[2], english!));
  const before = boxOf(header);
  expect(before.height).toBeGreaterThan(72);
  await expect
    .poll(() => root.style.getPropertyValue('--lintel-header-offset'))
    .toBe(`${before.height}px`);
  await userEvent.click(trigger());
  await expectOpen();
  atRest(header);
  const { top, bottom } = boxOf(panel().element());
  expect(top).toBeCloseTo(before.bottom, 0);
  expect(bottom).toBeLessThanOrEqual(700);
  expect(boxOf(header)).toEqual(before);
});
