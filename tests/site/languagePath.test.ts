import { describe, expect, it } from 'vitest';
import type { LanguageSite, LanguageSites } from '../../src/site/language';
import { urlOfLanguage } from '../../src/site/language';
import { sanitizeLanguages } from '../../src/site/languages';
import { resolveHref } from '../../src/site/links';
import { resolveSite } from '../../src/site/site';

const site = resolveSite({ domain: 'example.com' }, null, []);

/** Languages with these paths. One that is called like a host has a host. */
const sites = (...paths: string[]) =>
  paths.map((path): LanguageSite => {
    const code = path.replace(/^\//, '') || 'en';
    const language = { title: code, fullName: code, code, locale: code };
    return path && !path.startsWith('/')
      ? { ...language, host: path }
      : { ...language, path };
  });

const three = sites('', '/de', '/fr');
const prefixed = sites('/en', '/de');
const regions = sites('', '/de', '/de-ch', '/de/at');
const words = sites('', '/it', '/design');
const mixed = sites('', '/de', 'www.example.fr');

describe('the addresses of a page in all languages', () => {
  it.each<[page: string, LanguageSites, addresses: string, base?: string]>([
    ['/', three, '/ /de /fr'],
    ['/de', three, '/ /de /fr'],
    ['/de/', three, '/ /de/ /fr/'],
    ['/?x', three, '/?x /de?x /fr?x'],
    ['/de#y', three, '/#y /de#y /fr#y'],
    ['/de/?x#y', three, '/?x#y /de/?x#y /fr/?x#y'],
    ['/pricing', three, '/pricing /de/pricing /fr/pricing'],
    ['/pricing/', three, '/pricing/ /de/pricing/ /fr/pricing/'],
    ['/de/pricing', three, '/pricing /de/pricing /fr/pricing'],
    ['/fr/pricing/', three, '/pricing/ /de/pricing/ /fr/pricing/'],
    ['/de/a?x#y', three, '/a?x#y /de/a?x#y /fr/a?x#y'],
    ['/de/a?n=/de/b', three, '/a?n=/de/b /de/a?n=/de/b /fr/a?n=/de/b'],
    ['/de/a#/de/b', three, '/a#/de/b /de/a#/de/b /fr/a#/de/b'],
    ['/de/a/de', three, '/a/de /de/a/de /fr/a/de'],
    ['/DE/a', three, '/a /de/a /fr/a'],
    ['/de/%C3%BCber', three, '/%C3%BCber /de/%C3%BCber /fr/%C3%BCber'],
    ['/de/a%2Fb', three, '/a%2Fb /de/a%2Fb /fr/a%2Fb'],
    ['/%64e/a', three, '/%64e/a /de/%64e/a /fr/%64e/a'],
    ['/design', three, '/design /de/design /fr/design'],
    ['/de-sign', three, '/de-sign /de/de-sign /fr/de-sign'],
    ['/dev/de', three, '/dev/de /de/dev/de /fr/dev/de'],
    ['/de.html', three, '/de.html /de/de.html /fr/de.html'],
    ['/de/de', three, '/de /de/de /fr/de'],
    ['/de//evil.org', three, '/evil.org /de/evil.org /fr/evil.org'],
    ['/en', prefixed, '/en /de'],
    ['/', prefixed, '/en /de'],
    ['/en/a', prefixed, '/en/a /de/a'],
    ['/a', prefixed, '/en/a /de/a'],
    ['/de-ch/a', regions, '/a /de/a /de-ch/a /de/at/a'],
    ['/de/at/a', regions, '/a /de/a /de-ch/a /de/at/a'],
    ['/de/a', regions, '/a /de/a /de-ch/a /de/at/a'],
    ['/it-services', words, '/it-services /it/it-services /design/it-services'],
    ['/it/design', words, '/design /it/design /design/design'],
    ['/design', words, '/ /it /design'],
    ['/de/a?x', mixed, '/a?x /de/a?x https://www.example.fr/a?x'],
    ['/', mixed, '/ /de https://www.example.fr/'],
    ['/shop/a', three, '/shop/a /shop/de/a /shop/fr/a', '/shop'],
    ['/shop/de/a?x', three, '/shop/a?x /shop/de/a?x /shop/fr/a?x', '/shop'],
    ['/shop', three, '/shop /shop/de /shop/fr', '/shop'],
    ['/shop/', three, '/shop/ /shop/de /shop/fr', '/shop'],
    ['/shop/de/', three, '/shop/ /shop/de/ /shop/fr/', '/shop'],
    ['/de/shop', three, '/shop /de/shop /fr/shop', '/shop'],
    ['/shopping', three, '/shopping /de/shopping /fr/shopping', '/shop'],
  ])('%s', (page, languages, addresses, base) => {
    expect(
      languages
        .map((each) => urlOfLanguage(each, { site, languages, base }, page))
        .join(' '),
    ).toBe(addresses);
  });
});

it.each([
  ['/de/', '/de'],
  ['/', ''],
  ['', ''],
  ['de', '/de'],
  [' /de/at/ ', '/de/at'],
  ['/de/?a=1#b', '/de'],
  ['//evil.example', ''],
  [null, undefined],
  [5, undefined],
])('a language’s path %j is read as %j', (path, expected) => {
  const [site] = sanitizeLanguages([{ code: 'de', locale: 'de-DE', path }])!;
  expect(site!.path).toBe(expected);
});

describe('a link on a German page', () => {
  const page = { site, here: '', language: three[1]!, languages: three };
  it.each([
    ['/websites', '/de/websites'],
    ['/', '/de'],
    ['/?x#y', '/de?x#y'],
    ['/fr/websites', '/fr/websites'],
    ['/de/websites', '/de/websites'],
    ['/design', '/de/design'],
    ['#faq', '#faq'],
    ['?page=2', '?page=2'],
    ['https://www.example.com/websites', 'https://www.example.com/websites'],
    ['//example.com/websites', '//example.com/websites'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
  ])('%s leads to %s', (href, address) => {
    expect(resolveHref({ href }, page)).toBe(address);
  });

  it('keeps its address if it is external', () => {
    const link = { href: '/a.pdf', external: true };
    expect(resolveHref(link, page)).toBe('/a.pdf');
  });
});
