import { describe, expect, it } from 'vitest';
import { appendFormatJson } from '../../src/site/appendFormatJson';

describe('appendFormatJson', () => {
  it.each([
    ['/blog', '/blog?format=json'],
    ['/blog?a=1#top?x', '/blog?a=1&format=json#top?x'],
    ['/blog?#', '/blog?format=json#'],
    ['/blog?a=1&', '/blog?a=1&format=json'],
    ['../blog', '../blog?format=json'],
    ['#top', '?format=json#top'],
    ['https://EXAMPLE.com:443/a/../b', 'https://EXAMPLE.com:443/a/../b?format=json'], // prettier-ignore
    ['/a b?c d=ü+%20%zz', '/a b?c d=ü+%20%zz&format=json'],
    [' /blog \n', ' /blog?format=json \n'],
  ])('changes %j to %j', (url, expected) => {
    expect(appendFormatJson(url)).toBe(expected);
  });

  it.each([
    ['/blog?format=json', '/blog?format=json'],
    ['/blog?a=1&format=html&b=2#c', '/blog?a=1&format=json&b=2#c'],
    ['/blog?format=a&b&format=c', '/blog?format=json&b'],
    ['/blog?%66orma%74=html', '/blog?format=json'],
    ['/blog?formats=1&a=format', '/blog?formats=1&a=format&format=json'],
  ])('adds it only once: changes %j to %j', (url, expected) => {
    expect(appendFormatJson(url)).toBe(expected);
  });

  it.each(['mailto:jane@example.com', 'javascript:alert(1)', 'http://['])(
    'leaves %j as it is',
    (url) => {
      expect(appendFormatJson(url)).toBe(url);
    },
  );
});
