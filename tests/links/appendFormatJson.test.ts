import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendFormatJson } from '../../src/core/links/appendFormatJson';
import { hostileLocations, LOCATION_SEED } from './hostileLocations';
import { keysOf } from '../browser/manyKeys';

const BASE = 'https://www.example.com/dir/page';

describe('appendFormatJson', () => {
  it.each([
    ['/blog', '/blog?format=json'],
    ['/blog#top', '/blog?format=json#top'],
    ['/blog?a=1', '/blog?a=1&format=json'],
    ['/blog?a=1#top?x', '/blog?a=1&format=json#top?x'],
    ['/blog?', '/blog?format=json'],
    ['/blog?#', '/blog?format=json#'],
    ['/blog?a=1&', '/blog?a=1&format=json'],
    ['blog', 'blog?format=json'],
    ['../blog', '../blog?format=json'],
    ['?a', '?a&format=json'],
    ['#top', '?format=json#top'],
    ['', '?format=json'],
    ['//example.com', '//example.com?format=json'],
    ['https://EXAMPLE.com:443/a/../b', 'https://EXAMPLE.com:443/a/../b?format=json'], // prettier-ignore
    ['/a b?c d=ü+%20%zz', '/a b?c d=ü+%20%zz&format=json'],
    ['/\ud800?\udfff', '/\ud800?\udfff&format=json'],
    ['/blog?a??b', '/blog?a??b&format=json'],
    ['/blog?__proto__=1', '/blog?__proto__=1&format=json'],
    [' /blog \n', ' /blog?format=json \n'],
  ])('changes %j to %j', (url, expected) => {
    expect(appendFormatJson(url)).toBe(expected);
  });

  it.each([
    ['/blog?format=json', '/blog?format=json'],
    ['/blog?format=html', '/blog?format=json'],
    ['/blog?format', '/blog?format=json'],
    ['/blog?a=1&format=html&b=2#c', '/blog?a=1&format=json&b=2#c'],
    ['/blog?format=a&b&format=c', '/blog?format=json&b'],
    ['/blog?%66orma%74=html', '/blog?format=json'],
    ['/blog?for\tmat=html', '/blog?format=json'],
    ['/blog?FORMAT=html', '/blog?FORMAT=html&format=json'],
    ['/blog?formats=1&a=format', '/blog?formats=1&a=format&format=json'],
    ['/blog??format=1', '/blog??format=1&format=json'],
    ['/format?#format=1', '/format?format=json#format=1'],
  ])('adds it only once: changes %j to %j', (url, expected) => {
    expect(appendFormatJson(url)).toBe(expected);
  });

  it.each([
    'mailto:jane@example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
    'https://',
  ])('leaves %j as it is', (url) => {
    expect(appendFormatJson(url)).toBe(url);
  });

  it.each([undefined, null, 5, ['/blog'], Object.create(null)])(
    'returns a value that is not a string as it is: %o',
    (url) => {
      expect(appendFormatJson(url as string)).toBe(url);
    },
  );

  it.each(
    hostileLocations(400, LOCATION_SEED).filter(
      ({ location }) => typeof location === 'string',
    ),
  )(`changes nothing else, seed ${LOCATION_SEED}: $title`, ({ location }) => {
    expectOnlyFormat(location as string);
  });

  it('changes nothing else in random addresses', () => {
    const signs = ['/', '?', '#', '&', '=', 'format', '%66', '\t', ' ', 'ü'];
    const url = fc
      .array(fc.oneof(fc.constantFrom(...signs), fc.string({ maxLength: 2 })))
      .map((parts) => parts.join(''));
    fc.assert(fc.property(url, expectOnlyFormat), { numRuns: 2000 });
  });

  it('handles 100,000 parameters, and a huge address', () => {
    const many = `/?${keysOf(100_000)}`;
    expect(appendFormatJson(`${many}#a`)).toBe(`${many}&format=json#a`);
    const huge = `/${'a'.repeat(5_000_000)}`;
    expect(appendFormatJson(huge)).toBe(`${huge}?format=json`);
    const blank = `/a${' '.repeat(1_000_000)}`;
    expect(appendFormatJson(`${blank}b`)).toBe(`${blank}b?format=json`);
  });
});

/**
 * Checks with the browser's own parser: the same page, all parameters in order,
 * and one `format`.
 */
function expectOnlyFormat(url: string): void {
  const result = appendFormatJson(url);
  const before = URL.parse(url, BASE);
  if (!before?.protocol.startsWith('http')) {
    expect(result).toBe(url);
    return;
  }
  const after = new URL(result, BASE);
  expect(othersIn(after)).toEqual(othersIn(before));
  expect(after.searchParams.getAll('format')).toEqual(['json']);
  before.search = after.search = '';
  expect(after.href).toBe(before.href);
  expect(appendFormatJson(result)).toBe(result);
}

function othersIn({ searchParams }: URL): [string, string][] {
  return [...searchParams].filter(([name]) => name !== 'format');
}
