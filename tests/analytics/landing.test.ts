import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  landingFields,
  trackLanding,
  type LandingOptions,
} from '../../src/core/analytics/landing';
import { languages } from '../../src/content/languages';
import { pageConsent, type Decision } from '../../src/core/analytics/consent';
import { expectConsole } from '../setup/console';
import { nextTask, replaceForTest, watchListeners } from './trackedPage';
import { keptCookies, visit } from './visit';

const PAGE =
  'https://www.example.com/pricing?campaign=c&subcampaign=s&variation=v&mkwid=m&gclid=g&channel=ch&subchannel=sc&source=so&email=jane#x';

/** The addresses that images are asked for: jsdom asks for none. */
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

/** The page is loaded again, in the same tab. */
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
  it('has the fields of the specification', () => {
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

  it('has another random key each time', () => {
    const keys = Array.from({ length: 200 }, () => landingFields()['rk']);
    expect(new Set(keys).size).toBeGreaterThan(190);
    expect(keys.filter((key) => !/^\d{1,8}$/.test(String(key)))).toEqual([]);
  });

  it('leaves out what is empty', () => {
    openTab('https://www.example.com/?gclid=&channel=&source=a');
    expect(landingFields()).toEqual({
      location: '/',
      lang: 'en-us',
      resolved_locale: 'en-US',
      landing: 'https://www.example.com/?gclid=&channel=&source=a',
      rk: expect.any(String) as string,
      screen: '0x0',
      source: 'a',
    });
  });

  it('is of the page it is told of', () => {
    const [fields] = land({
      url: 'https://www.example.com/a?gclid=1',
      referrer: 'r',
    });
    expect(fields).toMatchObject({ location: '/a', gclid: '1', refer: 'r' });
  });

  it('happens once per tab: not when tracked again, not after a reload', () => {
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

  it('happens once in all tabs where the team says so', () => {
    land({ landingScope: 'browser' });
    sessionStorage.clear();
    reload();
    expect(land({ landingScope: 'browser' })).toHaveLength(1);
    expect(document.cookie).toContain('sqsp_l=true');
    sessionStorage.clear();
    reload();
    expect(land()).toHaveLength(2);
  });

  it('happens once per page where nothing can be stored', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    replaceForTest(window, 'sessionStorage', {
      getItem: denied,
      setItem: denied,
    });
    land();
    expect(land()).toHaveLength(1);
  });

  it('goes where the team says, and is remembered as it says', () => {
    land({ paths: { landing: '/hello' }, names: { landed: 'here' } });
    expect(requested[0]?.pathname).toBe('/hello');
    expect(Object.keys(sessionStorage)).toEqual(['here']);
  });

  it.each<[string, object]>([
    ['null', { names: null, paths: null, site: null }],
    [
      'of wrong types',
      {
        names: { landed: 5, marketingId: {} },
        paths: { landing: 'nowhere' },
        site: { names: { eventsDisabledFlag: ['x'] } },
      },
    ],
    ['empty', { names: { landed: '' }, paths: { landing: '' } }],
  ])('keeps the defaults where names and paths are %s', (_, options) => {
    expect(land(options as LandingOptions)).toHaveLength(1);
    expect(requested[0]?.pathname).toBe('/api/track/Track');
    expect(Object.keys(sessionStorage)).toEqual(['sqsp_l']);
    expect(window.dataLayer).toMatchObject([{ marketingId: null }]);
    openTab(PAGE);
    replaceForTest(window, 'lintelEventsDisabled', true);
    expect(land(options as LandingOptions)).toHaveLength(1);
  });

  it('waits until a page that was drawn in advance is shown', () => {
    replaceForTest(document, 'prerendering', true);
    expect(land()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    replaceForTest(document, 'prerendering', false);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(requested).toHaveLength(1);
  });
});

describe('no landing', () => {
  it.each(['pending', 'denied'] as const)(
    'while consent is %s, nor a trace of it; but once there is a yes',
    (consent) => {
      expect(land({ consent })).toEqual([]);
      expect([sessionStorage.length, document.cookie]).toEqual([0, '']);
      expect(window.dataLayer).toBeUndefined();
      expect(land({ consent: 'granted' })).toHaveLength(1);
    },
  );

  it('under Global Privacy Control, unless the team ignores it', () => {
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
  it('is told, with the marketing id of the cookie', () => {
    document.cookie = 'marketing_id=m%201';
    land();
    expect(window.dataLayer).toEqual([
      { event: 'trackLanding', marketingId: 'm 1' },
    ]);
  });

  it('is told that there is no marketing id, or of another cookie', () => {
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
    ['no list', { length: 0 }],
    [
      'one that throws',
      {
        push: () => {
          throw new Error('x');
        },
      },
    ],
  ])('may be %s: the landing is tracked, the console knows', (_, layer) => {
    replaceForTest(window, 'dataLayer', layer);
    expectConsole('warn', /^Lintel: the landing was not added to dataLayer/);
    expect(land()).toHaveLength(1);
  });
});

describe('a landing that the leaving page cuts off', () => {
  function watchFetch() {
    const fetched = vi.fn<typeof fetch>(() =>
      Promise.reject(new Error('gone')),
    );
    replaceForTest(globalThis, 'fetch', fetched);
    return fetched;
  }

  it('goes once more, as the same', async () => {
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

  it('does not where the team says so', () => {
    const fetched = watchFetch();
    land({ landingRetry: false });
    window.dispatchEvent(new Event('pagehide'));
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['onload', 'onerror'] as const)('does not after %s', (event) => {
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
  });
});

it('says on the console what went wrong with a landing, and remembers it', () => {
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
  ])('on %s sends %i, whatever the call says', (decision, count) => {
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
  });

  it('and a visitor who has said no, sends none', () => {
    pageConsent().answer('denied');
    expect(land()).toEqual([]);
  });
});

it('is not tracked on a server, which the console knows', () => {
  vi.stubGlobal('document', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expectConsole('warn', /^Lintel: no document; the landing was not sent/);
  trackLanding();
});
