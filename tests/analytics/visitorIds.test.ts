import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  findAnalyticsId,
  findSession,
  pageLanding,
} from '../../src/analytics/visitorIds';
import { defaultSiteNames } from '../../src/site/siteConfig';
import { expectConsole } from '../setup/console';
import { denyStorage, replaceForTest } from '../support/trackedPage';
import { keptCookies, visit, watchCookieWrites } from '../support/visit';

const DAY = 86_400_000;
const NAME = 'lintel_analytics_id';
const EXPIRES = 'lintel_analytics_id_expires';
const UUID =
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const [QUERY, COOKIE, STORED] = ['a', 'b', 'c'].map(
  (digit) => `0f8fad5b-d9cb-469f-a165-70867728950${digit}`,
) as [string, string, string];
const now = Date.now();

const find = (search = '', domain?: string) =>
  findAnalyticsId(defaultSiteNames, search, undefined, domain);
const findVisit = () => findSession(defaultSiteNames, 'example.com');

function keepCookie(id: string) {
  document.cookie = `${NAME}=${id}; path=/`;
}

function store(id: string, expires: unknown = now + DAY) {
  localStorage.setItem(NAME, id);
  localStorage.setItem(EXPIRES, String(expires));
}

const deleteCookies = () => visit('https://www.example.com/');

/** Local storage stays. */
function closeBrowser() {
  sessionStorage.clear();
  deleteCookies();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  localStorage.clear();
  closeBrowser();
});

afterEach(() => void vi.useRealTimers());

describe('the analytics id', () => {
  it('is a new random UUID if there is none, on insecure pages too, and then stays the same', () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    replaceForTest(globalThis, 'crypto', { getRandomValues });
    const ids = Array.from({ length: 100 }, () => {
      localStorage.clear();
      deleteCookies();
      expect(find()).toBe(find());
      return find();
    });
    expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(100);
  });

  it.each([...['', `${QUERY}0`, `${QUERY}\n`, QUERY.replace('0', 'g')]])(
    'is never "%s", wherever it comes from',
    (bad) => {
      const search = `?${new URLSearchParams({ analytics_id: bad })}`;
      store(STORED);
      expect(find(search)).toBe(STORED);
      store(bad);
      deleteCookies();
      keepCookie(encodeURIComponent(bad));
      expect(find(search)).toMatch(UUID);
    },
  );

  it('can be in upper case', () => {
    const id = QUERY.toUpperCase();
    expect(find(`?analytics_id=${id}`)).toBe(id);
  });
});

describe('a stored analytics id', () => {
  it('is kept for 390 days in local storage, and in a cookie of the site’s domain', () => {
    const id = find('', 'example.com');
    expect(localStorage.getItem(NAME)).toBe(id);
    expect(localStorage.getItem(EXPIRES)).toBe(String(now + 390 * DAY));
    expect(keptCookies()).toMatchObject([
      {
        key: NAME,
        value: id,
        domain: 'example.com',
        path: '/',
        maxAge: 390 * 86_400,
        sameSite: 'lax',
        secure: true,
      },
    ]);
  });

  it('is set on the page’s host if that is not on the domain', () => {
    find();
    expect(keptCookies()).toMatchObject([{ key: NAME, hostOnly: true }]);
  });

  it.each([
    ['a moment before it expires', now + 1, true],
    ['when it expires', now, false],
    ['without a date', '', false],
    ['with an invalid date', 'tomorrow', false],
  ])('is used %s (%s): %s', (_, expires, counts) => {
    store(STORED, expires);
    expect(find() === STORED).toBe(counts);
  });

  it.each([now + 391 * DAY, Infinity])(
    'counts as 390 days if it expires later: %d',
    (expires) => {
      store(STORED, expires);
      expect(find()).toBe(STORED);
      expect(localStorage.getItem(EXPIRES)).toBe(String(now + 390 * DAY));
      // Cookies may be deleted earlier.
      vi.setSystemTime(now + 390 * DAY);
      deleteCookies();
      expect(find()).not.toBe(STORED);
    },
  );

  it('is not written again while it is the same, so that a server’s cookie keeps its lifetime', () => {
    keepCookie(COOKIE);
    store(COOKIE, now + 5);
    const writes = watchCookieWrites();
    find();
    expect(writes).toEqual([]);
    expect(localStorage.getItem(EXPIRES)).toBe(String(now + 5));
  });

  it('is not needed: without storage there is an id, with a warning only with logging', () => {
    watchCookieWrites();
    denyStorage();
    expect(find()).toMatch(UUID);
    replaceForTest(window, 'lintelLogging', true);
    expectConsole(
      'warn',
      /^Unable access local\/session storage localStorage$/,
    );
    expectConsole('warn', /^Unable to store analyticsId$/);
    find();
    find();
  });
});

describe('the session', () => {
  it('has one id on all pages of a visit, and is the visitor’s first on those of the first visit', () => {
    const first = findVisit();
    expect(first).toMatchObject({
      sessionId: expect.stringMatching(UUID) as string,
      isFirstSession: true,
    });
    expect(findVisit()).toEqual(first);
    closeBrowser();
    const second = findVisit();
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(second.isFirstSession).toBe(false);
    expect(findVisit()).toEqual(second);
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
    const writes = watchCookieWrites();
    findVisit();
    expect(writes).toEqual([]);
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
