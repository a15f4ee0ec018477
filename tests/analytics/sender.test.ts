import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LintelConsent } from '../../src/analytics/consent';
import { eventsHost } from '../../src/analytics/tracker';
import type { LintelEvent } from '../../src/analytics/trackEvent';
import type { TrackingOptions } from '../../src/analytics/trackingOptions';
import { resolveSite } from '../../src/site/site';
import type { SiteConfig } from '../../src/site/siteConfig';
import {
  currentContext,
  kept,
  nextTask,
  openPage,
  recordConsole,
  reopenPage,
  replaceForTest,
  setVisibility,
  type PageSettings,
} from '../support/trackedPage';

const clickOn = (id: number): LintelEvent => ({
  type: 'click',
  object_identifier: String(id),
});
const click = clickOn(1);
const withPageEvents = { options: { pageEvents: true } };
const dropped = { outcome: 'dropped' };
const waiting = { outcome: 'waiting' };

const leave = () => window.dispatchEvent(new Event('pagehide'));
const hide = () => setVisibility('hidden');

/** Opens a page and shows it. */
async function showPage(settings?: PageSettings) {
  const page = openPage(settings);
  await page.show();
  return page;
}

/** Navigates like a router. */
async function goTo(page: ReturnType<typeof openPage>, address: string) {
  window.history.pushState(null, '', address);
  await page.show();
}

describe('what waits', () => {
  it('is sent in order, after the landing, in a separate task', async () => {
    const page = openPage(withPageEvents);
    void page.show();
    const deliveries = [page.track(clickOn(1)), page.track(clickOn(2))];
    expect(page.traces()).toEqual([]);
    expect(await Promise.all(deliveries)).toEqual([waiting, waiting]);
    await nextTask();
    expect(page.landings).toHaveLength(1);
    expect(page.said()).toEqual(['land', 'view', '1', '2']);
  });

  it.each([
    ['left', leave],
    ['hidden', hide],
  ])('is sent immediately when the page is %s', async (_, end) => {
    const page = await showPage();
    void page.track(click);
    expect(page.sent).toEqual([]);
    end();
    expect(page.said()).toEqual(['1']);
  });

  it('is sent immediately while the page is hidden', async () => {
    const page = await showPage();
    hide();
    void page.track(click);
    expect(page.said()).toEqual(['1']);
  });

  it('is not sent while events are turned off, as the landing, and nothing is stored', async () => {
    replaceForTest(window, 'lintelEventsDisabled', true);
    const page = openPage(withPageEvents);
    const heard = vi.fn();
    window.addEventListener('lintel:event', heard);
    await page.show();
    expect(await page.track(click)).toEqual(dropped);
    expect([page.traces(), heard.mock.calls]).toEqual([[], []]);
    window.lintelEventsDisabled = false;
    await page.track(click);
    expect(page.landings).toHaveLength(1);
    expect(heard).toHaveBeenCalled();
  });
});

