import { describe, expect, it, vi } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type {
  Channel,
  TrackedEventDetail,
} from '../../src/analytics/trackEvent';
import { defaultSitePaths, type SiteConfig } from '../../src/site/siteConfig';
import type { TrackingOptions } from '../../src/analytics/trackingOptions';
import { pageAuth } from '../../src/site/auth';
import {
  currentContext,
  kept,
  openPage,
  reopenPage,
  replaceForTest,
  type PageSettings,
} from './trackedPage';
import { languages, languagesInPath } from '../../src/site/languages';
import { expectConsole } from '../setup/console';
import { eventIn } from '../../src/testing/log';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const click = { type: 'click', object_identifier: 'sign-up' };
const production = 'https://events.example.com';

/** Opens a page and shows it. */
async function showPage(settings?: PageSettings) {
  const page = openPage(settings);
  await page.show();
  return page;
}

/** Tracks one event on a new page. Returns what was sent. */
async function arrival(event: unknown = click, settings?: PageSettings) {
  const page = await showPage(settings);
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
    const context = {
      ...currentContext(),
      websiteLocale: 'de-DE',
      at: 1_700_000_000_000,
    };
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

  it('has the language of its address, which a router changes before the rest', async () => {
    const page = openPage({
      url: 'https://www.example.com/shop/fr/pricing',
      languages: languagesInPath(languages, { default: 'en' }),
    });
    document.documentElement.lang = 'de-DE';
    const french = {
      ...currentContext(),
      websiteLocale: 'de-DE',
      base: '/shop',
    };
    const english = { ...french, url: 'https://www.example.com/shop/pricing' };
    await page.show(french);
    for (const context of [french, english]) {
      await page.tracking.track(
        { type: 'land', object_identifier: 'x' },
        context,
      );
    }
    expect(page.landings[0]).toContain('resolved_locale=fr-FR');
    expect(page.events()).toMatchObject(
      ['fr-FR', 'en-US'].map((locale) => ({
        page_path: '/shop/pricing',
        website_locale: locale,
        resolved_locale: locale,
      })),
    );
  });

  it('has the code of that language, if the code is what the document has', async () => {
    const page = openPage({
      url: 'https://www.example.com/fr/pricing',
      languages: languagesInPath(languages, { default: 'en' }),
    });
    document.documentElement.lang = 'de';
    const french = { ...currentContext(), websiteLocale: 'de-DE' };
    await page.show(french);
    await page.tracking.track({ type: 'land', object_identifier: 'x' }, french);
    expect(page.events()).toMatchObject([
      { website_locale: 'fr-FR', resolved_locale: 'fr' },
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

  it('has the account of the logged-in visitor once known', async () => {
    const page = await showPage();
    const account = { accountId: 'a1', accountLocale: 'de-DE' };
    replaceForTest(globalThis, 'fetch', () =>
      Promise.resolve(Response.json({ email: 'j@example.com', ...account })),
    );
    await page.track(click);
    const auth = pageAuth({ paths: defaultSitePaths });
    auth.start();
    await expect.poll(() => auth.get().user).toBeTruthy();
    await page.track(click);
    expect(page.events()).toMatchObject([
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
    const page = await showPage({ url: `https://www.example.com${path}` });
    const auth = pageAuth({ paths: defaultSitePaths });
    auth.start();
    await auth.refresh();
    clean();
    await page.track(click);
    expect(auth.get().user?.accountId).toBeTruthy();
    expect(page.events()).toMatchObject([
      { member_account_id: null, member_account_locale: null },
    ]);
  });

  it('leaves out options of a wrong type, with a warning', async () => {
    expectConsole('warn', /^Lintel: event field event_owner_team has a wrong/);
    expectConsole('warn', /^Lintel: event field context_website_identifier /);
    const options = { ownerTeam: 5, websiteIdentifier: {} } as object;
    expect((await withOptions(options)).fields).toMatchObject({
      event_owner_team: 'marketing',
      context_website_identifier: null,
    });
  });

  it('has the same visitor on later pages, which are not the first of the visit', async () => {
    const first = await showPage();
    await first.track(click);
    const { analytics_id, session_id } = first.events()[0] ?? {};
    const second = reopenPage();
    await second.show();
    await second.track(click);
    expect(second.events()).toMatchObject([
      {
        ...{ analytics_id, session_id },
        is_first_landing: false,
        is_first_session: true,
      },
    ]);
    expect([first.landings.length, second.landings.length]).toEqual([1, 0]);
  });
});

describe('the analytics id', () => {
  const [early, late] = ['a', 'b'].map(
    (digit) => `0f8fad5b-d9cb-469f-a165-70867728950${digit}`,
  );
  const address = `https://www.example.com/?analytics_id=${early}`;
  const setCookie = (cookie = late) =>
    (document.cookie = `lintel_analytics_id=${cookie}; path=/; domain=example.com`);

  it('is looked up for each event: address, cookie, storage, memory', async () => {
    const page = await showPage();
    await page.track(click);
    setCookie();
    await page.track(click);
    expect(page.identity()?.analyticsId).toBe(late);
    expect(localStorage.getItem('lintel_analytics_id')).toBe(late);
    history.pushState(null, '', address);
    await page.track(click);
    history.pushState(null, '', '/');
    await page.track(click);
    setCookie('; max-age=0');
    localStorage.clear();
    await page.track(click);
    // A later cookie replaces the id of an address that was left.
    setCookie();
    await page.track(click);
    expect(page.events().map(({ analytics_id: id }) => id)).toEqual([
      expect.stringMatching(UUID),
      ...[late, early, early, early, late],
    ]);
    const sessions = page.events().map(({ session_id }) => session_id);
    expect(new Set(sessions).size).toBe(1);
  });

  it('of an address that was left is not that of its waiting events', async () => {
    const page = await showPage({
      url: `${address}&gclid=1`,
      consent: 'pending',
    });
    void page.track(click);
    history.pushState(null, '', '/pricing');
    await page.show();
    setCookie();
    page.answer('granted');
    expect(page.events()).toMatchObject([
      { analytics_id: late, page_path: '/', page_query_params: 'gclid=1' },
    ]);
  });
});

describe('an option of tracking', () => {
  const full = () => {
    throw new Error('full');
  };

  it('sets whether events have ids', async () => {
    const { fields } = await withOptions({ eventIds: false });
    expect(fields).not.toHaveProperty('event_id');
  });

  it('sets a function that sends events in place of the transports, once they may be sent', async () => {
    const send = vi.fn<NonNullable<TrackingOptions['send']>>();
    const page = await showPage({ consent: 'pending', options: { send } });
    const waiting = page.track(click);
    expect(send).not.toHaveBeenCalled();
    page.answer('granted');
    expect(await waiting).toEqual({ outcome: 'delivered' });
    replaceForTest(window, 'lintelEventsDisabled', true);
    expect(await page.track(click)).toEqual({ outcome: 'dropped' });
    expect(send).toHaveBeenCalledExactlyOnceWith(
      `${production}/api/v1/events`,
      {
        eventSchemaName: 'track',
        eventContent: expect.stringContaining('"sign-up"') as string,
      },
    );
    expect(page.sent).toEqual([]);
  });

  it.each<[string, () => Promise<void>]>([
    ['throws', full],
    ['rejects', () => Promise.resolve().then(full)],
  ])(
    'fails to send if its function %s, which is printed with logging',
    async (_, send) => {
      replaceForTest(window, 'lintelLogging', true);
      expectConsole(
        'warn',
        /^Lintel: tracking\.send failed \(Error: full\)\.$/,
      );
      const page = await showPage({ options: { send } });
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

  it('keeps a name that is undefined', async () => {
    await withOptions({ names: { hasLanded: undefined, firstSession: 'd' } });
    expect(kept()).toContain('lintel_has_landed');
    expect(kept()).toContain('d');
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
    expect(kept()).toEqual(
      ['a', 'a on example.com', 'b', 'c on example.com'].concat('d', 'e', 'f'),
    );
  });

  it('sets where the landing is sent', async () => {
    const page = await showPage({ options: { paths: { landing: '/hello' } } });
    expect(page.landings).toEqual([expect.stringMatching(/^\/hello\?/)]);
  });
});

describe('the collector’s address', () => {
  const checked = { validate: true };
  const paths = { events: '/e', clanker: '/c', validate: '/v' };
  const validate = '/api/v1/validate-event-content';
  const assignment = { type: 'A/B test assignments', variant: 'b' };

  it.each<[TrackingOptions, Channel, object, string]>([
    [{}, 'clanker', click, '/api/v1/clanker/events'],
    [{ paths }, 'events', click, '/e'],
    [{ paths }, 'clanker', click, '/c'],
    [checked, 'events', click, `${validate}/track`],
    [checked, 'events', assignment, `${validate}/a-b-test-assignments`],
    [{ ...checked, paths }, 'events', click, '/v/track'],
  ])('is, with %j for %s, %j: %s', async (options, channel, event, path) => {
    const page = await showPage({ options });
    await page.track(event, channel);
    expect(page.sent.map(({ url }) => url)).toEqual([production + path]);
  });
});

describe('the payload of an event', () => {
  it('has eventContent and eventSchemaName for documented fields', async () => {
    const { payload } = await arrival();
    expect(payload).toEqual({
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
    const type = 'A/B test assignments';
    const { payload, fields } = await arrival({ type, ...custom });
    expect(payload).toMatchObject({
      analyticsId: fields?.analytics_id,
      customSchemaName: 'a-b-test-assignments',
    });
    expect(JSON.parse(payload?.customData ?? '')).toEqual(custom);
    expect(JSON.parse(payload?.commonData ?? '')).toMatchObject({
      actor: 'system',
      page_host: 'www.example.com',
    });
  });
});

describe('the flags on window', () => {
  it.each(['lintelEventsDisabled', 'lintelAbEventsDisabled'] as const)(
    'include %s, which is read for every event',
    async (flag) => {
      const page = await showPage();
      const assignment = { type: 'A/B test assignments', variant: 'b' };
      const outcomes: string[] = [];
      for (const value of [false, true, 1, 0, undefined]) {
        replaceForTest(window, flag, value);
        outcomes.push((await page.track(assignment)).outcome);
      }
      expect(outcomes.join(' ')).toBe('queued dropped dropped queued queued');
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
    const heard = vi.fn();
    window.addEventListener('lintel:event', heard);
    await page.show();
    expect([page.traces(), heard.mock.calls]).toEqual([[], []]);
    window.lintelEventsDisabled = false;
    await page.track(click);
    expect(page.landings).toHaveLength(1);
    expect(heard).toHaveBeenCalled();
  });
});

it.each([null, 'production'])(
  'the unknown environment %j is reported',
  async (environment) => {
    expectConsole(
      'warn',
      /^Lintel: environment must be dev, staging or prod; ignored\.$/,
    );
    await showPage({ site: { environment } as SiteConfig });
  },
);

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
    endpoint: `${production}/api/v1/events`,
    fields: page.events()[2],
    outcome: 'queued',
    via: 'beacon',
  });
});
