import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  defaultNames,
  findAnalyticsId,
  findSession,
  pageLanding,
  type AnalyticsNames,
} from '../../../src/analytics/visitor';
import { replaceForTest } from '../trackedPage';
import { keptCookies, visit, watchCookieWrites } from '../visit';

const DAY = 86_400_000;
const NAME = 'lintel_analytics_id';
const EXPIRES = 'lintel_analytics_id_expires';
const UUID =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const [QUERY, COOKIE, STORED] = ['a', 'b', 'c'].map(
  (digit) => `0f8fad5b-d9cb-469f-a165-70867728950${digit}`,
) as [string, string, string];
const now = Date.now();

interface Sources {
  names?: AnalyticsNames;
  search?: string;
  domain?: string;
}

const find = ({ names = defaultNames, search = '', domain }: Sources = {}) =>
  findAnalyticsId(names, search, undefined, domain);

function keepCookie(id: string) {
  document.cookie = `${NAME}=${id}; path=/`;
}

function store(id: string, expires: unknown = now + DAY) {
  localStorage.setItem(NAME, id);
  localStorage.setItem(EXPIRES, String(expires));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  localStorage.clear();
  closeBrowser();
});

afterEach(() => void vi.useRealTimers());

/**
 * Deletes the session's cookie and the session storage. Local storage stays.
 */
function closeBrowser() {
  sessionStorage.clear();
  visit('https://www.example.com/');
}

describe('the analytics id', () => {
  it('is a new random UUID if there is none', () => {
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

  it('comes from the address, then the cookie, then local storage', () => {
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
  ])('is never "%s", wherever it comes from', (bad) => {
    const search = `?${new URLSearchParams({ analytics_id: bad })}`;
    store(STORED);
    expect(find({ search })).toBe(STORED);
    store(bad);
    visit('https://www.example.com/');
    keepCookie(encodeURIComponent(bad));
    expect(find({ search })).toMatch(UUID);
  });

  it('can be in upper case', () => {
    const id = QUERY.toUpperCase();
    expect(find({ search: `?analytics_id=${id}` })).toBe(id);
  });
});

describe('a stored analytics id', () => {
  it('is kept for 390 days in local storage, and in a cookie of the site’s domain', () => {
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

  it('is set on the page’s host if that is not on the domain', () => {
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
    ['with an invalid date', 'tomorrow', false],
  ])('is used %s (%s): %s', (_, expires, counts) => {
    store(STORED, expires);
    expect(find() === STORED).toBe(counts);
  });

  it.each([
    ['in 2100', Date.UTC(2100, 0)],
    ['a day too late', now + 391 * DAY],
    ['never', Infinity],
    ['after the last date', 1e300],
  ])('counts as 390 days if it expires %s', (_, expires) => {
    store(STORED, expires);
    expect(find()).toBe(STORED);
    expect(localStorage.getItem(EXPIRES)).toBe(String(now + 390 * DAY));
    // Cookies may be deleted earlier.
    vi.setSystemTime(now + 390 * DAY);
    visit('https://www.example.com/');
    expect(find()).not.toBe(STORED);
  });

  it('is not written again while it is the same, so that a server’s cookie keeps its lifetime', () => {
    keepCookie(COOKIE);
    store(COOKIE, now + 5);
    const writes = watchCookieWrites();
    find();
    expect(writes).toEqual([]);
    expect(localStorage.getItem(EXPIRES)).toBe(String(now + 5));
  });
});

describe('a browser without storage', () => {
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

  it('gets an analytics id, without a warning', () => {
    refuse();
    expect(find()).toMatch(UUID);
  });

  it('is reported once with logging', () => {
    replaceForTest(window, 'lintelLogging', true);
    refuse();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    find();
    find();
    expect(warn.mock.calls).toEqual([
      ['Unable access local/session storage', 'localStorage'],
      ['Unable to store analyticsId'],
    ]);
    warn.mockRestore();
  });
});

const findVisit = () => findSession(defaultNames, 'example.com');

describe('the session', () => {
  it('has one id on all pages of a visit, and another one on the next visit', () => {
    const { sessionId } = findVisit();
    expect(sessionId).toMatch(UUID);
    expect(findVisit().sessionId).toBe(sessionId);
    closeBrowser();
    expect(findVisit().sessionId).not.toBe(sessionId);
  });

  it('is stored in a cookie of the domain, until the browser is closed', () => {
    const { sessionId } = findVisit();
    const [cookie] = keptCookies();
    expect(cookie).toMatchObject({
      key: 'lintel_session_id',
      value: sessionId,
      domain: 'example.com',
    });
    expect(cookie?.maxAge).toBeUndefined();
  });

  it('does not write a cookie that already exists', () => {
    findVisit();
    const writes = watchCookieWrites();
    findVisit();
    expect(writes).toEqual([]);
  });

  it('is the visitor’s first on all pages of the first visit only', () => {
    expect(findVisit().isFirstSession).toBe(true);
    expect(findVisit().isFirstSession).toBe(true);
    closeBrowser();
    expect(findVisit().isFirstSession).toBe(false);
    expect(findVisit().isFirstSession).toBe(false);
  });

  it.each([
    ['nothing', null, null, true],
    ['the landed flag', 'true', null, false],
    ['both flags', 'true', 'true', true],
    ['only the session’s flag', null, 'false', true],
    ['the landed flag and a false session flag', 'true', 'false', false],
  ])(
    'with %s stored (%s, %s) is the first session: %s',
    (_, landed, first, expected) => {
      if (landed) localStorage.setItem('lintel_has_landed', landed);
      if (first) sessionStorage.setItem('lintel_first_session', first);
      expect(findVisit().isFirstSession).toBe(expected);
    },
  );

  it('knows the first page of the visit', () => {
    expect(findVisit().isFirstLanding).toBe(false);
    pageLanding().here = true;
    expect(findVisit().isFirstLanding).toBe(true);
  });
});
