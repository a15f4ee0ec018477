import { describe, expect, it, onTestFinished, vi } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import {
  captureEventContext,
  type TrackedEventDetail,
} from '../../../src/analytics/trackEvent';
import { createTracker } from '../../../src/analytics/tracker';
import {
  defaultSitePaths,
  type SiteConfig,
} from '../../../src/site/siteConfig';
import type { TrackingOptions } from '../../../src/analytics/trackingOptions';
import { pageAuth } from '../../../src/site/auth';
import {
  openPage,
  reopenPage,
  replaceForTest,
  setVisibility,
  type PageSettings,
} from '../trackedPage';
import { expectConsole } from '../../setup/console';
import { eventIn } from '../../../src/testing/log';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const click = { type: 'click', object_identifier: 'sign-up' };

/** Tracks one event on a new page. Returns what was sent. */
async function arrival(event: unknown = click, settings?: PageSettings) {
  const page = openPage(settings);
  await page.show();
  await page.track(event);
  const [sent] = page.sent;
  return { ...sent, fields: sent && eventIn(sent.payload) };
}

const withOptions = (options: TrackingOptions) => arrival(click, { options });

describe('the content of an event', () => {
  it('has every documented field', async () => {
    replaceForTest(
      document,
      'referrer',
      'https://search.example.org/find?q=secret&source=x&utm_term=t#y',
    );
    const page = openPage({
      url: 'https://www.example.com/de/pricing?gclid=1&email=j&utm_medium=ad#faq',
      options: { websiteIdentifier: 'site-1', ownerTeam: 'growth' },
    });
    document.documentElement.lang = 'de-DE';
    document.cookie = 'marketing_id=m1';
    const context = { ...captureEventContext('de-DE'), at: 1_700_000_000_000 };
    await page.show(context);
    await page.tracking.track(
      {
        type: 'click link',
        object_identifier: 'pricing',
        object_display_name: 'Pricing',
        object_value: '1',
        destination_url:
          'https://www.example.com/a?source=b&token=c&utm_id=e#d',
        product_section: 'header-nav',
        product_area: 'products',
      },
      context,
    );
    expect(page.events()).toEqual([
      {
        actor: 'user',
        action: 'click',
        object_type: 'link',
        object_identifier: 'pricing',
        object_display_name: 'Pricing',
        object_value: '1',
        destination_url: 'https://www.example.com/a?source=b&utm_id=e#d',
        product_section: 'header-nav',
        product_page: 'www',
        product_area: 'products',
        event_id: expect.stringMatching(UUID) as string,
        event_owner_team: 'growth',
        event_source: 'web',
        is_first_landing: true,
        is_first_session: true,
        client_version: manifest.version,
        context_website_identifier: 'site-1',
        analytics_id: expect.stringMatching(UUID) as string,
        session_id: expect.stringMatching(UUID) as string,
        page_host: 'www.example.com',
        page_path: '/pricing',
        page_query_params: 'gclid=1&utm_medium=ad',
        page_referrer_url:
          'https://search.example.org/find?source=x&utm_term=t',
        browser_language: 'en-us',
        browser_locale: 'en-US',
        browser_window_width: '1024',
        browser_window_height: '768',
        user_agent: navigator.userAgent,
        event_timestamp: '2023-11-14T22:13:20.000Z',
        marketing_id: 'm1',
        resolved_locale: 'de-DE',
        website_locale: 'de-DE',
        member_account_id: null,
        member_account_locale: null,
      },
    ]);
  });

  it('has null for unknown values, and strings where they are required', async () => {
    const { fields } = await arrival({ type: 'view section' });
    expect(fields).toMatchObject({
      context_website_identifier: null,
      marketing_id: null,
      website_locale: null,
      member_account_id: null,
      member_account_locale: null,
      event_owner_team: 'marketing',
      event_source: 'web',
      resolved_locale: 'en-US',
      page_path: '/',
    });
  });

  it.each([
    [
      { email: 'j@example.com', accountId: 'a1', accountLocale: 'de-DE' },
      'a1',
      'de-DE',
    ],
    [{ email: 'j@example.com' }, null, null],
  ])('has the logged-in visitor %j once known', async (user, id, locale) => {
    const page = openPage();
    await page.show();
    replaceForTest(globalThis, 'fetch', () =>
      Promise.resolve(Response.json(user)),
    );
    await page.track(click);
    const auth = pageAuth({ paths: defaultSitePaths });
    auth.start();
    await expect.poll(() => auth.get().user).toBeTruthy();
    await page.track(click);
    expect(page.events()).toMatchObject([
      { member_account_id: null },
      { member_account_id: id, member_account_locale: locale },
    ]);
  });

  it('has the same visitor on later pages, which are not the first of the visit', async () => {
    const first = openPage();
    await first.show();
    await first.track(click);
    first.close();
    const second = reopenPage();
    await second.show();
    await second.track(click);
    const [before] = first.events();
    expect(second.events()).toEqual([
      expect.objectContaining({
        analytics_id: before?.analytics_id,
        session_id: before?.session_id,
        is_first_landing: false,
        is_first_session: true,
      }),
    ]);
    expect([first.landings.length, second.landings.length]).toEqual([1, 0]);
  });
});

