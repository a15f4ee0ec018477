import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../../src/browser/cookies';
import { keptCookies, visit, watchCookieWrites } from '../analytics/visit';

beforeEach(() => visit('https://www.example.com/'));

function holdCookies(cookies: string) {
  return vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
}

describe('a cookie', () => {
  it.each(['x', 'a b', 'ä;=,"', '%', '日本語', '{"a":1}', ''])(
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
