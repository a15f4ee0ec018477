import { beforeEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../../src/site/languages';
import { rememberLanguage } from '../../src/site/languageCookies';
import type { SiteConfig } from '../../src/site/site';
import {
  keptCookies,
  languageCookies,
  visit,
  watchCookieWrites,
} from '../analytics/visit';

const german = languages[1]!;
const PAGE = 'https://de.example.com/pricing';

beforeEach(() => visit(PAGE));

/** Name and domain of each cookie. A domain without a dot is a single host. */
const places = () =>
  keptCookies()
    .map(
      ({ key, domain, hostOnly }) => `${key} ${hostOnly ? '' : '.'}${domain}`,
    )
    .sort();

const onBoth = (...domains: string[]) =>
  domains
    .flatMap((domain) => [`language ${domain}`, `ss_i18n ${domain}`])
    .sort();

describe('the language cookies', () => {
  it('are sent with every request for 30 days, and only to this site', () => {
    rememberLanguage(german, 'example.com');
    expect(keptCookies()).toMatchObject(
      ['ss_i18n', 'language'].map((key) => ({
        key,
        path: '/',
        maxAge: 30 * 86_400,
        sameSite: 'lax',
        secure: true,
      })),
    );
  });

  it('are written once if they do not change', () => {
    rememberLanguage(languages[0], 'example.com');
    rememberLanguage(german, 'example.com');
    expect(keptCookies()).toHaveLength(2);
    expect(languageCookies()['language']).toBe('de');
  });

  it('cause no error if cookies are refused', () => {
    const refuse = () => {
      throw new DOMException('sandboxed', 'SecurityError');
    };
    const refusals = [
      vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse),
      vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse),
    ];
    expect(() => rememberLanguage(german, 'example.com')).not.toThrow();
    for (const refusal of refusals) {
      expect(refusal).toHaveBeenCalled();
      refusal.mockRestore();
    }
  });
});

describe('the domains of the language cookies', () => {
  it.each<[string, string | null, SiteConfig | undefined, string[]]>([
    ['the site’s', 'example.com', undefined, ['.example.com']],
    ['the page’s host if there is none', null, {}, ['de.example.com']],
    ['the page’s host on another site', 'example.org', {}, ['de.example.com']],
    ['not part of a label', 'ample.com', {}, ['de.example.com']],
    [
      'all that are configured',
      'example.com',
      { cookieDomains: ['example.com', 'de.example.com'] },
      ['.example.com', '.de.example.com'],
    ],
    [
      'without the foreign ones',
      'example.com',
      { cookieDomains: ['example.org', 'example.com', 'example.co.uk'] },
      ['.example.com'],
    ],
    [
      'the page’s host if all are foreign',
      'example.com',
      { cookieDomains: ['example.org', 'example.net'] },
      ['de.example.com'],
    ],
  ])('are %s: %s, %j', (_, domain, config, expected) => {
    rememberLanguage(german, domain, config);
    expect(places()).toEqual(onBoth(...expected));
  });

  it('can be given as addresses', () => {
    const cookieDomains = ['https://Example.com/'];
    rememberLanguage(german, null, { cookieDomains });
    expect(places()).toEqual(onBoth('.example.com'));
  });
});

describe('the currency in the cookie', () => {
  const currency = () => JSON.parse(languageCookies()['ss_i18n']!).currency;
  const keep = (value: string) => {
    document.cookie = `ss_i18n=${encodeURIComponent(value)}`;
  };

  it('is the US dollar by default', () => {
    rememberLanguage(german, null);
    expect(currency()).toBe('USD');
  });

  it('is that of the site', () => {
    rememberLanguage(german, null, { currency: 'EUR' });
    expect(currency()).toBe('EUR');
  });

  it('is the visitor’s, even if the site has another', () => {
    keep('{"language":"ja-JP","currency":"JPY"}');
    rememberLanguage(german, null, { currency: 'EUR' });
    expect(currency()).toBe('JPY');
  });

  it.each([
    '',
    'null',
    '{',
    '{"currency":"eur"}',
    '{"currency":["JPY"]}',
    '{"__proto__":{"currency":"JPY"}}',
    '{"currency":"JPY\\n"}',
  ])('is that of the site if the cookie has no valid one: %j', (value) => {
    keep(value);
    rememberLanguage(german, null, { currency: 'EUR' });
    expect(currency()).toBe('EUR');
  });
});

describe('the Secure attribute', () => {
  it.each([
    ['https://www.example.com/', true],
    ['https://www.example.com:44/', true],
    ['https://www.example.com:444/', false],
    ['https://www.example.com:8443/', false],
    ['http://localhost:3000/', false],
  ])('on %s: %s', (page, secure) => {
    visit(page);
    const writes = watchCookieWrites();
    rememberLanguage(german, 'example.com');
    expect(writes.map((write) => / secure(;|$)/.test(write))).toEqual([
      secure,
      secure,
    ]);
  });
});
