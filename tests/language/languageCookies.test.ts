import { beforeEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../../src/site/languages';
import { rememberLanguage } from '../../src/site/languageCookies';
import { resolveSite } from '../../src/site/site';
import type { SiteConfig } from '../../src/site/siteConfig';
import {
  keptCookies,
  languageCookies,
  visit,
  watchCookieWrites,
} from '../support/visit';

const german = languages[1]!;
const PAGE = 'https://de.example.com/pricing';

const siteOf = (config: SiteConfig) => resolveSite(config, null, []);
const site = siteOf({ domain: 'example.com' });
/** Everything is on the page’s own origin. */
const ownOrigin = siteOf({ domain: 'localhost' });
const inEuro = siteOf({ domain: 'localhost', currency: 'EUR' });

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
    rememberLanguage(german, site);
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
    rememberLanguage(languages[0], site);
    rememberLanguage(german, site);
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
    expect(() => rememberLanguage(german, site)).not.toThrow();
    for (const refusal of refusals) {
      expect(refusal).toHaveBeenCalled();
      refusal.mockRestore();
    }
  });
});

describe('the domains of the language cookies', () => {
  const both = ['example.com', 'de.example.com'];
  const foreign = ['example.org', 'example.net'];

  it.each<[string, string[] | undefined, string[]]>([
    ['example.com', undefined, ['.example.com']],
    // On an origin of its own, on another site, and not part of a label.
    ['localhost', undefined, ['de.example.com']],
    ['example.org', undefined, ['de.example.com']],
    ['ample.com', undefined, ['de.example.com']],
    ['example.com', both, ['.example.com', '.de.example.com']],
    ['example.com', ['example.co.uk', 'example.com'], ['.example.com']],
    ['example.com', foreign, ['de.example.com']],
  ])(
    'of %s with %j are those that the page belongs to, or its host: %j',
    (domain, cookieDomains, expected) => {
      rememberLanguage(german, siteOf({ domain, cookieDomains }));
      expect(places()).toEqual(onBoth(...expected));
    },
  );

  it('can be given as addresses', () => {
    const cookieDomains = ['https://Example.com/'];
    rememberLanguage(german, siteOf({ domain: 'localhost', cookieDomains }));
    expect(places()).toEqual(onBoth('.example.com'));
  });
});

describe('the currency in the cookie', () => {
  const currency = () => JSON.parse(languageCookies()['ss_i18n']!).currency;
  const keep = (value: string) => {
    document.cookie = `ss_i18n=${encodeURIComponent(value)}`;
  };

  it('is the US dollar by default', () => {
    rememberLanguage(german, ownOrigin);
    expect(currency()).toBe('USD');
  });

  it('is that of the site', () => {
    rememberLanguage(german, inEuro);
    expect(currency()).toBe('EUR');
  });

  it.each([
    ['{"language":"ja-JP","currency":"JPY"}', 'JPY'],
    ['{"currency":"jpy"}', 'JPY'],
    // Raw, as servers write it, and in quotes, as Python does.
    ['raw:{"language":"ja-JP","currency":"JPY"}', 'JPY'],
    [
      'raw:"{\\"language\\": \\"ja-JP\\"\\054 \\"currency\\": \\"JPY\\"}"',
      'JPY',
    ],
  ])(
    'is the visitor’s, even if the site has another: %s',
    (value, expected) => {
      if (value.startsWith('raw:'))
        document.cookie = `ss_i18n=${value.slice(4)}`;
      else keep(value);
      rememberLanguage(german, inEuro);
      expect(currency()).toBe(expected);
    },
  );

  it.each([
    '',
    'null',
    '{}',
    '{"currency":"euro"}',
    '{"currency":["JPY"]}',
    '{"__proto__":{"currency":"JPY"}}',
    '{"currency":"JPY\\n"}',
  ])('is that of the site if the cookie has no valid one: %j', (value) => {
    keep(value);
    rememberLanguage(german, inEuro);
    expect(currency()).toBe('EUR');
  });
});

describe('a cookie with the locale that another program has written', () => {
  const write = (value: string) => {
    document.cookie = `ss_i18n=${value}; domain=example.com; path=/`;
  };

  it('keeps its other keys', () => {
    write('{"currency":"JPY","country":"JP","language":"ja-JP"}');
    rememberLanguage(german, site);
    expect(JSON.parse(languageCookies()['ss_i18n']!)).toEqual({
      language: 'de-DE',
      currency: 'JPY',
      country: 'JP',
    });
  });

  it.each([
    '{',
    'ja-JP|JPY',
    '["ja-JP","JPY"]',
    'j:{"language":"ja-JP","currency":"JPY"}',
    // In base64, and encoded twice.
    'eyJjdXJyZW5jeSI6IkpQWSJ9',
    '%257B%2522currency%2522%253A%2522JPY%2522%257D',
  ])('stays if it is not a JSON object: %s', (value) => {
    write(value);
    rememberLanguage(german, site);
    expect(keptCookies().map(({ key, value }) => [key, value])).toEqual([
      ['ss_i18n', value],
      ['language', 'de'],
    ]);
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
    rememberLanguage(german, site);
    expect(writes.map((write) => / secure(;|$)/.test(write))).toEqual([
      secure,
      secure,
    ]);
  });
});