describe('the analytics id', () => {
  const [early, late] = ['a', 'b'].map(
    (digit) => `0f8fad5b-d9cb-469f-a165-70867728950${digit}`,
  );
  const idOf = (page: ReturnType<typeof openPage>) =>
    page.events().at(-1)?.analytics_id;

  it('is looked up for each event: address, cookie, storage, memory', async () => {
    const page = openPage({ url: 'https://www.example.com/' });
    await page.show();
    await page.track(click);
    const made = idOf(page);
    document.cookie = `lintel_analytics_id=${late}; path=/; domain=example.com`;
    await page.track(click);
    expect(idOf(page)).toBe(late);
    expect(page.tracking.identity.get()?.analyticsId).toBe(late);
    expect(localStorage.getItem('lintel_analytics_id')).toBe(late);
    expect(page.events()[1]?.session_id).toBe(page.events()[0]?.session_id);
    history.pushState(null, '', `/?analytics_id=${early}`);
    await page.track(click);
    expect([made, idOf(page)]).toEqual([expect.stringMatching(UUID), early]);
  });

  describe('of an address that was left', () => {
    const address = `https://www.example.com/?analytics_id=${early}`;
    const setCookie = () =>
      (document.cookie = `lintel_analytics_id=${late}; path=/; domain=example.com`);
    const ids = (page: ReturnType<typeof openPage>) =>
      page.events().map(({ analytics_id }) => analytics_id);

    it('does not replace a later cookie', async () => {
      const page = openPage({ url: address, options: { pageEvents: true } });
      await page.show();
      history.replaceState(null, '', '/');
      setCookie();
      await page.track(click);
      expect(page.tracking.identity.get()?.analyticsId).toBe(late);
      setVisibility('hidden');
      expect(ids(page)).toEqual([early, early, late, late]);
      expect(localStorage.getItem('lintel_analytics_id')).toBe(late);
      expect(document.cookie).toContain(`lintel_analytics_id=${late}`);
    });

    it('is kept by its events as an address only', async () => {
      const page = openPage({
        url: `${address}&gclid=1`,
        consent: 'pending',
        options: { pageEvents: true },
      });
      await page.show();
      void page.track(click);
      history.pushState(null, '', '/pricing');
      await page.show();
      setCookie();
      page.answer('granted');
      expect(ids(page)).toEqual(Array(4).fill(late));
      expect(page.events()).toMatchObject([
        { page_path: '/', page_query_params: 'gclid=1' },
        { page_path: '/', page_query_params: 'gclid=1' },
        { page_path: '/', page_query_params: 'gclid=1' },
        { page_path: '/pricing', page_query_params: '' },
      ]);
    });

    it('is used until it is left, whatever the context of an event', async () => {
      const page = openPage({ url: address });
      await page.show();
      setCookie();
      const context = { ...captureEventContext(), url: 'https://a.example/' };
      await page.tracking.track({ type: 'land' }, context);
      expect(ids(page)).toEqual([early]);
    });
  });

  it('in memory is used if it is no longer stored', async () => {
    const page = openPage();
    await page.show();
    const before = page.tracking.identity.get();
    document.cookie =
      'lintel_analytics_id=; path=/; domain=example.com; max-age=0';
    localStorage.clear();
    await page.track(click);
    expect(page.tracking.identity.get()).toBe(before);
    expect(idOf(page)).toBe(before?.analyticsId);
  });
});

