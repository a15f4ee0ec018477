import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeNavigation } from '../../src/content/sanitizeContent';
import { languages, withUkVariant } from '../../src/site/languages';
import { isMenu, type Navigation } from '../../src/content/navigation';
import { resolveNavigation } from '../../src/content/resolveNavigation';
import { showLinksIn } from '../../src/content/showLink';
import { matchLanguage, type LanguageSites } from '../../src/site/language';
import { resolveSite } from '../../src/site/site';

const link = { id: 'a', label: 'A', href: '/a' };
const other = { id: 'b', label: 'B', href: '/b' };

/** The items shown on a page in a language. */
function shown(
  items: readonly unknown[],
  locale: string,
  sites: LanguageSites = languages,
  now = NaN,
) {
  const language = matchLanguage(locale, sites);
  const show = showLinksIn(language, sites, now);
  return sanitizeNavigation({ version: 1, items }, show)?.items ?? [];
}

describe('a link with languages', () => {
  it.each([
    ['de', 'de-DE', true],
    ['DE', 'de-DE', true],
    ['de-DE', 'de-DE', true],
    ['de-AT', 'de-DE', false],
    ['d', 'de-DE', true],
    ['en', 'de-DE', false],
    ['en', 'en-US', true],
    ['en', 'en-GB', true],
    ['en-UK', 'en-GB', true],
    ['en-GB', 'en-GB', true],
    ['en-US', 'en-GB', false],
    ['pt', 'pt-BR', true],
    [',', 'pt-BR', true],
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
    expect(item).toMatchObject({ host: 'www', href: '/a', hrefLang: 'en' });
    const site = resolveSite({ domain: 'example.com' }, null, []);
    expect(site.urlOn('www', '/a')).toBe('https://www.example.com/a');
    expect(shown([marked], 'fr')[0]).not.toHaveProperty('hrefLang');
    const sites = withUkVariant(languages);
    const uk = { ...marked, languages: ['en-GB'] };
    expect(shown([uk], 'de', sites)).toMatchObject([{ host: 'uk' }]);
  });

  it('stays on its own host if it is marked', () => {
    const marked = { ...link, languages: ['en'], elsewhere: 'mark' };
    expect(
      shown(
        [
          { ...marked, host: 'forum' },
          { ...marked, id: 'x', href: 'https://example.org/' },
        ],
        'ja',
      ),
    ).toMatchObject([
      { host: 'forum', hrefLang: 'en' },
      { host: undefined, href: 'https://example.org/', hrefLang: 'en' },
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

describe('a badge with dates', () => {
  const noon = Date.UTC(2026, 10, 1, 12);
  const badgeOf = (badge: unknown, now: number) => {
    const [item] = shown([{ ...link, badge }], 'en', languages, now);
    return item && !isMenu(item) ? item.badge : null;
  };

  it.each<[object, boolean]>([
    [{}, true],
    [{ from: '2026-11-01' }, true],
    [{ from: '2026-11-02' }, false],
    [{ until: '2026-11-01' }, true],
    [{ until: '2026-10-31' }, false],
    [{ from: '2026-10-01', until: '2026-12-01' }, true],
    [{ from: '2026-11-01T12:00:00Z' }, true],
    [{ from: '2026-11-01T12:00:01Z' }, false],
    [{ from: '2026-11-01T13:00+01:00' }, true],
    [{ until: '2026-11-01T12:00Z' }, false],
    [{ until: '2026-11-01T12:00:00.001Z' }, true],
    [{ from: 'tomorrow' }, false],
    [{ until: '2026-13-01' }, false],
    [{ until: '2026-11-31' }, false],
    [{ until: '2027' }, false],
    [{ until: '2026-11-02T10:00' }, false],
    [{ from: 5 }, false],
    [{ until: new Date(0) }, false],
    [{ from: '' }, false],
    [{ from: null, until: null }, true],
  ])('of %j is shown on 1 November at noon: %s', (dates, expected) => {
    const badge = { kind: 'new', ...dates };
    expect(badgeOf(badge, noon)).toBe(expected ? 'new' : undefined);
  });

  it('is shown until midnight UTC of its last day', () => {
    const badge = { kind: 'new', until: '2026-11-01' };
    expect(badgeOf(badge, Date.UTC(2026, 10, 2) - 1)).toBe('new');
    expect(badgeOf(badge, Date.UTC(2026, 10, 2))).toBeUndefined();
  });

  it('with dates waits for a clock; one without dates does not', () => {
    expect(badgeOf({ kind: 'new', until: '9999-12-31' }, NaN)).toBeUndefined();
    expect(badgeOf('new', NaN)).toBe('new');
    expect(badgeOf({ kind: 'sale' }, noon)).toBeUndefined();
  });

  it('is decided by the server if the server passes the time', () => {
    const dated = (id: string, from: string): object => ({
      ...link,
      id,
      badge: { kind: 'new', from },
    });
    const navigation = {
      version: 1,
      items: [dated('on', '2026-01-01'), dated('off', '2027-01-01')],
    } as Navigation;
    const resolved = resolveNavigation(navigation, { now: new Date(noon) });
    expect(resolved.items).toMatchObject([
      { id: 'on', badge: 'new' },
      { id: 'off', badge: undefined },
    ]);
    expect(resolveNavigation(navigation, { now: noon })).toEqual(resolved);
    const none = resolveNavigation(5 as never, { now: noon });
    expect(none).toEqual({ version: 1, items: [] });
  });
});
