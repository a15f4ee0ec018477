import { describe, expect, it } from 'vitest';
import {
  findCurrent,
  pathOf,
  resolveHref,
  startHref,
  type LinkTarget,
} from '../../src/site/links';
import { readHref } from '../../src/browser/urls';
import { languages } from '../../src/site/languages';
import { resolveSite } from '../../src/site/site';
import { hostileLocations } from './hostileLocations';

const site = resolveSite({ domain: 'example.com' }, null, []);
const www = 'https://www.example.com';

const page = { site, languages, language: languages[0] };
const resolve = (link: LinkTarget, here = '') =>
  resolveHref(link, { ...page, here });

/** Where a link leads on a phone. */
const onPhone = (href: string) => startHref(href, www, page);

describe('the address of a link', () => {
  it.each([
    '/templates',
    '#content',
    '?page=2',
    'https://example.com/',
    'http://example.com/',
    'mailto:help@example.com',
    'tel:+1234',
    '//www.example.org/a',
    '/a b/\u30d6\u2764\ufe0f',
  ])('can be %s, whatever spaces and line breaks are around it', (href) => {
    for (const written of [href, ` ${href}`, `\t${href}\r\n`, `\0 ${href} `]) {
      expect(readHref(written)).toBe(href);
    }
    expect(resolve({ href })).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>',
    'file:///etc/passwd',
    // They would lead elsewhere on each page.
    'pricing',
    'www.example.org/a',
    './pricing',
    'https:pricing',
    'https:/www.example.org',
    '\\\\www.example.org',
    // A browser keeps invisible characters.
    ...['\u200b', '\ufeff', '\u00a0', '\u2060', '\u3000'].flatMap((unseen) => [
      `/pricing${unseen}`,
      `${unseen}/pricing`,
      `https://www.example.org/${unseen} `,
    ]),
    '//[',
    '',
    undefined,
    5,
  ])('cannot be %j', (href) => {
    expect(readHref(href)).toBeUndefined();
  });

  it.each<[LinkTarget, string]>([
    [{ href: '/a', host: 'domains' }, 'https://domains.example.com/a'],
    [{ href: '//evil', host: 'domains' }, 'https://domains.example.com/'],
    [{ href: '#a', host: 'forum' }, 'https://forum.example.com/#a'],
    [{ href: '/templates?a=1#b' }, '/templates?a=1#b'],
  ])('of %j is %s', (link, expected) => {
    expect(resolve(link)).toBe(expected);
  });

  it('of a place on the page begins with the page’s address if it must', () => {
    const here = `${www}/templates`;
    expect(resolve({ href: '#a' }, here)).toBe(`${here}#a`);
    expect(resolve({ href: '/a#a' }, here)).toBe('/a#a');
  });
});

describe('a link to the current page', () => {
  it.each([
    ['/pricing', `${www}/pricing`, true],
    ['/pricing/', `${www}/pricing?x=1#y`, true],
    [`${www}/pricing`, `${www}/pricing`, true],
    ['?page=2', `${www}/pricing`, true],
    ['/', `${www}/`, true],
    ['/', www, true],
    ['/pricing', `${www}/pricing/more`, false],
    // The same path in other spellings of its escapes.
    ['/%e3%83%96', `${www}/%E3%83%96/`, true],
    ['/\u30d6', `${www}/%e3%83%96`, true],
    ['/%7Eada/%41', `${www}/~ada/A`, true],
    ['/caf%c3%a9', '/caf\u00e9', true],
    ['/a%2Fb', `${www}/a/b`, false],
    ['/a%2fb', `${www}/a%2Fb`, true],
    ['/%e3%83', `${www}/%E3%83`, true],
    ['https://other.example.com/pricing', `${www}/pricing`, false],
    ['/pricing', '/pricing', true],
    ['/pricing', 'http://[', false],
    ['http://[', `${www}/`, false],
    ['/', null, false],
  ])('with the link %s on %s is %s', (href, url, expected) => {
    expect(findCurrent([href], url, page)(href) === 'page').toBe(expected);
  });
});