describe('an option of tracking', () => {
  it('sets whether events have ids', async () => {
    const { fields } = await withOptions({ eventIds: false });
    expect(fields).not.toHaveProperty('event_id');
  });

  it('sets a function that sends events in place of the transports, once they may be sent', async () => {
    const send = vi.fn<NonNullable<TrackingOptions['send']>>();
    const page = openPage({ consent: 'pending', options: { send } });
    await page.show();
    const waiting = page.track(click);
    expect(send).not.toHaveBeenCalled();
    page.answer('granted');
    expect(await waiting).toEqual({ outcome: 'delivered' });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'https://events.example.com/api/v1/events',
      {
        eventSchemaName: 'track',
        eventContent: expect.stringContaining('"sign-up"') as string,
      },
    );
    expect(page.sent).toEqual([]);

    replaceForTest(window, 'lintelEventsDisabled', true);
    expect(await page.track(click)).toEqual({ outcome: 'dropped' });
    expect(send).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<void>]>([
    [
      'throws',
      () => {
        throw new Error('full');
      },
    ],
    ['rejects', () => Promise.reject(new Error('full'))],
  ])(
    'fails to send if its function %s, which is printed with logging',
    async (_, send) => {
      replaceForTest(window, 'lintelLogging', true);
      expectConsole(
        'warn',
        /^Lintel: tracking\.send failed \(Error: full\)\.$/,
      );
      const page = openPage({ options: { send } });
      await page.show();
      expect(await page.track(click)).toEqual({ outcome: 'failed' });
    },
  );

  it('sets which query parameters are kept', async () => {
    const { fields } = await arrival(
      { ...click, destination_url: '/x?plan=1&coupon=2' },
      {
        url: 'https://www.example.com/?plan=pro&email=j',
        options: { queryParameters: ['plan'] },
      },
    );
    expect(fields).toMatchObject({
      page_query_params: 'plan=pro',
      destination_url: '/x?plan=1',
    });
  });

  it('sets whether an id in the address is used', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    const url = `https://www.example.com/?analytics_id=${id}`;
    expect((await arrival(click, { url })).fields?.analytics_id).toBe(id);
    const options = { analyticsIdFromUrl: false };
    const { fields } = await arrival(click, { url, options });
    expect(fields?.analytics_id).not.toBe(id);
  });

  it('renames cookies and storage keys', async () => {
    await withOptions({
      names: {
        analyticsId: 'a',
        analyticsIdExpires: 'b',
        sessionId: 'c',
        firstSession: 'd',
        hasLanded: 'e',
        landed: 'f',
      },
    });
    expect(document.cookie.replace(/=[^;]*/g, '')).toBe('a; c');
    expect(Object.keys(localStorage).sort()).toEqual(['a', 'b', 'e']);
    expect(Object.keys(sessionStorage).sort()).toEqual(['d', 'f']);
  });

  it('sets where the landing is sent', async () => {
    const page = openPage({ options: { paths: { landing: '/hello' } } });
    await page.show();
    expect(page.landings).toEqual([expect.stringMatching(/^\/hello\?/)]);
  });
});

describe('the collector’s address', () => {
  const production = 'https://events.example.com';
  it.each<[TrackingOptions, 'events' | 'clanker', string]>([
    [{}, 'events', '/api/v1/events'],
    [{}, 'clanker', '/api/v1/clanker/events'],
    [{ paths: { events: '/e', clanker: '/c' } }, 'events', '/e'],
    [{ paths: { events: '/e', clanker: '/c' } }, 'clanker', '/c'],
    [{ validate: true }, 'events', '/api/v1/validate-event-content/track'],
    [{ validate: true }, 'clanker', '/api/v1/validate-event-content/track'],
    [{ validate: true, paths: { validate: '/v' } }, 'events', '/v/track'],
  ])('is, with %j for %s, %s', async (options, channel, path) => {
    const page = openPage({ options });
    await page.show();
    await page.track(click, channel);
    expect(page.sent.map(({ url }) => url)).toEqual([production + path]);
  });

  it('ends with the schema’s name if events are validated', async () => {
    const options = { validate: true };
    const assignment = { type: 'A/B test assignments', variant: 'b' };
    expect((await arrival(assignment, { options })).url).toBe(
      `${production}/api/v1/validate-event-content/a-b-test-assignments`,
    );
  });
});

describe('the payload of an event', () => {
  it('has eventContent and eventSchemaName for documented fields', async () => {
    const { payload } = await arrival();
    expect(Object.keys(payload ?? {})).toEqual([
      'eventContent',
      'eventSchemaName',
    ]);
    expect(payload?.eventSchemaName).toBe('track');
  });

  it('has custom data for custom fields', async () => {
    const assignment = {
      experiment_name: 'hero',
      variant: 'b',
      subject_id: 's1',
      is_override: false,
      group_name: 'g',
      test_namespace: 'n',
    };
    const { payload, fields } = await arrival({
      type: 'A/B test assignments',
      ...assignment,
    });
    expect(payload).toMatchObject({
      analyticsId: fields?.analytics_id,
      customSchemaName: 'a-b-test-assignments',
    });
    expect(JSON.parse(payload?.customData ?? '')).toEqual(assignment);
    expect(JSON.parse(payload?.commonData ?? '')).toMatchObject({
      actor: 'system',
      page_host: 'www.example.com',
    });
  });
});

