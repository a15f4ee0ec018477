import { expect, it } from 'vitest';
import { appendFormatJson } from '../../src/browser/urls';

it.each([
  ['/blog', '/blog?format=json'],
  ['/blog?a=1#top?x', '/blog?a=1&format=json#top?x'],
  ['/blog?#', '/blog?format=json#'],
  ['/blog?a=1&', '/blog?a=1&format=json'],
  ['../blog', '../blog?format=json'],
  ['#top', '?format=json#top'],
  ['https://EXAMPLE.com:443/a/../b', 'https://EXAMPLE.com:443/a/../b?format=json'], // prettier-ignore
  ['/a b?c d=ü+%20%zz', '/a b?c d=ü+%20%zz&format=json'],
  ['/blog?format=json', '/blog?format=json'],
  ['/blog?format=a&b&format=c', '/blog?b&format=json'],
  ['/blog?formats=1&a=format', '/blog?formats=1&a=format&format=json'],
])('appendFormatJson changes %j to %j', (url, expected) => {
  expect(appendFormatJson(url)).toBe(expected);
});
