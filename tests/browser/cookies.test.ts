import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../../src/browser/cookies';
import { keptCookies, visit, watchCookieWrites } from '../support/visit';

beforeEach(() => visit('https://www.example.com/'));

function holdCookies(cookies: string) {
  return vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
}

describe('a cookie', () => {
  it.each(['x', 'a b', 'ä;=,"', '"a"', '\\054', '%', '日本語', '{"a":1}', ''])(
    'is read as it was written: %j',
    (value) => {
      writeCookie('kept', value);
      expect(readCookie('kept')).toBe(value);
    },
  );

  it.each([
    ['crumb=a', 'a'],
    ['mycrumb=b; crumb=a', 'a'],
    ['b=1;crumb=a', 'a'],
    ['crumb=a; crumb=b', 'a'],
    ['crumb=a=b=c', 'a=b=c'],
    ['crumb=', ''],
    ['crumb=%', '%'],
    ['crumb=%E0%A4%A', '%E0%A4%A'],
    // As Python and Tomcat write them.
    ['crumb="aGVs=="', 'aGVs=='],
    ['a="1"; crumb="a=b"; c="2"', 'a=b'],
    ['crumb="a\\054 \\"b\\"\\073 \\\\n"', 'a, "b"; \\n'],
    ['crumb="%7B%22a%22%3A1%7D"', '{"a":1}'],
    ['crumb=""', ''],
    ['crumb=""a""', '"a"'],
    ['crumb="', '"'],
    ['crumb="a', '"a'],
    ['crumb=a\\054', 'a\\054'],
    ['crumb=%22a%22', '"a"'],
    ['crumb', null],
    ['CRUMB=a', null],
    ['', null],
  ])('is found by its full name: in %j its value is %j', (cookies, value) => {
    const held = holdCookies(cookies);
    expect(readCookie('crumb')).toBe(value);
    held.mockRestore();
  });

  it('is null if the page may not read cookies', () => {
    const refusal = vi.spyOn(document, 'cookie', 'get');
    refusal.mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(readCookie('crumb')).toBeNull();
    refusal.mockRestore();
  });

  it('is a session cookie of this host, unless options say otherwise', () => {
    writeCookie('a', '1');
    writeCookie('b', '2', { days: 2, domain: 'example.com', secure: false });
    expect(keptCookies()).toMatchObject([
      { key: 'a', hostOnly: true, secure: true, path: '/' },
      { key: 'b', hostOnly: false, domain: 'example.com', maxAge: 172_800 },
    ]);
    expect(keptCookies()[0]).not.toHaveProperty('maxAge');
    expect(keptCookies()[1]).not.toHaveProperty('secure');
  });

  it.each(['; domain=evil.example', 'a\nb', 'a; secure', '\0'])(
    'cannot add attributes with its value: %j',
    (value) => {
      const writes = watchCookieWrites();
      writeCookie('kept', value, { secure: false });
      expect(writes).toEqual([
        `kept=${encodeURIComponent(value)}; path=/; samesite=lax`,
      ]);
    },
  );

  it('is skipped if it cannot be written', () => {
    const writes = watchCookieWrites();
    expect(() => writeCookie('kept', '\uD800')).not.toThrow();
    expect(writes).toEqual([]);
  });
});