describe('a tracker of its own', () => {
  const create = (options: object = {}, user: object | null = null) =>
    createTracker({
      urlOf: (path) => `https://events.example.com${path}`,
      options,
      languages: [],
      user: () => user,
    });

  it('sends, stores and dispatches nothing while events are turned off', async () => {
    const page = openPage({ consent: null });
    const heard = vi.fn();
    window.addEventListener('lintel:event', heard);
    replaceForTest(window, 'lintelEventsDisabled', true);
    const tracker = create();
    tracker.land(captureEventContext());
    expect(await tracker.send(click, captureEventContext())).toEqual({
      outcome: 'dropped',
    });
    expect([page.sent, page.landings, document.cookie]).toEqual([[], [], '']);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('leaves out values of a wrong type, with a warning', async () => {
    const page = openPage({ consent: null });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const context = { ...captureEventContext(), websiteLocale: 5 as never };
    await create(
      { ownerTeam: 5, websiteIdentifier: {} },
      { accountId: 7 },
    ).send(click, context);
    const lines = warn.mock.calls.map(([line]) => line as string);
    warn.mockRestore();
    expect(page.events()).toMatchObject([
      {
        event_owner_team: 'marketing',
        context_website_identifier: null,
        website_locale: null,
        member_account_id: null,
      },
    ]);
    expect(lines.sort()).toEqual(
      [
        'context_website_identifier',
        'event_owner_team',
        'member_account_id',
        'website_locale',
      ].map(
        (name) => `Lintel: event field ${name} has a wrong type; left out.`,
      ),
    );
  });
});

it.each<[string, unknown]>([
  ['event_owner_team', 'growth'],
  ['event_owner_team', 5],
  ['plan', 'annual'],
  ['constructor', 'x'],
])(
  'a field that a click does not have changes nothing: %s',
  async (name, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { payload, fields } = await arrival({ ...click, [name]: value });
    expect(warn.mock.calls).toEqual([
      [
        `Lintel: event field ${name} is not a field of "click"; left out. Add a type of your own to LintelEvents.`,
      ],
    ]);
    warn.mockRestore();
    expect(payload?.eventSchemaName).toBe('track');
    expect(fields).toMatchObject({ event_owner_team: 'marketing' });
  },
);

describe('the flags on window', () => {
  it.each(['lintelEventsDisabled', 'lintelAbEventsDisabled'] as const)(
    'include %s, which is read for every event',
    async (flag) => {
      const page = openPage();
      await page.show();
      const assignment = { type: 'A/B test assignments', variant: 'b' };
      const outcomes: string[] = [];
      for (const value of [false, true, 1, 0, undefined]) {
        replaceForTest(window, flag, value);
        outcomes.push((await page.track(assignment)).outcome);
      }
      expect(outcomes).toEqual([
        'queued',
        'dropped',
        'dropped',
        'queued',
        'queued',
      ]);
      expect(page.sent).toHaveLength(3);
    },
  );

  it('for experiments do not turn off other events', async () => {
    replaceForTest(window, 'lintelAbEventsDisabled', true);
    expect((await arrival()).fields).toMatchObject({ action: 'click' });
  });

  it('for all events turn off the landing and storage, too', async () => {
    replaceForTest(window, 'lintelEventsDisabled', true);
    const page = openPage({ options: { pageEvents: true } });
    await page.show();
    expect([page.sent, page.landings]).toEqual([[], []]);
    expect([
      localStorage.length,
      sessionStorage.length,
      document.cookie,
    ]).toEqual([0, 0, '']);
    window.lintelEventsDisabled = false;
    await page.track(click);
    expect(page.landings).toHaveLength(1);
  });
});

describe('an unknown environment', () => {
  /** The warnings that a new page prints. */
  async function printed(environment: unknown) {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const site = { environment } as SiteConfig;
    await openPage({ site }).show();
    const lines = warn.mock.calls.map(([line]) => line as string);
    warn.mockRestore();
    return lines;
  }
  const line = 'Lintel: environment must be dev, staging or prod; ignored.';

  it.each([null, '', 'production', 5, false])(
    'such as %j is reported in development',
    async (environment) => expect(await printed(environment)).toEqual([line]),
  );

  it.each([undefined, 'dev', 'staging', 'prod'])(
    'is not %j',
    async (environment) => expect(await printed(environment)).toEqual([]),
  );

  it('is reported in production only with logging', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await printed('production')).toEqual([]);
    replaceForTest(window, 'lintelLogging', true);
    expect(await printed('production')).toEqual([line]);
  });
});

it('the page receives lintel:event for every event that was sent', async () => {
  const heard: TrackedEventDetail[] = [];
  const page = openPage({ options: { pageEvents: true } });
  window.addEventListener('lintel:event', ({ detail }) => heard.push(detail));
  await page.show();
  await page.track(click);
  expect(heard.map(({ type }) => type)).toEqual(['land', 'view page', 'click']);
  expect(heard.map(({ fields }) => fields)).toEqual(page.events());
  expect(heard[2]).toEqual({
    type: 'click',
    schema: 'track',
    endpoint: 'https://events.example.com/api/v1/events',
    fields: page.events()[2],
    outcome: 'queued',
    via: 'beacon',
  });
});
