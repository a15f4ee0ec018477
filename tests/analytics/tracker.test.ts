import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type {
  Channel,
  EventContext,
  LintelEventDetail,
} from '../../src/analytics/trackEvent';
import { createTracker } from '../../src/analytics/tracker';
import type { TrackingOptions } from '../../src/analytics/trackingOptions';
import type { Payload } from '../../src/analytics/transport';
import { pageAuth } from '../../src/site/auth';
import { languages, languagesInPath } from '../../src/site/languages';
import { defaultSitePaths, type SiteConfig } from '../../src/site/siteConfig';
import { expectConsole } from '../setup/console';
import { currentContext, kept, replaceForTest } from '../support/trackedPage';
import { visit } from '../support/visit';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const click = { type: 'click', object_identifier: 'sign-up' };
const assignment = { type: 'A/B test assignments', variant: 'b' };

beforeEach(() => openPage());

/** Opens a page for a new visitor. */
function openPage(path = '/') {
  localStorage.clear();
  sessionStorage.clear();
  visit(`https://www.example.com${path}`);
}

/** The tracker of the page, and what it sends. */
function start(options?: TrackingOptions, settings: object = {}) {
  const sent: { url: string; payload: Payload }[] = [];
  const send = (url: string, payload: Payload) =>
    void sent.push({ url, payload });
  const tracker = createTracker({
    config: { domain: 'example.com' },
    options: { send, ...options },
    ...settings,
  });
  return {
    ...tracker,
    sent,
    track: (event: object = click, context?: Partial<EventContext>) =>
      tracker.send(event, { ...currentContext(), ...context }),
    /** The fields of the events that were sent. */
    events: () =>
      sent.map(
        ({ payload: { eventContent, commonData } }) =>
          (commonData ?? JSON.parse(eventContent as string)) as Record<
            string,
            unknown
          >,
      ),
  };
}

/** The fields of an event on the page. */
async function fieldsOf(event: object, options?: TrackingOptions) {
  const { track, events } = start(options);
  await track(event);
  return events()[0];
}

