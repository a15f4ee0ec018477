import { expect, it } from 'vitest';
import { addressInLanguage, type Alternates } from '../../src/site/alternates';
import { languages as eight, languagesInPath } from '../../src/site/languages';
import type { LanguageSites } from '../../src/site/language';
import { resolveSite } from '../../src/site/site';

const site = resolveSite({ domain: 'example.com' }, null, []);
const hosts = eight.slice(0, 3);
const paths = languagesInPath(hosts, { default: 'en' });

/** The addresses in English, German and Spanish: `de:/a` is on the German host. */
const addresses = (
  languages: LanguageSites,
  alternates: Alternates,
  path: string,
) =>
  languages
    .map((each) =>
      addressInLanguage(each, { site, languages }, path, alternates),
    )
    .map((url) => url.replace(/^https:\/\/(\w+)\.example\.com/, '$1:'))
    .join(' ');

it.each<[Alternates, page: string, addresses: string]>([
  [{ 'de-DE': '/a', en: '/b' }, '/a', 'www:/b de:/a es:/a'],
  [{ de: '/a' }, '/b?x#y', 'www:/b?x#y de:/a?x#y es:/b?x#y'],
  [{ de: '/a?z' }, '/b?x#y', 'www:/b?x#y de:/a?z es:/b?x#y'],
  [{ de: '/a#z' }, '/b?x', 'www:/b?x de:/a#z es:/b?x'],
  [{ de: null }, '/b?x', 'www:/b?x de:/ es:/b?x'],
  [{ de: undefined }, '/b', 'www:/b de:/b es:/b'],
  [{ de: 'https://a.de/a' }, '/b?x', 'www:/b?x https://a.de/a?x es:/b?x'],
  [{ de: 'javascript:alert(1)' }, '/b', 'www:/b de:/b es:/b'],
  [{ 'x-default': '/c', de: '/a' }, '/a', 'www:/c de:/a es:/a'],
  [{ 'x-default': '/c', en: '/b' }, '/b', 'www:/b de:/b es:/b'],
  [{ 'de-AT': '/at', de: '/a' }, '/', 'www:/ de:/a es:/'],
  [{ '': '/feed' }, '/', 'www:/ de:/ es:/'],
  [{ DE_at: '/at' }, '/', 'www:/ de:/at es:/'],
])('%o of %s: %s', (alternates, page, expected) => {
  expect(addresses(hosts, alternates, page)).toBe(expected);
});

it.each<[Alternates, page: string, addresses: string]>([
  [{ 'de-DE': '/de/a', en: '/b' }, '/de/a', '/b /de/a /es/a'],
  [{ de: null, es: '/es/c' }, '/b?x', '/b?x /de /es/c?x'],
  [{ de: 'https://www.example.com/de/a' }, '/b', '/b www:/de/a /es/b'],
])('%o of %s with languages in the path: %s', (alternates, page, expected) => {
  expect(addresses(paths, alternates, page)).toBe(expected);
});

it.each<[LanguageSites, string]>([
  [hosts, 'https://de.example.com/shop/'],
  [paths, '/shop/de'],
])(
  'a page that does not exist leads to the app’s home page',
  (languages, home) => {
    const page = { site, languages, base: '/shop' };
    const german = languages[1]!;
    expect(addressInLanguage(german, page, '/shop/pricing', { de: null })).toBe(
      home,
    );
  },
);
