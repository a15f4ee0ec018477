import { describe, expect, it } from 'vitest';
import { resolveSite } from '../../src/site/site';
import type { SiteConfig } from '../../src/site/siteConfig';
import { visit, watchCookieWrites } from '../support/visit';
import { hostileLocations } from './hostileLocations';

const labels = ['de', 'uk'];

it.each([
  ['www.example.com', 'https://account.example.com/'],
  ['uk.example.co', 'https://account.example.co/'],
  ['shop.example.com', 'https://account.shop.example.com/'],
  ['example.com', 'https://account.example.com/'],
  // Without the first label, one label would remain, so this is the domain
  // itself.
  ['de.com', 'https://account.de.com/'],
])('finds the account host of %s at %s', (hostname, url) => {
  expect(resolveSite({}, hostname, labels).urlOn('account', '/')).toBe(url);
});

it.each([
  ['https://de.github.io', 'https://account.de.github.io/'],
  ['https://uk.co.uk', 'https://account.uk.co.uk/'],
  ['https://www.team.github.io', 'https://account.team.github.io/'],
  ['https://www.example.com.', 'https://account.example.com/'],
])('never links from %s to a domain of others, but to %s', (page, url) => {
  visit(page);
  const { hostname } = window.location;
  expect(resolveSite({}, hostname, labels).urlOn('account', '/')).toBe(url);
  expect(document.cookie).toBe('');
});

it('finds the domain in a browser that stores no cookies', () => {
  visit('https://de.example.org');
  watchCookieWrites();
  expect(resolveSite({}, 'de.example.org', labels).domain).toBe('example.org');
});

const www = 'www.example.com';
const staging = 'eventsStaging';

it.each<[string | null, SiteConfig, string, host?: string]>([
  [www, { domain: undefined }, '/x'],
  [www, { hosts: { events: 'a.org' } }, 'https://a.org/x'],
  [www, { domain: 'a.org' }, 'https://events.a.org/x'],
  [null, {}, 'https://events.example.com/x'],
  [www, {}, '/x', staging],
  [www, { hosts: { eventsStaging: 'b.org' } }, 'https://b.org/x', staging],
  [www, { domain: 'a.org' }, 'https://events-staging.a.org/x', staging],
])(
  'sends no events from %s to a guessed host with %j, but to %s',
  (hostname, config, url, host = 'events') => {
    expect(resolveSite(config, hostname, labels).urlOn(host, '/x')).toBe(url);
  },
);

it.each([...['localhost', 'app.localhost', '127.0.0.1', '[::1]', 'intranet.']])(
  'keeps everything on the same origin at %s',
  (hostname) => {
    expect(resolveSite(undefined, hostname, labels).urlOn('events', '/x')).toBe(
      '/x',
    );
  },
);

it.each([
  ['settings', '/settings'],
  [' /settings', '/settings'],
  ['\tsettings\r\n', '/settings'],
  ['/settings\u200b', '/'],
  ['@evil.example/', '/@evil.example/'],
  ['//evil.example', '/'],
  ['/a?b=1#c', '/a?b=1#c'],
])('keeps %s on its host', (path, kept) => {
  const site = resolveSite({ domain: 'example.com' }, null, labels);
  expect(site.urlOn('account', path)).toBe(
    `https://account.example.com${kept}`,
  );
});

describe('an address on a host with a hostile path', () => {
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
  const origins = (path: string) =>
    [
      named.urlOn('domains', path),
      named.urlOn('account', path),
      named.urlOn('de', path),
      named.urlOn('www.example.org', path),
      here.urlOn('account', path),
    ].map((url) => new URL(url, page).origin);

  it.each(hostileLocations.map((path) => [path.slice(0, 40), path]))(
    'stays on that host: %j',
    (_, path) => {
      expect(origins(path)).toEqual([
        'https://domains.example.com',
        'https://members.example.net',
        'http://localhost:9',
        'https://www.example.org',
        'http://localhost:3000',
      ]);
    },
  );
});
