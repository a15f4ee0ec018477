import { expect, it } from 'vitest';
import { resolveSite } from '../../src/core/site';

const labels = ['de', 'uk'];

it.each([
  ['www.example.com', 'https://account.example.com/'],
  ['de.example.com', 'https://account.example.com/'],
  ['uk.example.co', 'https://account.example.co/'],
  ['shop.example.com', 'https://account.shop.example.com/'],
  ['example.com', 'https://account.example.com/'],
  // Without the label only one would be left: it is the domain itself.
  ['de.com', 'https://account.de.com/'],
])('finds the account host of %s at %s', (hostname, url) => {
  expect(resolveSite({}, hostname, labels).urlOn('account', '/')).toBe(url);
});

it.each(['localhost', 'app.localhost', '127.0.0.1', '[::1]'])(
  'keeps everything on the same origin at %s',
  (hostname) => {
    expect(resolveSite(undefined, hostname, labels).urlOn('events', '/x')).toBe(
      '/x',
    );
  },
);

it('takes the domain and single hosts from the page team', () => {
  const site = resolveSite(
    {
      domain: 'example.org',
      hosts: { account: 'members.example.net', media: 'http://localhost:9/' },
    },
    'www.example.com',
    labels,
  );
  expect(site.urlOn('account', '/a')).toBe('https://members.example.net/a');
  expect(site.urlOn('media', '/a')).toBe('http://localhost:9/a');
  expect(site.urlOn('eventsStaging', '/a')).toBe(
    'https://events-staging.example.org/a',
  );
});

it('stands on example.com where nobody knows the host', () => {
  expect(resolveSite(undefined, null, labels).urlOn('learn', '/')).toBe(
    'https://learn.example.com/',
  );
});

it.each([
  ['settings', '/settings'],
  ['@evil.example/', '/@evil.example/'],
  ['.evil.example/', '/.evil.example/'],
  ['//evil.example', '/'],
  ['/a?b=1#c', '/a?b=1#c'],
])('keeps %s on its host', (path, kept) => {
  const site = resolveSite({ domain: 'example.com' }, null, labels);
  expect(site.urlOn('account', path)).toBe(
    `https://account.example.com${kept}`,
  );
});