describe('page events', () => {
  it('are one landing, and one view for each path without its final slash', async () => {
    const page = openPage(withPageEvents);
    for (const address of [
      ...['/', '/', '/?a=1', '/#b', '/pricing', '/pricing/', '/pricing/?a=1'],
      ...['/pricing', '/'],
    ]) {
      await goTo(page, address);
    }
    hide();
    expect(
      page.events().map(({ action, page_path }) => `${action} ${page_path}`),
    ).toEqual(['land /', 'view /', 'view /pricing', 'view /', 'unload /']);
    expect(page.landings).toHaveLength(1);
  });

  it('have the query that the page has at that time', async () => {
    const url = 'https://www.example.com/pricing?gclid=1';
    const page = await showPage({ url, ...withPageEvents });
    window.history.replaceState(null, '', '/pricing/?gclid=2');
    hide();
    // A router has changed the address, but not yet shown the page.
    setVisibility('visible');
    window.history.pushState(null, '', '/blog?gclid=3');
    hide();
    expect(
      page
        .events()
        .map(({ action, page_path, page_query_params }) =>
          [action, page_path, page_query_params].join(' '),
        ),
    ).toEqual([
      'land /pricing gclid=1',
      'view /pricing gclid=1',
      'unload /pricing gclid=2',
      'unload /pricing gclid=1',
    ]);
  });

  it('are one unload each time the page is left or hidden, and a view when it returns from the back/forward cache', async () => {
    const page = await showPage(withPageEvents);
    hide();
    leave();
    setVisibility('visible');
    hide();
    window.dispatchEvent(
      new PageTransitionEvent('pageshow', { persisted: true }),
    );
    await nextTask();
    leave();
    expect(page.said().join(' ')).toBe('land view unload unload view unload');
    expect(page.landings).toHaveLength(1);
  });

  it('come before what the page has tracked before it is shown', async () => {
    const page = openPage(withPageEvents);
    void page.track(click);
    await page.show();
    expect(page.said()).toEqual(['land', 'view', '1']);
  });

  it.each([0, 1000, 2000])(
    'are one for each page, in their order, whatever the clock says: %i ms',
    async (second) => {
      vi.useFakeTimers({ now: 1000, toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const page = await showPage(withPageEvents);
      vi.setSystemTime(second);
      await goTo(page, '/pricing');
      page.answer('pending');
      page.answer('granted');
      await goTo(page, '/');
      expect(
        page.events().map(({ action, page_path }) => `${action} ${page_path}`),
      ).toEqual(['land /', 'view /', 'view /pricing', 'view /']);
    },
  );

  it('can be turned off, except for the landing', async () => {
    const page = await showPage();
    hide();
    expect([page.sent.length, page.landings.length]).toEqual([0, 1]);
  });
});

describe('consent', () => {
  it('that is granted sends the waiting events as they were', async () => {
    const page = await showPage({
      url: 'https://www.example.com/?gclid=abc',
      consent: 'pending',
      ...withPageEvents,
    });
    void page.track({ type: 'land' }, { ...currentContext(), at: 0 });
    await goTo(page, '/pricing');
    page.answer('granted');
    expect(
      page.events().map(({ action, page_path }) => `${action} ${page_path}`),
    ).toEqual(['land /', 'view /', 'land /', 'view /pricing']);
    expect(page.events()[2]?.event_timestamp).toBe('1970-01-01T00:00:00.000Z');
    expect(page.landings).toEqual([expect.stringContaining('gclid=abc')]);
    expect(page.identity()?.session.isFirstLanding).toBe(true);
    // The page asks again.
    page.answer('pending');
    expect(page.identity()).toBeNull();
  });

  it('that is pending keeps the newest 50 events', async () => {
    const page = await showPage({ consent: 'pending' });
    const numbers = Array.from({ length: 53 }, (_, at) => at);
    for (const at of numbers) void page.track(clickOn(at));
    page.answer('granted');
    expect(page.said()).toEqual(numbers.slice(3).map(String));
  });

  it.each(['denied', 'off'] as const)(
    'that is %s discards waiting and new events',
    async (decision) => {
      const page = await showPage({ consent: 'pending' });
      void page.track(click);
      const unmount = page.decide(decision);
      expect(await page.track(click)).toEqual(dropped);
      unmount();
      page.answer('granted');
      await nextTask();
      expect([page.sent.length, page.landings.length]).toEqual([0, 1]);
    },
  );

  type Page = ReturnType<typeof openPage>;
  type Step = (page: Page) => unknown;

  const go = (address: string) => (page: Page) => goTo(page, address);
  const answer = (consent: LintelConsent) => (page: Page) =>
    page.answer(consent);
  const replaceAddress = (address: string) => () =>
    window.history.replaceState(null, '', address);
  /** Analytics are off on both pages, until the second is left. */
  const offOn = (address: string, next: string) => async (page: Page) => {
    const turnOn = page.decide('off');
    await goTo(page, address);
    await goTo(page, next);
    turnOn();
  };
  const [no, yes] = [answer('denied'), answer('granted')];
  const clinic = '/health source=clinic';
  const mail = '/pricing?source=mail';

  it.each<[string, Step[], string[]]>([
    [
      'on the next page',
      [no, go(mail), yes],
      ['land /pricing source=mail', 'view /pricing source=mail'],
    ],
    ['on the same page', [no, yes], [`land ${clinic}`, `view ${clinic}`]],
    [
      'on a page whose address has changed since',
      [no, replaceAddress('/health'), yes],
      ['land /health ', 'view /health '],
    ],
    [
      'after pages before and after the decline',
      [go(mail), no, go('/'), answer('pending'), go('/a'), yes],
      ['land / ', 'view / ', 'view /a '],
    ],
    [
      'after pages on which analytics were off',
      [offOn(mail, '/a'), yes],
      ['land /a ', 'view /a '],
    ],
    [
      'after the landing was sent',
      [yes, no, go(mail), yes],
      [`land ${clinic}`, `view ${clinic}`, 'view /pricing source=mail'],
    ],
  ])(
    'that is granted after a decline is for the page that is shown, and those after it: %s',
    async (_, steps, expected) => {
      const url = 'https://www.example.com/health?source=clinic';
      const page = openPage({ url, consent: 'pending', ...withPageEvents });
      await page.show();
      for (const step of steps) await step(page);
      await nextTask();
      const pages = page
        .events()
        .map(({ action, page_path, page_query_params: query }) =>
          [action, page_path, query].join(' '),
        );
      expect(pages).toEqual(expected);
      expect(page.landings).toEqual([
        expect.stringContaining(
          `location=${encodeURIComponent(pages[0]!.split(' ')[1]!)}&`,
        ),
      ]);
    },
  );

  it('that is withdrawn deletes everything stored, including the domain’s cookies', async () => {
    const page = openPage();
    document.cookie = 'marketing_id=tag-manager';
    document.cookie = 'crumb=1';
    localStorage.setItem('other', '1');
    await page.show();
    expect(kept()).toEqual([
      'crumb on www.example.com',
      'lintel_analytics_id',
      'lintel_analytics_id on example.com',
      'lintel_analytics_id_expires',
      'lintel_first_session',
      'lintel_has_landed',
      'lintel_session_id on example.com',
      'marketing_id on www.example.com',
      'other',
      'sqsp_l',
    ]);
    page.answer('denied');
    expect(kept()).toEqual([
      'crumb on www.example.com',
      'marketing_id on www.example.com',
      'other',
    ]);
    expect(page.identity()).toBeNull();
  });

  it('that is denied from the start deletes what an earlier visit stored', async () => {
    openPage({ consent: null });
    document.cookie = 'lintel_analytics_id=x; path=/; domain=example.com';
    localStorage.setItem('lintel_analytics_id', 'x');
    const page = reopenPage({ consent: 'denied' });
    await page.show();
    expect(page.traces()).toEqual([]);
  });

  it('that is granted waits for other headers, and again after all have left', async () => {
    const page = openPage({ consent: null });
    await page.show();
    const unmount = page.decide('granted');
    expect(page.landings).toEqual([]);
    await expect.poll(() => page.landings).toHaveLength(1);
    unmount();
    await nextTask();
    void page.track(click);
    page.decide('granted');
    page.decide('denied');
    await nextTask();
    expect(page.sent).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['hidden', hide],
    ['left', leave],
  ])(
    'that is granted first has an effect when the page is %s, even if it is not idle',
    async (_, end) => {
      const page = openPage({ consent: null, ...withPageEvents });
      replaceForTest(window, 'requestIdleCallback', () => {});
      page.decide('granted');
      await page.show();
      await vi.dynamicImportSettled();
      expect(page.sent).toEqual([]);
      end();
      // A page that is left runs no other task.
      for (let count = 0; count < 10; count += 1) await null;
      expect(page.landings).toHaveLength(1);
      expect(page.said()).toEqual(['land', 'view', 'unload']);
    },
  );
});

it('the option `logging` turns on logging', async () => {
  replaceForTest(window, 'lintelLogging', undefined);
  await showPage({ options: { logging: true } });
  expect(window.lintelLogging).toBe(true);
});

const domain = 'example.com';

describe('the host of events', () => {
  const [events, staging, nowhere] = ['events', 'eventsStaging', null] as const;

  it.each<[string, SiteConfig | undefined, string | null]>([
    ['www.example.com', { domain }, events],
    ['example.com', { domain }, events],
    ['www.example.com', { domain: 'https://www.example.com/' }, events],
    ['www.example.com', undefined, events],
    ['www.example.com', { domain, environment: 'staging' }, staging],
    ['www.example.org', { domain }, staging],
    ['notexample.com', { domain }, staging],
    ['www.example.com.', { domain }, events],
    ['example.com.evil.example', { domain }, staging],
    // On localhost, events need more than a domain.
    ['localhost', { domain }, nowhere],
    ['app.localhost', { domain }, nowhere],
    ['', { domain }, nowhere],
    ['192.168.0.7', {}, nowhere],
    ['[::1]', {}, nowhere],
    ['localhost', { hosts: { eventsStaging: 'http://a' } }, staging],
    ['localhost', { domain: 'localhost:3000' }, events],
    ['localhost', { domain, environment: 'dev' }, staging],
    // Not the production collector.
    ['localhost', { domain, hosts: { events: 'collect.a.org' } }, nowhere],
  ])('of a page on "%s" with %j is %s', (hostname, config, host) => {
    const site = resolveSite(config, hostname, ['de']);
    expect(eventsHost(config, site, hostname)).toBe(host);
  });

  /** Tracks a click on a new page. */
  async function trackOn(
    url: string,
    site?: SiteConfig,
    options?: TrackingOptions,
  ) {
    const page = await showPage({ url, site, options });
    await page.track(click);
    return page.sent.map((sent) => sent.url);
  }

  it('gets nothing if it may not exist, which is reported once', async () => {
    const notes = recordConsole('info');
    const heard = vi.fn();
    window.addEventListener('lintel:event', heard, { once: true });
    const send = vi.fn();
    const url = 'http://localhost:3000';
    expect(await trackOn(url, undefined, { send })).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledOnce();
    expect(notes()).toEqual([
      expect.stringMatching(/^Lintel: .*events-staging\.example\.com may not/),
    ]);
  });

  it('is not reported if the page has turned sending off', async () => {
    const notes = recordConsole('info');
    const options = { transports: [] };
    await trackOn('http://localhost:3000', undefined, options);
    expect(notes()).toEqual([]);
  });
});
