import { beforeEach, describe, expect, it } from 'vitest';
import {
  findAnalyticsId,
  type AnalyticsIdOptions,
} from '../../src/core/analyticsId';
import { defaultNames } from '../../src/core/analyticsNames';
import { expectConsole } from '../setup/console';
import { replaceForTest } from './trackedPage';
import { keptCookies, visit, watchCookieWrites } from './visit';

const DAY = 86_400_000;
const NAME = 'lintel_analytics_id';
const EXPIRES = 'lintel_analytics_id_expires';
const UUID =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const [QUERY, COOKIE, STORED] = ['a', 'b', 'c'].map(
  (digit) => `0f8fad5b-d9cb-469f-a165-70867728950${digit}`,
) as [string, string, string];
const now = Date.now();

const find = (options: Partial<AnalyticsIdOptions> = {}) =>
  findAnalyticsId({ names: defaultNames, search: '', now, ...options });

function keepCookie(id: string) {
  document.cookie = `${NAME}=${id}; path=/`;
}

function store(id: string, expires: unknown = now + DAY) {
  localStorage.setItem(NAME, id);
  localStorage.setItem(EXPIRES, String(expires));
}

beforeEach(() => {
  localStorage.clear();
  visit('https://www.example.com/');
});

describe('the analytics id', () => {
  it('is a new random UUID where there is none', () => {
    const ids = Array.from({ length: 100 }, () => {
      localStorage.clear();
      visit('https://www.example.com/');
      return find();
    });
    expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(100);
  });

  it('stays the same for a visitor', () => {
    expect(find()).toBe(find());
  });

  it('comes from the query, else the cookie, else local storage', () => {
    const search = `?analytics_id=${QUERY}`;
    store(STORED);
    expect(find()).toBe(STORED);
    visit('https://www.example.com/');
    keepCookie(COOKIE);
    expect(find()).toBe(COOKIE);
    expect(find({ search })).toBe(QUERY);
    expect(find()).toBe(QUERY);
  });

  it.each([
    'evil',
    '',
    `${QUERY}0`,
    ` ${QUERY}`,
    `${QUERY}\n`,
    QUERY.replaceAll('-', ''),
    QUERY.replace('0', 'g'),
    '{0f8fad5b-d9cb-469f-a165-708677289501}',
    '[object Object]',
  ])('is never "%s", wherever that stands', (bad) => {
    const search = `?${new URLSearchParams({ analytics_id: bad })}`;
    store(STORED);
    expect(find({ search })).toBe(STORED);
    store(bad);
    visit('https://www.example.com/');
    keepCookie(encodeURIComponent(bad));
    expect(find({ search })).toMatch(UUID);
  });

  it('may be written in capitals', () => {
    const id = QUERY.toUpperCase();
    expect(find({ search: `?analytics_id=${id}` })).toBe(id);
  });
});

describe('a stored analytics id', () => {
  it('lives 390 days in local storage, and in a cookie of the product’s domain', () => {
    const id = find({ domain: 'example.com' });
    expect(localStorage.getItem(NAME)).toBe(id);
    expect(localStorage.getItem(EXPIRES)).toBe(String(now + 390 * DAY));
    expect(keptCookies()).toEqual([
      expect.objectContaining({
        key: NAME,
        value: id,
        domain: 'example.com',
        path: '/',
        maxAge: 390 * 86_400,
        sameSite: 'lax',
        secure: true,
      }),
    ]);
  });

  it('is the page’s host alone where that is on no known domain', () => {
    find();
    expect(keptCookies()).toEqual([
      expect.objectContaining({ key: NAME, hostOnly: true }),
    ]);
  });

  it.each([
    ['a moment before it expires', now + 1, true],
    ['when it expires', now, false],
    ['after it has expired', now - 1, false],
    ['without a date', '', false],
    ['with a date that is none', 'tomorrow', false],
  ])('counts %s: %s, %s', (_, expires, counts) => {
    store(STORED, expires);
    expect(find() === STORED).toBe(counts);
  });

  it('is not written anew while it is the same: a server’s cookie keeps its days', () => {
    keepCookie(COOKIE);
    store(COOKIE, now + 5);
    const writes = watchCookieWrites();
    find();
    expect(writes).toEqual([]);
    expect(localStorage.getItem(EXPIRES)).toBe(String(now + 5));
  });

  it('is called otherwise where the team says so', () => {
    const names = {
      ...defaultNames,
      analyticsId: 'a',
      analyticsIdExpires: 'e',
    };
    const id = find({ names });
    expect(document.cookie).toBe(`a=${id}`);
    expect(Object.keys(localStorage).sort()).toEqual(['a', 'e']);
  });
});

describe('a browser that keeps nothing', () => {
  function refuse() {
    watchCookieWrites();
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    replaceForTest(window, 'localStorage', {
      getItem: denied,
      setItem: denied,
    });
  }

  it('is given an id all the same, silently', () => {
    refuse();
    expect(find()).toMatch(UUID);
  });

  it('is told of where logging is on, in the words of the specification, once', () => {
    replaceForTest(window, 'lintelLogging', true);
    refuse();
    expectConsole(
      'warn',
      /^Unable access local\/session storage localStorage$/,
    );
    expectConsole('warn', /^Unable to store analyticsId$/);
    find();
    find();
  });
});
