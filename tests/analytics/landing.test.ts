import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { trackLanding, type LandingOptions } from '../../src/analytics/landing';
import { languages } from '../../src/site/languages';
import { pageConsent, type Decision } from '../../src/analytics/consent';
import { expectConsole } from '../setup/console';
import {
  denyStorage,
  kept,
  nextTask,
  replaceForTest,
  watchListeners,
} from '../support/trackedPage';
import { keptCookies, visit } from '../support/visit';

const PAGE =
  'https://www.example.com/pricing?campaign=c&subcampaign=s&variation=v&mkwid=m&gclid=g&channel=ch&subchannel=sc&source=so&email=jane#x';

/** A requested image. jsdom requests none. */
class RequestedImage {
  onload?(): void;
  onerror?(): void;
  url = '';
  set src(url: string) {
    this.url = url;
    images.push(this);
  }
}

let images: RequestedImage[];

beforeEach(() => {
  onTestFinished(watchListeners());
  localStorage.clear();
  openTab(PAGE);
  Reflect.deleteProperty(window, 'dataLayer');
  images = [];
  replaceForTest(window, 'Image', RequestedImage);
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

const requested = () => images.map(({ url }) => new URL(url, location.href));

/** Tracks a landing. Returns the fields of all landings so far. */
const land = (options?: LandingOptions) => {
  trackLanding({ consent: 'granted', ...options });
  return requested().map(({ searchParams }) =>
    Object.fromEntries(searchParams),
  );
};

describe('a landing', () => {
  it('has all documented fields', () => {
    document.documentElement.lang = 'de-DE';
    replaceForTest(document, 'referrer', 'https://search.example.org/?q=x');
    replaceForTest(window, 'screen', { width: 1440, height: 900 });
    expect(land()).toEqual([
      {
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
      },
    ]);
    const [{ origin, pathname } = new URL(PAGE)] = requested();
    expect(origin + pathname).toBe('https://www.example.com/api/track/Track');
  });

  it('leaves out empty fields', () => {
    openTab('https://www.example.com/?gclid=&channel=&source=a');
    const [fields = {}] = land();
    expect(Object.keys(fields).sort().join(' ')).toBe(
      'landing lang location resolved_locale rk screen source',
    );
    expect(fields).toMatchObject({ resolved_locale: 'en-US', source: 'a' });
  });

  it('has the fields of the given page', () => {
    const url = 'https://www.example.com/a?gclid=1';
    expect(land({ url, referrer: 'r' })).toMatchObject([
      { location: '/a', gclid: '1', refer: 'r' },
    ]);
  });

  it('is sent to the given path', () => {
    land({ site: { paths: { landing: '/hello' } } });
    expect(images[0]?.url).toMatch(/^\/hello\?/);
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
    const [first, second] = land();
    expect(second?.['rk']).not.toBe(first?.['rk']);
  });

  it('is sent once per page if nothing can be stored, which is printed once', () => {
    denyStorage();
    land({ consent: 'pending' });
    expectConsole('warn', /^Unable access local\/session storage session/);
    land();
    expect(land()).toHaveLength(1);
  });

  it('waits until a prerendered page is shown', () => {
    replaceForTest(document, 'prerendering', true);
    expect([land(), kept()]).toEqual([[], []]);
    replaceForTest(document, 'prerendering', false);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(images).toHaveLength(1);
  });

  it('is not sent if the visitor declines before a prerendered page is shown', () => {
    localStorage.setItem('lintel_analytics_id', 'of an earlier page');
    replaceForTest(document, 'prerendering', true);
    land();
    localStorage.clear();
    replaceForTest(document, 'prerendering', false);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect([images, kept()]).toEqual([[], []]);
  });

  it('that throws is reported, and is not sent again', () => {
    replaceForTest(window, 'Image', undefined);
    expectConsole('error', /^Lintel: the landing was not sent\./);
    land();
    land();
    expect(window.dataLayer).toHaveLength(1);
  });
});

const noTraces = [[], [], undefined];
const traces = (options?: LandingOptions) => [
  land(options),
  kept(),
  window.dataLayer,
];

describe('no landing is sent or stored', () => {
  it.each(['pending', 'denied', undefined] as const)(
    'while consent is %s, nor is anything read, but one is sent after consent',
    (consent) => {
      const read = vi.spyOn(Storage.prototype, 'getItem');
      onTestFinished(() => read.mockRestore());
      expect(traces({ consent })).toEqual(noTraces);
      expect(read).not.toHaveBeenCalled();
      expect(land({ consent: 'granted' })).toHaveLength(1);
    },
  );

  it('under Global Privacy Control, unless the page ignores it', () => {
    replaceForTest(navigator, 'globalPrivacyControl', true);
    expect(traces()).toEqual(noTraces);
    expect(land({ globalPrivacyControl: 'ignore' })).toHaveLength(1);
  });
});

it.each<[Decision, LandingOptions['consent'], number]>([
  ['granted', undefined, 1],
  ['granted', 'denied', 1],
  ['pending', 'granted', 0],
  ['denied', 'granted', 0],
  ['off', 'granted', 0],
])(
  'a page that has decided %s, with the consent %s, sends and stores %i landings',
  (decision, consent, count) => {
    pageConsent().add({
      decision,
      site: undefined,
      languages,
      options: () => undefined,
    });
    const [sent, stored, layer = []] = traces({ consent });
    expect([sent, stored, layer]).toEqual(
      Array(3).fill(Array(count).fill(expect.anything())),
    );
  },
);

describe('the data layer', () => {
  it.each<[cookie: string, LandingOptions, marketingId: string | null]>([
    ['marketing_id=m%201', {}, 'm 1'],
    ['mid=2', { site: { names: { marketingId: 'mid' } } }, '2'],
    ['mid=2', {}, null],
  ])(
    'receives the landing with the marketing id: with the cookie %s and %j, %j',
    (cookie, options, marketingId) => {
      document.cookie = cookie;
      land(options);
      expect(window.dataLayer).toEqual([
        { event: 'trackLanding', marketingId },
      ]);
    },
  );

  it.each([Object.freeze([]), { length: 0 }])(
    'can be frozen or not an array: the landing is sent, with a warning',
    (layer) => {
      replaceForTest(window, 'dataLayer', layer);
      expectConsole('warn', /^Lintel: the landing was not added to dataLayer/);
      expect(land()).toHaveLength(1);
    },
  );
});

describe('a landing that is cut off by leaving the page', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));

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
    leave();
    leave();
    await nextTask();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(images[0]?.url, {
      keepalive: true,
      mode: 'no-cors',
      credentials: 'include',
    });
  });

  it.each<[string, LandingOptions | undefined, () => void]>([
    ['without landingRetry', { landingRetry: false }, () => {}],
    ['after it has loaded', undefined, () => images[0]?.onload?.()],
    ['after it has failed', undefined, () => images[0]?.onerror?.()],
  ])('is not sent again %s', (_, options, end) => {
    const fetched = watchFetch();
    land(options);
    end();
    leave();
    expect(fetched).not.toHaveBeenCalled();
  });
});