describe('the content of an event', () => {
  it('has every documented field', async () => {
    openPage('/de/pricing?gclid=1&email=j&utm_medium=ad#faq');
    const { land, track, events } = start({
      websiteIdentifier: 'site-1',
      ownerTeam: 'growth',
    });
    document.cookie = 'marketing_id=m1';
    const context = {
      ...currentContext(),
      at: 1_700_000_000_000,
      lang: 'de-DE',
      websiteLocale: 'de-DE',
      referrer:
        'https://search.example.org/find?q=secret&source=x&utm_term=t#y',
    };
    expect(land(context)).toBe(true);
    const event = {
      type: 'click link',
      object_identifier: 'pricing',
      object_display_name: 'Pricing',
      object_value: '1',
      destination_url: 'https://www.example.com/a?source=b&token=c&utm_id=e#d',
      product_section: 'header-nav',
      product_area: 'products',
    };
    await track(event, context);
    expect(events()).toEqual([
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

  it('has the marketing id as soon as the tag manager has set it, and keeps it', async () => {
    const { track, events } = start();
    for (const value of ['', 'm1', 'm2']) {
      document.cookie = `marketing_id=${value}`;
      await track(click);
    }
    const ids = events().map((event) => event['marketing_id']);
    expect(ids).toEqual(['', 'm1', 'm1']);
  });

  it('has null for unknown values, and strings where they are required', async () => {
    expect(await fieldsOf({ type: 'view section' })).toMatchObject({
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
    // The code of a language, if the code is what the document has.
    ['/fr/pricing', { lang: 'de' }, 'fr-FR', 'fr', '/pricing'],
    ['/shop/fr/pricing', { base: '/shop' }, 'fr-FR', 'fr-FR', '/shop/pricing'],
    ['/shop/pricing', { base: '/shop' }, 'en-US', 'en-US', '/shop/pricing'],
  ])(
    'has at %s the language of its address, which a router changes before the rest',
    async (path, changes, website_locale, resolved_locale, page_path) => {
      const { track, events } = start(undefined, {
        languages: languagesInPath(languages, { default: 'en' }),
      });
      const url = `https://www.example.com${path}`;
      const german = { lang: 'de-DE', websiteLocale: 'de-DE' };
      await track(click, { url, ...german, ...changes });
      expect(events()).toMatchObject([
        { website_locale, resolved_locale, page_path },
      ]);
    },
  );

  it('has that language as a landing, too', () => {
    const requested = vi.spyOn(Image.prototype, 'src', 'set');
    onTestFinished(() => requested.mockRestore());
    start(undefined, {
      languages: languagesInPath(languages, { default: 'en' }),
    }).land({
      ...currentContext(),
      url: 'https://www.example.com/fr/pricing',
      lang: 'de-DE',
    });
    expect(requested.mock.lastCall?.[0]).toContain('resolved_locale=fr-FR');
  });

  it('has the account of the logged-in visitor once known', async () => {
    const { track, events } = start();
    const account = { accountId: 'a1', accountLocale: 'de-DE' };
    replaceForTest(globalThis, 'fetch', () =>
      Promise.resolve(Response.json({ email: 'j@example.com', ...account })),
    );
    await track();
    const auth = pageAuth({ paths: defaultSitePaths });
    auth.start();
    await expect.poll(() => auth.get().user).toBeTruthy();
    await track();
    expect(events()).toMatchObject([
      { member_account_id: null, member_account_locale: null },
      { member_account_id: 'a1', member_account_locale: 'de-DE' },
    ]);
  });

  it.each([
    ['/?success-auth', () => {}],
    // As a router or another script may do.
    ['/?success-auth', () => history.replaceState(null, '', '/')],
    ['/pricing?success-auth=1&utm_id=2', () => {}],
  ])('has no account of a preview at %s', async (path, clean) => {
    openPage(path);
    const auth = pageAuth({ paths: defaultSitePaths });
    auth.start();
    await auth.refresh();
    clean();
    expect(auth.get().user?.accountId).toBeTruthy();
    expect(await fieldsOf(click)).toMatchObject({
      member_account_id: null,
      member_account_locale: null,
    });
  });

  it('has the same visitor on later pages, which are not the first of the visit', async () => {
    const first = start();
    expect(first.land(currentContext())).toBe(true);
    await first.track();
    const { analytics_id, session_id } = first.events()[0]!;
    Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
    const second = start();
    expect(second.land(currentContext())).toBe(false);
    await second.track();
    expect(second.events()).toMatchObject([
      {
        ...{ analytics_id, session_id },
        is_first_landing: false,
        is_first_session: true,
      },
    ]);
  });
});

describe('the analytics id', () => {
  const [early, late] = ['a', 'b'].map(
    (digit) => `0f8fad5b-d9cb-469f-a165-70867728950${digit}`,
  );
  const setCookie = (cookie = late) =>
    (document.cookie = `lintel_analytics_id=${cookie}; path=/; domain=example.com`);
  const go = (path: string) => history.pushState(null, '', path);

  it('is looked up for each event: address, cookie, storage, memory', async () => {
    const { track, events } = start();
    await track();
    setCookie();
    await track();
    expect(localStorage.getItem('lintel_analytics_id')).toBe(late);
    go(`/?analytics_id=${early}`);
    await track();
    go('/');
    await track();
    setCookie('; max-age=0');
    localStorage.clear();
    await track();
    // A later cookie replaces the id of an address that was left.
    setCookie();
    await track();
    expect(events().map((event) => event['analytics_id'])).toEqual([
      expect.stringMatching(UUID),
      ...[late, early, early, early, late],
    ]);
    const sessions = events().map((event) => event['session_id']);
    expect(new Set(sessions).size).toBe(1);
  });

  it('of an address that was left is not that of its waiting events', async () => {
    openPage(`/?analytics_id=${early}&gclid=1`);
    const { track, events } = start();
    const waiting = currentContext();
    go('/pricing');
    setCookie();
    await track(click, waiting);
    expect(events()).toMatchObject([
      { analytics_id: late, page_path: '/', page_query_params: 'gclid=1' },
    ]);
  });

  it('in the address is not used if an option says so', async () => {
    openPage(`/?analytics_id=${early}`);
    const { identify } = start({ analyticsIdFromUrl: false });
    expect(identify(location.href).analyticsId).not.toBe(early);
  });
});

describe('an option of tracking', () => {
  it('sets whether events have ids', async () => {
    expect(await fieldsOf(click, { eventIds: false })).not.toHaveProperty(
      'event_id',
    );
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
      expect(await start({ send }).track()).toEqual({ outcome: 'failed' });
    },
  );

  it('sets which query parameters are kept', async () => {
    openPage('/?plan=pro&email=j');
    const event = { ...click, destination_url: '/x?plan=1&coupon=2' };
    const options = { queryParameters: ['plan'] };
    expect(await fieldsOf(event, options)).toMatchObject({
      page_query_params: 'plan=pro',
      destination_url: '/x?plan=1',
    });
  });

  it('renames cookies and storage keys, but keeps a name that is undefined', () => {
    const names = {
      analyticsId: 'a',
      analyticsIdExpires: 'b',
      sessionId: 'c',
      firstSession: 'd',
      hasLanded: undefined,
      landed: 'f',
    };
    const config = { domain: 'example.com', names };
    start({}, { config }).land(currentContext());
    expect(kept()).toEqual(
      ['a', 'a on example.com', 'b', 'c on example.com'].concat(
        ...['d', 'f', 'lintel_has_landed'],
      ),
    );
  });
});

describe('the collector’s address', () => {
  const own = { events: '/e', clanker: '/c', validate: '/v' };
  const host = 'https://events.example.com';
  const check = `${host}/api/v1/validate-event-content`;
  const elsewhere = 'https://collector.example.org/e';

  it.each<[boolean, SiteConfig['paths'], Channel, object, string]>([
    [false, {}, 'events', click, `${host}/api/v1/events`],
    [false, {}, 'clanker', click, `${host}/api/v1/clanker/events`],
    [false, {}, 'home' as Channel, click, `${host}/api/v1/events`],
    [false, own, 'events', click, `${host}/e`],
    [false, own, 'clanker', click, `${host}/c`],
    [false, { events: elsewhere }, 'events', click, elsewhere],
    [false, { events: 'e' }, 'events', click, `${host}/api/v1/events`],
    [true, {}, 'events', click, `${check}/track`],
    [true, {}, 'events', assignment, `${check}/a-b-test-assignments`],
    [true, own, 'events', click, `${host}/v/track`],
  ])(
    'is, with validate %j and the paths %j for %s, %j: %s',
    async (validate, paths, channel, event, address) => {
      const config = { domain: 'example.com', paths };
      const { send, sent } = start({ validate }, { config });
      await send(event, currentContext(), channel);
      expect(sent[0]?.url).toBe(address);
    },
  );
});

describe('the payload of an event', () => {
  it('has eventContent and eventSchemaName for documented fields', async () => {
    const { track, sent } = start();
    await track();
    expect(sent[0]?.payload).toEqual({
      eventContent: expect.stringContaining('"sign-up"') as string,
      eventSchemaName: 'track',
    });
  });

  it('has custom data for custom fields', async () => {
    const custom = {
      experiment_name: 'hero',
      variant: 'b',
      is_override: false,
    };
    const { track, sent, events } = start();
    await track({ ...assignment, ...custom });
    expect(sent[0]?.payload).toMatchObject({
      analyticsId: events()[0]?.['analytics_id'],
      customSchemaName: 'a-b-test-assignments',
      customData: custom,
      commonData: { actor: 'system', page_host: 'www.example.com' },
    });
  });
});

it.each([
  ['lintelEventsDisabled', 'dropped'],
  ['lintelAbEventsDisabled', 'queued'],
] as const)(
  'the flag %s on window is read for every event, and a click is then %s',
  async (flag, outcomeOfClick) => {
    const beacon = vi.fn(() => true);
    replaceForTest(navigator, 'sendBeacon', beacon);
    const { track } = start({ send: undefined });
    const outcomes: string[] = [];
    for (const value of [false, true, 1, 0, undefined]) {
      replaceForTest(window, flag, value);
      outcomes.push((await track(assignment)).outcome);
    }
    expect(outcomes.join(' ')).toBe('queued dropped dropped queued queued');
    expect(beacon).toHaveBeenCalledTimes(3);
    replaceForTest(window, flag, true);
    expect(await track(click)).toMatchObject({ outcome: outcomeOfClick });
  },
);

it('the page receives lintel:event for every event that was sent', async () => {
  const heard: LintelEventDetail[] = [];
  window.addEventListener('lintel:event', ({ detail }) => heard.push(detail), {
    once: true,
  });
  const { track, events } = start();
  await track();
  expect(heard).toEqual([
    {
      type: 'click',
      schema: 'track',
      endpoint: 'https://events.example.com/api/v1/events',
      fields: events()[0],
      outcome: 'delivered',
    },
  ]);
});
