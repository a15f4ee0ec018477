import { describe, expect, it } from 'vitest';
import { resolveSite, type SiteConfig } from '../../src/core/site/site';
import { hostileLocations, LOCATION_SEED } from '../links/hostileLocations';

const labels = ['de', 'uk'];

it.each([
  ['www.example.com', 'https://account.example.com/'],
  ['de.example.com', 'https://account.example.com/'],
  ['uk.example.co', 'https://account.example.co/'],
  ['shop.example.com', 'https://account.shop.example.com/'],
  ['example.com', 'https://account.example.com/'],
  // Without the first label, one label would remain, so this is the domain
  // itself.
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

it('uses the page team’s domain and hosts', () => {
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

it('uses example.com if the host is unknown', () => {
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

describe(`an address on a host with a hostile path, seed ${LOCATION_SEED}`, () => {
  const named = resolveSite(
    {
      domain: 'example.com',
      hosts: { account: 'members.example.net', de: 'http://localhost:9/' },
    },
    null,
    labels,
  );
  const here = resolveSite(undefined, 'localhost', labels);
  const page = 'http://localhost:3000/pricing';
  const origins = (path: unknown) =>
    [
      named.urlOn('domains', path as string),
      named.urlOn('account', path as string),
      named.urlOn('de', path as string),
      named.urlOn('www.example.org', path as string),
      here.urlOn('account', path as string),
    ].map((url) => new URL(url, page).origin);

  it.each(hostileLocations(500, LOCATION_SEED))(
    'stays on that host: $title',
    ({ location }) => {
      expect(origins(location)).toEqual([
        'https://domains.example.com',
        'https://members.example.net',
        'http://localhost:9',
        'https://www.example.org',
        'http://localhost:3000',
      ]);
    },
  );
});

describe('a team’s hosts', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'ignore "%s", which every object has',
    (label) => {
      const site = resolveSite(
        { domain: 'example.com', hosts: {} },
        null,
        labels,
      );
      expect(site.urlOn(label, '/a')).toBe(`https://${label}.example.com/a`);
    },
  );

  it.each([null, 5, {}, [], '', () => 'x', Symbol('x')])(
    'ignore a value that is not a string: %s',
    (account) => {
      const hosts = { account } as unknown as SiteConfig['hosts'];
      const site = resolveSite({ domain: 'example.com', hosts }, null, labels);
      expect(site.urlOn('account', '/a')).toBe('https://account.example.com/a');
    },
  );
});
