import { describe, expect, it } from 'vitest';
import {
  readDomain,
  readHostname,
  readOrigin,
} from '../../src/site/readDomain';
import { resolveSite } from '../../src/site/site';

describe('a domain', () => {
  it.each([
    'example.com',
    ' EXAMPLE.com ',
    'http://example.com/pricing?plan=pro#top',
    'example.com:8443',
    '.example.com',
    'example.com.',
  ])('may be written as "%s"', (given) => {
    expect(readDomain(given)).toBe('example.com');
  });

  it.each([
    ['www.com', 'www.com'],
    ['de.example.co', 'de.example.co'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('keeps labels that belong to it: %s', (given, domain) => {
    expect(readDomain(given)).toBe(domain);
  });

  it.each(['localhost', 'localhost:3000', 'http://127.0.0.1:3000', '[::1]'])(
    'is the page’s own origin for "%s"',
    (given) => {
      expect(readDomain(given)).toBeNull();
      const site = resolveSite({ domain: given }, 'www.example.com', []);
      expect(site.domain).toBeNull();
      expect(site.urlOn('account', '/')).toBe('/');
    },
  );

  it.each(['not a domain', '', '42', 'example..com', 'example.com; path=/x'])(
    'cannot be %s',
    (given) => {
      expect(readDomain(given)).toBeUndefined();
      const config = { domain: given };
      expect(resolveSite(config, 'www.example.org', []).domain).toBe(
        'example.org',
      );
    },
  );
});

describe('a host', () => {
  it('keeps its first label', () => {
    expect(readHostname('https://www.example.com/')).toBe('www.example.com');
    expect(readHostname('localhost:3000')).toBe('localhost');
  });

  it.each([
    [' https://account.example.org/ ', 'https://account.example.org'],
    ['HTTP://localhost:9000/', 'http://localhost:9000'],
    ['//cdn.example.org', 'https://cdn.example.org'],
    ['https://cdn.example.org/lintel/', 'https://cdn.example.org/lintel'],
  ])('"%s" is an origin', (given, origin) => {
    expect(readOrigin(given)).toBe(origin);
  });

  it.each(['', 'not a host', 'https://'])(
    '%s is not one, and the default is used',
    (given) => {
      expect(readOrigin(given)).toBeUndefined();
      const hosts = { account: given };
      const site = resolveSite({ domain: 'example.com', hosts }, null, []);
      expect(site.urlOn('account', '/')).toBe('https://account.example.com/');
    },
  );
});
