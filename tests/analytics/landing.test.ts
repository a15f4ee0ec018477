import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { trackLanding, type LandingOptions } from '../../src/analytics/landing';
import { languages } from '../../src/site/languages';
import { pageConsent, type Decision } from '../../src/analytics/consent';
import { expectConsole } from '../setup/console';
import { nextTask, replaceForTest, watchListeners } from './trackedPage';
import { keptCookies, visit } from './visit';

const PAGE =
  'https://www.example.com/pricing?campaign=c&subcampaign=s&variation=v&mkwid=m&gclid=g&channel=ch&subchannel=sc&source=so&email=jane#x';

/** The addresses of requested images. jsdom requests none. */
let requested: URL[];

beforeEach(() => {
  onTestFinished(watchListeners());
  localStorage.clear();
  openTab(PAGE);
  Reflect.deleteProperty(window, 'dataLayer');
  requested = [];
  replaceForTest(
    window,
    'Image',
    class {
      set src(url: string) {
        requested.push(new URL(url, location.href));
      }
    },
  );
});

function openTab(url: string) {
  sessionStorage.clear();
  visit(url);
}

/** Reloads the page in the same tab. */
function reload(url = PAGE) {
  const cookies = keptCookies();
  visit(url);
  for (const { key, value } of cookies) document.cookie = `${key}=${value}`;
}

const land = (options?: LandingOptions) => {
  trackLanding(options);
  return requested.map(({ searchParams }) => Object.fromEntries(searchParams));
};

