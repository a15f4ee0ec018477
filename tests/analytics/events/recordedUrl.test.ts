import { describe, expect, it } from 'vitest';
import { languages as eight, withUkVariant } from '../../../src/site/languages';
import { languageTags } from '../../../src/site/language';
import { analyticsPath, scrubUrl } from '../../../src/analytics/eventContent';

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
  ['/a?utm_source=b&utm_my_own=c&utm=e#f', '/a?utm_source=b&utm_my_own=c'],
  ['/a?UTM_x=d', '/a'],
  ['/a?gclid=1?email=j', '/a?gclid=1'],
  ['mailto:jane@example.org?subject=secret', 'mailto:jane@example.org'],
  ['http://[?%\ud800', 'http://['],
  ['', ''],
])('the address %s in an event is recorded as %s', (url, recorded) => {
  expect(scrubUrl(url, ['gclid', 'source'])).toBe(recorded);
});

describe('the path of a page', () => {
  const arabic = { title: 'A', fullName: 'A', code: 'ar', locale: 'ar-EG' };
  const languages = [...withUkVariant(eight), arabic].flatMap(languageTags);
  const pathOf = (path: string, page?: string) =>
    analyticsPath(new URL(path, 'https://www.example.com'), languages, page);

  it.each<[string, string]>([
    ['homepage', '/'],
    ...[
      ...[
        'templates',
        'websites/create-a-portfolio',
        'ecommerce/sell-services',
      ],
      ...['pricing', 'scheduling', 'websites/create-a-blog', 'website-design'],
      ...['ecommerce-website', 'email-marketing', 'websites-start', 'circle'],
      ...['websites/designer-templates', 'a-team/s-own'],
    ].map((page): [string, string] => [page, `/${page}`]),
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
    ['/JA/websites/create-a-blog', '/websites/create-a-blog'],
    ['/de/de', '/de'],
    ['/en/pricing', '/pricing'],
    ['/pt-br/pricing', '/pricing'],
    ['/PT-BR', '/'],
    ['/en-gb/pricing', '/pricing'],
    ['/en-UK/pricing', '/pricing'],
    ['/ar/pricing', '/pricing'],
    ['/ar-EG/pricing', '/pricing'],
  ])('is, at %s, %s without a leading language', (path, expected) => {
    expect(pathOf(path)).toBe(expected);
  });

  const [parking, switcher, start] = [
    '/templates/embedded/change-parking-page',
    '/templates/embedded/template-switcher',
    '/start/starting-points',
  ] as const;

  it.each([
    ['/templates/change-parking-page', parking],
    ['/templates?change-parking-page', parking],
    ['/templates?a=1&change-parking-page=true', parking],
    ['/fr/templates/x/change-parking-page/y', parking],
    ['/templates/template-switcher', switcher],
    ['/templates/?template-switcher=1', switcher],
    ['/start/starting-points', start],
    ['/start?starting-points', start],
    ['/pt/start/a/starting-points', start],
  ])('is, at %s, if it is embedded: %s', (path, expected) => {
    expect(pathOf(path)).toBe(expected);
  });

  it.each([
    // No language of the site.
    ...['/www/pricing', '/uk/pricing', '/pt-xx/pricing', '/xx/pricing'],
    '/design',
    // No embedded page.
    ...['/templates/template-switcher-2', '/templates/my-template-switcher'],
    ...['/templates2/template-switcher', '/start/template-switcher'],
    ...['/templates/starting-points', '/started/starting-points'],
    '/blog/templates/template-switcher',
  ])('is unchanged at %s, which only looks similar', (path) => {
    expect(pathOf(path)).toBe(path);
  });
});
