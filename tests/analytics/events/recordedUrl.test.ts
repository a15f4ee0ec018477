import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages as eight, withUkVariant } from '../../../src/site/languages';
import { languageTags } from '../../../src/site/language';
import {
  analyticsPath,
  scrubQuery,
  scrubUrl,
} from '../../../src/analytics/recordedUrl';

describe('an address in an event', () => {
  const allowed = ['gclid', 'source'];

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['https://example.com/a?email=jane@example.org', 'https://example.com/a'],
    ['/a?gclid=1&email=j&source=ad', '/a?gclid=1&source=ad'],
    ['/a?gclid=1#token=secret', '/a?gclid=1'],
    ['/a#gclid=1?gclid=2', '/a'],
    ['?GCLID=1', ''],
    ['/a?gclid=1&gclid=2', '/a?gclid=1&gclid=2'],
    ['/a?gclid=a%26email%3Dj', '/a?gclid=a%26email%3Dj'],
    ['/a?', '/a'],
    [
      '/a?utm_source=b&utm_my_own=c&UTM_x=d&utm=e#f',
      '/a?utm_source=b&utm_my_own=c',
    ],
    ['/a?gclid=1?email=j', '/a?gclid=1'],
    ['mailto:jane@example.org?subject=secret', 'mailto:jane@example.org'],
    ['', ''],
  ])('is recorded for %s as %s', (url, kept) => {
    expect(scrubUrl(url, allowed)).toBe(kept);
  });

  it('keeps only the allowed parameters of any query', () => {
    const name = fc.oneof(fc.constantFrom(...allowed), fc.string());
    const pairs = fc.array(fc.tuple(name, fc.string()));
    fc.assert(
      fc.property(pairs, (pairs) => {
        const query = new URLSearchParams(pairs).toString();
        const expected = pairs.filter(([name]) => allowed.includes(name));
        expect([...new URLSearchParams(scrubQuery(query, allowed))]).toEqual([
          ...new URLSearchParams(new URLSearchParams(expected).toString()),
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('never throws, whatever the address is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (url) => {
        expect(scrubUrl(url, [])).not.toMatch(/[?#]/);
      }),
    );
  });
});

describe('the path of a page', () => {
  const arabic = { title: 'A', fullName: 'A', code: 'ar', locale: 'ar-EG' };
  const languages = [...withUkVariant(eight), arabic].flatMap(languageTags);
  const pathOf = (path: string, page?: string) =>
    analyticsPath(new URL(path, 'https://www.example.com'), languages, page);

  it.each([
    ['homepage', '/'],
    ['templates', '/templates'],
    ['websites/create-a-portfolio', '/websites/create-a-portfolio'],
    ['ecommerce/sell-services', '/ecommerce/sell-services'],
    ['pricing', '/pricing'],
    ['scheduling', '/scheduling'],
    ['websites/create-a-blog', '/websites/create-a-blog'],
    ['ecommerce-website', '/ecommerce-website'],
    ['website-design', '/website-design'],
    ['email-marketing', '/email-marketing'],
    ['websites-start', '/websites-start'],
    ['websites/designer-templates', '/websites/designer-templates'],
    ['circle', '/circle'],
    ['a-team/s-own', '/a-team/s-own'],
    ['//circle', '/circle'],
    ['circle/', '/circle'],
    ['', '/'],
  ])('is, for the page named "%s", %s in every language', (page, path) => {
    expect(pathOf('/de/preise', page)).toBe(path);
  });

  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/de/pricing/?q=1', '/pricing'],
    ['/websites/create-a-blog/#top', '/websites/create-a-blog'],
    ['/de', '/'],
    ['/de/', '/'],
    ['/de/pricing', '/pricing'],
    ['/JA/websites/create-a-blog', '/websites/create-a-blog'],
    ['/de/de', '/de'],
    ['/en/pricing', '/pricing'],
    ['/pt-br/pricing', '/pricing'],
    ['/PT-BR', '/'],
    ['/en-gb/pricing', '/pricing'],
    ['/en-UK/pricing', '/pricing'],
    ['/ar/pricing', '/pricing'],
    ['/ar-EG/pricing', '/pricing'],
    ['/www/pricing', '/www/pricing'],
    ['/uk/pricing', '/uk/pricing'],
    ['/pt-xx/pricing', '/pt-xx/pricing'],
    ['/design', '/design'],
    ['/xx/pricing', '/xx/pricing'],
    ['/pricing?q=1#faq', '/pricing'],
  ])('is, at %s, %s without a leading language', (path, expected) => {
    expect(pathOf(path)).toBe(expected);
  });

  it.each([
    [
      '/templates/change-parking-page',
      '/templates/embedded/change-parking-page',
    ],
    [
      '/templates?change-parking-page',
      '/templates/embedded/change-parking-page',
    ],
    [
      '/fr/templates/x/change-parking-page/y',
      '/templates/embedded/change-parking-page',
    ],
    [
      '/templates?a=1&change-parking-page=true',
      '/templates/embedded/change-parking-page',
    ],
    ['/templates/template-switcher', '/templates/embedded/template-switcher'],
    [
      '/templates/?template-switcher=1',
      '/templates/embedded/template-switcher',
    ],
    ['/start/starting-points', '/start/starting-points'],
    ['/start?starting-points', '/start/starting-points'],
    ['/pt/start/a/starting-points', '/start/starting-points'],
  ])('is, at %s, if it is embedded: %s', (path, expected) => {
    expect(pathOf(path)).toBe(expected);
  });

  it.each([
    '/templates/template-switcher-2',
    '/templates/my-template-switcher',
    '/templates2/template-switcher',
    '/start/template-switcher',
    '/templates/starting-points',
    '/started/starting-points',
    '/blog/templates/template-switcher',
  ])('is unchanged at %s, which only looks similar', (path) => {
    expect(pathOf(path)).toBe(path);
  });
});
