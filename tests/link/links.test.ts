import { describe, expect, it } from 'vitest';
import {
  currentPageTest,
  isSafeHref,
  pathOf,
  resolveHref,
  startHref,
} from '../../src/site/links';
import { resolveSite } from '../../src/site/site';
import { hostileLocations } from './hostileLocations';

const site = resolveSite({ domain: 'example.com' }, null, []);

describe('the address of a link', () => {
  it.each([
    '/templates',
    '#content',
    '?page=2',
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
    ['/websites/templates', '/start'],
    ['templates', '/start'],
    ['https://www.example.com/templates?a=1', '/start?a=1'],
    ['//www.example.com/templates', '/start'],
  ])('%s leads to %s', (href, start) => {
    expect(startHref(href, page)).toBe(start);
  });

  it.each([
    '/templates/bakery',
    '/my-templates',
    '/templatesque',
    '/pricing?next=/templates',
    '/pricing#/templates',
    'https://example.com/templates',
    'mailto:help@example.com/templates',
    'http://[',
  ])('%s keeps its address', (href) => {
    expect(startHref(href, page)).toBe(href);
  });

  it.each(['#all', '?page=2'])('%s stays on the page of templates', (href) => {
    const templates = 'https://www.example.com/templates';
    expect(startHref(href, templates)).toBe(href);
  });

  it('is recognised without the page’s address', () => {
    expect(startHref('/templates#a', null)).toBe('/start#a');
    expect(startHref(`${page}/templates`, null)).toBe(`${page}/templates`);
    expect(startHref('/templates', 'http://[')).toBe('/templates');
  });
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
