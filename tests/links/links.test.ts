import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentPageTest,
  isSafeHref,
  pathOf,
  resolveHref,
  startHref,
} from '../../src/core/links/links';
import { resolveSite } from '../../src/core/site/site';
import { hostileLocations, LOCATION_SEED } from './hostileLocations';

const site = resolveSite({ domain: 'example.com' }, null, []);

describe('the address of a link', () => {
  it.each([
    '/templates',
    '#content',
    '?page=2',
    'templates',
    'https://example.com/',
    'http://example.com/',
    'mailto:help@example.com',
    'tel:+1234',
  ])('can be %s', (href) => {
    expect(isSafeHref(href)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://example.com/x',
    'file:///etc/passwd',
  ])('cannot be %j', (href) => {
    expect(isSafeHref(href)).toBe(false);
    expect(resolveHref({ href }, site)).toBe('/');
  });

  it('remains a path on this site', () => {
    expect(resolveHref({ href: '/templates?a=1#b' }, site)).toBe(
      '/templates?a=1#b',
    );
  });

  it('leads to the host that it names', () => {
    expect(resolveHref({ href: '/search', host: 'domains' }, site)).toBe(
      'https://domains.example.com/search',
    );
  });
});

describe('a link to the current page', () => {
  it.each([
    ['/pricing', 'https://www.example.com/pricing', true],
    ['/pricing/', 'https://www.example.com/pricing?x=1#y', true],
    ['/', 'https://www.example.com/', true],
    ['/pricing', 'https://www.example.com/pricing/more', false],
    [
      'https://other.example.com/pricing',
      'https://www.example.com/pricing',
      false,
    ],
    ['/pricing', '/pricing', true],
    ['/pricing', 'http://[', false],
  ])('with the link %s on %s is %s', (href, page, expected) => {
    expect(currentPageTest(page)(href)).toBe(expected);
  });

  it('is false while the page is unknown', () => {
    expect(currentPageTest(null)('/')).toBe(false);
  });
});

describe('a link to the templates, on a phone', () => {
  const page = 'https://www.example.com/pricing';

  it.each([
    ['/templates', '/start'],
    ['/templates/get-started', '/start'],
    ['/templates?topic=shop&x=/y#all', '/start?topic=shop&x=/y#all'],
    ['/templates/get-started#a', '/start#a'],
    ['/websites/templates', '/start'],
    ['templates', '/start'],
    ['https://www.example.com/templates?a=1', '/start?a=1'],
    ['//www.example.com/templates', '/start'],
  ])('%s leads to %s', (href, start) => {
    expect(startHref(href, page)).toBe(start);
  });

  it.each([
    '/',
    '/start',
    '/templates/bakery',
    '/templates/get-started/now',
    '/my-templates',
    '/templatesque',
    '/Templates',
    '/pricing?next=/templates',
    '/pricing#/templates',
    'https://example.com/templates',
    'http://www.example.com/templates',
    'https://www.example.com:8443/templates',
    'mailto:help@example.com/templates',
    'http://[',
  ])('%s keeps its address', (href) => {
    expect(startHref(href, page)).toBe(href);
  });

  it('is recognised without the page’s address', () => {
    expect(startHref('/templates#a', null)).toBe('/start#a');
    expect(startHref(`${page}/templates`, null)).toBe(`${page}/templates`);
    expect(startHref('/templates', 'http://[')).toBe('/templates');
  });
});

describe('a random link', () => {
  const parts = ['/', '//', '\\', '.', '..', 'templates', 'get-started', '?', '#', '\t', 'ü', '%74', 'www.example.com', 'https:', 'about:']; // prettier-ignore
  const href = fc
    .array(fc.constantFrom(...parts), { maxLength: 6 })
    .map((parts) => parts.join(''));
  const page = fc.oneof(
    fc.constantFrom('https://www.example.com/templates', 'about:srcdoc', 'file:///templates', 'http://['), // prettier-ignore
    href.map((path) => `https://www.example.com/${path}`),
    href,
  );

  it('is the current page if both parsed addresses are the same', () => {
    fc.assert(
      fc.property(href, fc.option(page), (href, page) => {
        const place = placeOn(href, page);
        expect(currentPageTest(page)(href)).toBe(
          page !== null && place !== null && place === placeOn('', page),
        );
      }),
      { numRuns: 5000 },
    );
  });

  it('leads to /start if it is parsed as the templates of this site', () => {
    fc.assert(
      fc.property(href, fc.option(page), (href, page) => {
        const url = parsed(href, page);
        const isTemplates =
          url?.origin === parsed('', page)?.origin &&
          /\/templates(\/get-started)?$/.test(url?.pathname ?? '');
        expect(startHref(href, page)).toBe(
          isTemplates ? `/start${url?.search}${url?.hash}` : href,
        );
      }),
      { numRuns: 5000 },
    );
  });

  function placeOn(href: string, page: string | null): string | null {
    const url = parsed(href, page);
    return url && url.origin + url.pathname.replace(/(.)\/$/, '$1');
  }

  function parsed(href: string, page: string | null): URL | null {
    const base = 'https://lintel.invalid';
    const pageUrl = URL.parse(page ?? base, base);
    return pageUrl && URL.parse(href, pageUrl);
  }
});

describe('the path of an address', () => {
  it.each([
    ['https://www.example.com/a/b?c=1#d', '/a/b?c=1#d'],
    ['https://www.example.com', '/'],
    ['/a?b#c', '/a?b#c'],
    ['a', '/a'],
    ['?b', '/?b'],
    ['', '/'],
    ['http://[', '/'],
    ['//evil.example/a', '/a'],
    ['https://www.example.com//a?b', '/a?b'],
    ['about:srcdoc', '/'],
    ['blob:https://www.example.com/a', '/'],
    ['javascript:alert(1)', '/'],
  ])('for %s is %s', (address, path) => {
    expect(pathOf(address)).toBe(path);
  });

  it.each(hostileLocations(500, LOCATION_SEED))(
    `never leads to another site, seed ${LOCATION_SEED}: $title`,
    ({ location }) => {
      const url = site.urlOn('de', pathOf(location as string));
      expect(new URL(url).origin).toBe('https://de.example.com');
    },
  );
});

describe('a value that is not a string', () => {
  const values = [undefined, null, 5, {}, [], () => '/', Symbol('x'), true];

  it.each(values)(
    'is an unsafe href that leads to the home page: %s',
    (value) => {
      const href = value as string;
      expect(isSafeHref(href)).toBe(false);
      expect(resolveHref({ href }, site)).toBe('/');
      expect(startHref(href, 'https://www.example.com/')).toBe('/');
      expect(currentPageTest('https://www.example.com/')(href)).toBe(false);
    },
  );

  it.each(values)('is ignored as a host: %s', (value) => {
    const host = value as 'account';
    expect(resolveHref({ href: '/a', host }, site)).toBe('/a');
  });
});