describe('a landing', () => {
  it('has all documented fields', () => {
    document.documentElement.lang = 'de-DE';
    replaceForTest(document, 'referrer', 'https://search.example.org/?q=x');
    replaceForTest(window, 'screen', { width: 1440, height: 900 });
    const [fields] = land();
    expect(fields).toEqual({
      location: '/pricing',
      lang: 'en-us',
      resolved_locale: 'de-DE',
      landing: PAGE,
      refer: 'https://search.example.org/?q=x',
      rk: expect.stringMatching(/^\d{1,8}$/) as string,
      screen: '1440x900',
      campaign: 'c',
      subcampaign: 's',
      variation: 'v',
      mkwid: 'm',
      gclid: 'g',
      channel: 'ch',
      subchannel: 'sc',
      source: 'so',
    });
    expect(requested[0]?.origin).toBe('https://www.example.com');
    expect(requested[0]?.pathname).toBe('/api/track/Track');
  });

  it('has a different random key each time', () => {
    const keys = Array.from({ length: 20 }, () => {
      openTab(PAGE);
      return land().at(-1)?.['rk'];
    });
    expect(new Set(keys).size).toBe(20);
    expect(keys.filter((key) => !/^\d{1,8}$/.test(String(key)))).toEqual([]);
  });

  it('leaves out empty fields', () => {
    openTab('https://www.example.com/?gclid=&channel=&source=a');
    expect(land()).toEqual([
      {
        location: '/',
        lang: 'en-us',
        resolved_locale: 'en-US',
        landing: 'https://www.example.com/?gclid=&channel=&source=a',
        rk: expect.any(String) as string,
        screen: '0x0',
        source: 'a',
      },
    ]);
  });

  it('has the fields of the given page', () => {
    const [fields] = land({
      url: 'https://www.example.com/a?gclid=1',
      referrer: 'r',
    });
    expect(fields).toMatchObject({ location: '/a', gclid: '1', refer: 'r' });
  });

  it('is sent once per tab, even if it is tracked again or the page is reloaded', () => {
    land();
    land();
    expect(sessionStorage.getItem('sqsp_l')).toBe('true');
    reload();
    land();
    reload('https://www.example.com/blog');
    expect(land()).toHaveLength(1);
    openTab(PAGE);
    expect(land()).toHaveLength(2);
  });

  it("is sent once in all tabs with landingScope 'browser'", () => {
    land({ landingScope: 'browser' });
    sessionStorage.clear();
    reload();
    expect(land({ landingScope: 'browser' })).toHaveLength(1);
    expect(document.cookie).toContain('sqsp_l=true');
    sessionStorage.clear();
    reload();
    expect(land()).toHaveLength(2);
  });

  it('is sent once per page if nothing can be stored, which is printed once', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    replaceForTest(window, 'sessionStorage', {
      getItem: denied,
      setItem: denied,
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    land({ consent: 'pending' });
    expect(warn).not.toHaveBeenCalled();
    land();
    land();
    expect(warn.mock.calls).toEqual([
      ['Unable access local/session storage', 'sessionStorage'],
    ]);
    warn.mockRestore();
    expect(land()).toHaveLength(1);
  });

  it('waits until a prerendered page is shown', () => {
    replaceForTest(document, 'prerendering', true);
    expect(land()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    replaceForTest(document, 'prerendering', false);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(requested).toHaveLength(1);
  });
});

describe('no landing is sent or stored', () => {
  it.each(['pending', 'denied'] as const)(
    'while consent is %s, but one is sent after consent',
    (consent) => {
      expect(land({ consent })).toEqual([]);
      expect([sessionStorage.length, document.cookie]).toEqual([0, '']);
      expect(window.dataLayer).toBeUndefined();
      expect(land({ consent: 'granted' })).toHaveLength(1);
    },
  );

  it('under Global Privacy Control, unless the page ignores it', () => {
    replaceForTest(navigator, 'globalPrivacyControl', true);
    expect(land()).toEqual([]);
    expect(land({ globalPrivacyControl: 'ignore' })).toHaveLength(1);
  });

  it('while events are disabled', () => {
    replaceForTest(window, 'lintelEventsDisabled', true);
    expect(land()).toEqual([]);
    window.lintelEventsDisabled = false;
    expect(land()).toHaveLength(1);
  });
});

describe('the data layer', () => {
  it('receives the landing with the marketing id of the cookie', () => {
    document.cookie = 'marketing_id=m%201';
    land();
    expect(window.dataLayer).toEqual([
      { event: 'trackLanding', marketingId: 'm 1' },
    ]);
  });

  it('receives null without a marketing id, and the id of a renamed cookie', () => {
    land();
    openTab(PAGE);
    document.cookie = 'mid=2';
    land({ names: { marketingId: 'mid' } });
    expect(window.dataLayer).toEqual([
      { event: 'trackLanding', marketingId: null },
      { event: 'trackLanding', marketingId: '2' },
    ]);
  });

  it.each<[string, unknown]>([
    ['frozen', Object.freeze([])],
    ['not an array', { length: 0 }],
    [
      'one that throws',
      {
        push: () => {
          throw new Error('x');
        },
      },
    ],
  ])('can be %s: the landing is sent, with a warning', (_, layer) => {
    replaceForTest(window, 'dataLayer', layer);
    expectConsole('warn', /^Lintel: the landing was not added to dataLayer/);
    expect(land()).toHaveLength(1);
  });
});

describe('a landing that is cut off by leaving the page', () => {
  function watchFetch() {
    const fetched = vi.fn<typeof fetch>(() =>
      Promise.reject(new Error('gone')),
    );
    replaceForTest(globalThis, 'fetch', fetched);
    return fetched;
  }

  it('is sent again with the same fields', async () => {
    const fetched = watchFetch();
    land();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    await nextTask();
    expect(fetched).toHaveBeenCalledOnce();
    const [url, options] = fetched.mock.calls[0] ?? [];
    expect(new URL(String(url), location.href)).toEqual(requested[0]);
    expect(options).toMatchObject({
      keepalive: true,
      mode: 'no-cors',
      credentials: 'include',
    });
  });

  it('is not sent again without landingRetry', () => {
    const fetched = watchFetch();
    land({ landingRetry: false });
    window.dispatchEvent(new Event('pagehide'));
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['onload', 'onerror'] as const)(
    'is not sent again after %s',
    (event) => {
      const images: { onload?(): void; onerror?(): void }[] = [];
      replaceForTest(
        window,
        'Image',
        class {
          constructor() {
            images.push(this);
          }
        },
      );
      const fetched = watchFetch();
      land();
      images[0]?.[event]?.();
      window.dispatchEvent(new Event('pagehide'));
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});

it('a landing that throws is reported, and is not sent again', () => {
  replaceForTest(
    window,
    'Image',
    class {
      constructor() {
        throw new Error('no image');
      }
    },
  );
  expectConsole('error', /^Lintel: the landing was not sent\./);
  land();
  land();
  expect(window.dataLayer).toHaveLength(1);
});

describe('a page that has decided', () => {
  it.each<[Decision, number]>([
    ['granted', 1],
    ['pending', 0],
    ['denied', 0],
    ['off', 0],
  ])(
    'on %s sends %i landings, whatever `consent` is passed',
    (decision, count) => {
      pageConsent().decide({
        decision,
        explicit: true,
        site: undefined,
        languages,
        options: () => undefined,
      });
      expect(land({ consent: 'granted' })).toHaveLength(count);
      expect(window.dataLayer ?? []).toHaveLength(count);
      expect(sessionStorage).toHaveLength(count);
    },
  );

  it('and whose visitor has declined sends no landing', () => {
    pageConsent().answer('denied');
    expect(land()).toEqual([]);
  });
});

it('a landing is not sent on a server, with a warning', () => {
  vi.stubGlobal('document', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expectConsole('warn', /^Lintel: no document; the landing was not sent/);
  trackLanding();
});
