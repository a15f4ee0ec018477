import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import type { Navigation } from '../../src/content/navigation';
import { resolveContent } from '../../src/content/resolveContent';
import { matchLanguage, type LanguageSites } from '../../src/site/language';
import { languages, withUkVariant } from '../../src/site/languages';
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
  const navigation = { version: 1, items } as Navigation;
  return resolved({ navigation }, locale, sites).items;
}

describe('a link with languages', () => {
  it.each([
    ['de', 'de-DE', true],
    ['de-DE', 'de-DE', true],
    ['de-AT', 'de-DE', false],
    ['en', 'de-DE', false],
    ['en', 'en-GB', true],
    ['en-UK', 'en-GB', true],
    ['en-US', 'en-GB', false],
    ['pt', 'pt-BR', true],
  ])('for %j on a page in %s is shown: %s', (tag, locale, expected) => {
    const items = [{ ...link, languages: [tag] }];
    const sites = withUkVariant(languages);
    expect(shown(items, locale, sites)).toHaveLength(expected ? 1 : 0);
  });

  it('is hidden, even if the languages are set on its column or menu', () => {
    const column = (more: object) => ({
      id: 'g',
      links: [link, { ...other, ...more }],
    });
    const menu = { id: 'm', label: 'M', groups: [column({})] };
    const english = { languages: ['en'] };
    expect(shown([{ ...menu, ...english }], 'de')).toEqual([]);
    expect(
      shown([{ ...menu, groups: [{ ...column({}), ...english }] }], 'de'),
    ).toEqual([]);
    expect(shown([{ ...menu, groups: [column(english)] }], 'de')).toMatchObject(
      [{ groups: [{ links: [link] }] }],
    );
  });

  it('can exist if the rest of its menu does not', () => {
    const german = { ...other, languages: ['de'] };
    const menu = {
      id: 'm',
      label: 'M',
      languages: ['en'],
      groups: [{ id: 'g', links: [link, german] }],
      viewAll: link,
      spotlight: { ...link, pictures: [] },
    };
    const [item] = shown([menu], 'de');
    expect(item).toMatchObject({ groups: [{ links: [other] }] });
    expect(item).toMatchObject({ viewAll: undefined, spotlight: undefined });
  });

  it('removes its column and menu if they are left empty', () => {
    const english = { ...link, languages: ['en'] };
    const groups = [
      { id: 'one', links: [english] },
      { id: 'two', links: [other] },
    ];
    const full = { id: 'full', label: 'Full', groups };
    const empty = { id: 'empty', label: 'Empty', groups: [groups[0]] };
    const items = shown([empty, full, link], 'de');
    expect(items.map(({ id }) => id)).toEqual(['full', 'a']);
    expect(items[0]).toMatchObject({ groups: [{ id: 'two' }] });
  });

  it("with elsewhere: 'mark' leads to the English site", () => {
    const marked = { ...link, languages: ['en', 'fr'], elsewhere: 'mark' };
    const [item] = shown([marked], 'de');
    const href = 'https://www.example.com/a';
    expect(item).toMatchObject({ href, hrefLang: 'en' });
    expect(shown([marked], 'fr')).toMatchObject([
      { href: '/a', hrefLang: undefined },
    ]);
    const sites = withUkVariant(languages);
    const uk = { ...marked, languages: ['en-GB'] };
    expect(
      shown([uk, { ...marked, host: 'forum' }], 'de', sites),
    ).toMatchObject([
      { href: 'https://uk.example.com/a' },
      { href: 'https://forum.example.com/a', hrefLang: 'en' },
    ]);
  });

  it('is hidden if it is marked but not in English', () => {
    const marked = { ...link, languages: ['fr'], elsewhere: 'mark' };
    expect(shown([marked], 'de')).toEqual([]);
    const [, ...others] = languages;
    const english = { ...marked, languages: ['en'] };
    expect(shown([english], 'de', others as never)).toEqual([]);
  });

  it('inherits elsewhere, and can override it', () => {
    const menu = {
      id: 'm',
      label: 'M',
      languages: ['en'],
      elsewhere: 'mark',
      groups: [{ id: 'g', links: [link, { ...other, elsewhere: 'hide' }] }],
    };
    expect(shown([menu], 'de')).toMatchObject([
      { groups: [{ links: [{ id: 'a', hrefLang: 'en' }] }] },
    ]);
  });

  it('never throws, and stays if there are no languages', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (tags, elsewhere) => {
        const items = [{ ...link, languages: tags, elsewhere }, other];
        expect(shown(items, 'de').map(({ id }) => id)).toContain('b');
      }),
    );
    expect(shown([link, other], 'de')).toMatchObject([link, other]);
  });
});

describe('each link of the content', () => {
  const menu = {
    id: 'm',
    label: 'M',
    groups: [{ id: 'g', links: [{ ...link, host: 'forum' }] }],
    viewAll: { ...link, href: '#all' },
    spotlight: { ...link, href: '/templates', pictures: [] },
  };

  it('has its final address', () => {
    const here = 'https://www.example.com/x';
    const { items, account } = resolved(
      { navigation: { version: 1, items: [menu] } as unknown as Navigation },
      'en',
      languages,
      here,
    );
    expect(items).toMatchObject([
      {
        groups: [{ links: [{ href: 'https://forum.example.com/a' }] }],
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

  it('is also resolved in the default menus', () => {
    const { items } = resolved({ fallback: en }, 'en');
    expect(JSON.stringify(items)).toContain(
      'https://domains.example.com/search',
    );
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

  it('may be shared by items in different languages', () => {
    const items = ['de', 'fr'].map((language) => ({
      ...link,
      languages: [language],
    }));
    expect(shown(items, 'fr').map(({ id }) => id)).toEqual(['a']);
  });
});

describe('the menus', () => {
  const german = {
    version: 1 as const,
    items: [{ ...link, languages: ['de'] }],
  };
  const content = {
    ...en,
    navigation: { version: 1 as const, items: [other] },
  };

  it('are those of the content or the default if none of a page’s own is shown', () => {
    const navigation = german;
    expect(resolved({ navigation, content }, 'fr').items).toMatchObject([
      other,
    ]);
    const { items } = resolved({ navigation, fallback: en }, 'fr');
    expect(items.map(({ id }) => id)).toEqual(
      en.navigation.items.map(({ id }) => id),
    );
    expect(resolved({ navigation, content }, 'de').items).toMatchObject([link]);
  });

  it('have the language of their words', () => {
    expect(resolved({ content: de }, 'fr').locale).toBe('de-DE');
    expect(resolved({ navigation: german }, 'de-AT').locale).toBe('de-AT');
  });
});