describe('the links of a page, together', () => {
  const paths = {
    base: '/shop',
    languages: ['', '/de'].map((path) => ({ path })),
  };

  it.each<[on: string, Record<string, 'page' | 'true' | undefined>]>([
    ['/guides', { '/guides': 'page', '/guides/': 'page', '/': undefined }],
    ['/guides/seo', { '/guides': 'true', '/': undefined }],
    ['/guides/seo/?page=2#top', { '/guides/': 'true', '/guide': undefined }],
    ['/guides/seo', { '/guides/seo': 'page', '/guides': undefined }],
    [
      '/guides/seo/links',
      {
        '/guides': undefined,
        '/guides/seo?a=1': 'true',
        'https://www.example.com/guides/seo': 'true',
        'https://example.org/guides/seo': undefined,
        '/guides/seo/links/more': undefined,
      },
    ],
    // A place is on a page, and says nothing about the page.
    ['/guides/seo', { '#faq': undefined, '/guides': 'true' }],
    ['/guides', { '/guides#faq': undefined, '/guides#': 'page' }],
    ['/guides', { [`${www}/guides?a=1#faq`]: undefined, '/guides': 'page' }],
    ['/guides/seo', { '/guides/seo#faq': undefined, '/guides#faq': 'true' }],
    [
      '/%E3%83%96/a/b',
      { '/%e3%83%96/a': 'true', '/%E3%83%96': undefined, '/z': undefined },
    ],
    ['/a/b/c', { '/a/b': 'true', '/a': undefined }],
    ['/shop/bags', { '/shop': undefined, '/shop/': undefined }],
    ['/shop/de/bags', { '/shop/de': undefined, '/shop': undefined }],
    ['/de/bags', { '/de': undefined }],
    ['/shop/de/bags/red', { '/shop/de/bags': 'true' }],
    ['/guides', { 'mailto:a@example.com': undefined, 'http://[': undefined }],
  ])('on %s are current as %j', (on, expected) => {
    const current = findCurrent(Object.keys(expected), www + on, paths);
    const found = Object.keys(expected).map((href) => [href, current(href)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('are not current while the page’s address is unknown or invalid', () => {
    for (const url of [null, 'http://['])
      expect(findCurrent(['/', '/a'], url, paths)('/a')).toBeUndefined();
  });
});

describe('a link to the templates, on a phone', () => {
  it.each<[string, string]>([
    ['/templates', '/start'],
    ['/templates/get-started', '/start'],
    ['/templates?topic=shop&x=/y#all', '/start?topic=shop&x=/y#all'],
    ['/websites/templates', '/start'],
    ['templates', '/start'],
    ['https://www.example.com/templates?a=1', '/start?a=1'],
    ['//www.example.com/templates', '/start'],
  ])('%s leads to %s', (href, start) => {
    expect(onPhone(href)).toBe(start);
  });

  it.each([
    '/templates/',
    '/templates/bakery',
    '/my-templates',
    '/templatesque',
    '/pricing?next=/templates',
    '/pricing#/templates',
    'https://example.com/templates',
    'mailto:help@example.com/templates',
    'http://[',
    '?page=2',
    '#all',
  ])('%s keeps its address', (href) => {
    expect(onPhone(href)).toBe(href);
  });

  it.each([
    ['/shop/de/templates', '/shop/de/start'],
    ['/shop/de/ch/templates/get-started', '/shop/de/ch/start'],
    ['/shop/templates?topic=art#all', '/shop/start?topic=art#all'],
    ['/shop/websites/templates', '/shop/start'],
    ['/shopping/templates', '/start'],
    ['/de/templates', '/de/start'],
  ])(
    '%s leads to %s below the app’s base path and a language’s',
    (href, to) => {
      const paths = ['', '/de', '/de/ch'].map((path) => ({ path }));
      const site = { base: '/shop', languages: paths };
      expect(startHref(href, www, site)).toBe(to);
    },
  );
});

describe('the path of an address', () => {
  it.each([
    ['https://www.example.com/a/b?c=1#d', '/a/b?c=1#d'],
    ['a', '/a'],
    ['', '/'],
    ['http://[', '/'],
    ['//evil.example/a', '/a'],
    ['https://www.example.com//a?b', '/a?b'],
    ['about:srcdoc', '/'],
  ])('for %s is %s', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });

  it('never leads to another site', () => {
    for (const location of hostileLocations) {
      const url = site.urlOn('de', pathOf(location));
      expect([location, new URL(url).origin]).toEqual([
        location,
        'https://de.example.com',
      ]);
    }
  });
});
