import { describe, expect, it } from 'vitest';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import type { LintelContent } from '../../src/content/content';
import type { LintelNavigation } from '../../src/content/navigation';
import { resolveContent } from '../../src/content/resolveContent';
import { matchLanguage, type LanguageSites } from '../../src/site/language';
import {
  languages,
  languagesInPath,
  sanitizeLanguages,
  withUkVariant,
} from '../../src/site/languages';
import { resolveSite } from '../../src/site/site';

const link = { id: 'a', label: 'A', href: '/a' };
const other = { id: 'b', label: 'B', href: '/b' };

const site = resolveSite({ domain: 'example.com' }, null, []);

/** The content of a page in a language. Without menus if none are shown. */
function resolved(
  given: Partial<Parameters<typeof resolveContent>[0]>,
  locale: string,
  sites: LanguageSites = languages,
  here = '',
) {
  const fallback = { ...en, navigation: { version: 1 as const, items: [] } };
  const language = matchLanguage(locale, sites);
  const page = { site, here, language, languages: sites };
  return resolveContent({ locale, fallback, ...given }, page);
}

/** The items shown on a page in a language. */
function shown(
  items: readonly unknown[],
  locale: string,
  sites?: LanguageSites,
) {
  const navigation = { version: 1, items } as LintelNavigation;
  return resolved({ navigation }, locale, sites).items;
}

describe('a link with a language', () => {
  const uk = withUkVariant(languages);
  const inPath = sanitizeLanguages(
    languagesInPath(languages, { default: 'en' }),
  )!;

  it.each([
    ['en', 'de-DE', languages, 'https://www.example.com/a'],
    ['en-US', 'de-DE', languages, 'https://www.example.com/a'],
    ['de', 'fr-FR', languages, 'https://de.example.com/a'],
    ['de-DE', 'de-DE', languages, '/a'],
    ['en', 'en-GB', uk, '/a'],
    ['en-UK', 'en-GB', uk, '/a'],
    ['en-US', 'en-GB', uk, 'https://www.example.com/a'],
    ['sv', 'de-DE', languages, '/a'],
    ['en', 'de-DE', inPath, '/a'],
    ['fr', 'de-DE', inPath, '/fr/a'],
  ])(
    'in %s leads from a page in %s to that site',
    (language, locale, sites, href) => {
      const [item] = shown([{ ...link, language }], locale, sites);
      expect(item).toMatchObject({ href });
    },
  );

  it('has that language, if it is not the page’s', () => {
    const english = { ...link, language: 'en' };
    expect(shown([english], 'de')).toMatchObject([
      { language: { locale: 'en-US' } },
    ]);
    expect(shown([english], 'en')).toMatchObject([{ language: undefined }]);
  });

  it('keeps the address of another host', () => {
    const items = [
      { ...link, language: 'en', host: 'forum' },
      { ...other, language: 'en', href: 'https://example.org/b' },
    ];
    expect(shown(items, 'de')).toMatchObject([
      { href: 'https://forum.example.com/a' },
      { href: 'https://example.org/b' },
    ]);
  });
});

describe('each link of the content', () => {
  const group = { id: 'g', label: 'G', href: '/g', host: 'support' };
  const menu = {
    id: 'm',
    label: 'M',
    groups: [{ ...group, links: [{ ...link, host: 'forum' }] }],
    viewAll: { ...link, href: '#all' },
    spotlight: { ...link, href: '/templates', pictures: [] },
  };

  it('has its final address', () => {
    const here = 'https://www.example.com/x';
    const { items, account } = resolved(
      {
        navigation: {
          version: 1,
          items: [menu],
        } as unknown as LintelNavigation,
      },
      'en',
      languages,
      here,
    );
    expect(items).toMatchObject([
      {
        groups: [
          {
            link: { id: 'g', href: 'https://support.example.com/g' },
            links: [{ href: 'https://forum.example.com/a' }],
          },
        ],
        viewAll: { href: `${here}#all` },
        spotlight: { href: '/templates', pictures: [] },
      },
    ]);
    expect(account).toMatchObject([
      { href: 'https://account.example.com/' },
      { href: 'https://account.example.com/domains' },
      { action: 'logOut' },
    ]);
  });
});

describe('an id', () => {
  it.each([[['a', 'a']], [['a', 'a-2', 'a']], [['a', 'a', 'a-1', 'a-2']]])(
    'is unique where the content has %j',
    (given) => {
      const items = given.map((id) => ({ ...link, id }));
      const ids = shown(items, 'en').map(({ id }) => id);
      expect(new Set(ids).size).toBe(given.length);
      expect(ids[0]).toBe('a');
    },
  );
});

describe('on its own page', () => {
  const url = 'https://www.example.com/a';

  it.each([
    [{}, 'page'],
    [{ external: true }, undefined],
    [{ href: 'https://example.org/a' }, undefined],
    [{ href: 'https://www.example.com/a/' }, 'page'],
  ])('a link with %j is current: %s', (change, current) => {
    const menu = { id: 'm', label: 'M', groups: [{ id: 'g', links: [link] }] };
    const group = { id: 'g', links: [{ ...link, ...change }] };
    const items = [
      { ...link, ...change },
      { ...menu, groups: [group] },
    ];
    const navigation = { version: 1, items } as LintelNavigation;
    const found = resolved({ navigation, url }, 'en').items;
    expect(found).toMatchObject([
      { current },
      { isCurrent: current !== undefined, groups: [{ links: [{ current }] }] },
    ]);
  });
});

describe('the direction', () => {
  const arabic = { title: '', fullName: '', code: 'ar', locale: 'ar-EG' };
  const sites = [{ ...arabic, direction: 'rtl' }, ...languages] as const;

  it.each([
    ['rtl', 'de-DE', 'rtl'],
    ['ltr', 'ar-EG', 'ltr'],
    [undefined, 'ar-EG', 'rtl'],
    ['', 'ar-EG', 'rtl'],
    [undefined, 'de-DE', 'ltr'],
    ['up', 'de-DE', 'ltr'],
  ])('of content with %s in %s is %s', (direction, locale, expected) => {
    const content = { ...de, locale, direction } as LintelContent;
    expect(resolved({ content }, locale, sites).direction).toBe(expected);
  });
});

describe('the menus', () => {
  it('have the language of their words', () => {
    const navigation = { version: 1 as const, items: [link] };
    expect(resolved({ content: de }, 'fr').locale).toBe('de-DE');
    expect(resolved({ navigation }, 'de-AT').locale).toBe('de-AT');
  });
});
