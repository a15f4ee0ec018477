import { describe, expect, it, vi } from 'vitest';
import { captureEventContext } from '../../src/analytics/trackEvent';
import { createTracking } from '../../src/analytics/tracking';
import {
  nextTask,
  openPage,
  replaceForTest,
  setVisibility,
} from './trackedPage';
import { keptCookies } from './visit';

const clickOn = (id: unknown) => ({
  type: 'click',
  object_identifier: String(id),
});

/** The events, in the order they were sent. */
function said(page: ReturnType<typeof openPage>) {
  return page
    .events()
    .map(({ action, object_identifier }) => object_identifier ?? action);
}

/** Everything that analytics store in the browser. */
function kept() {
  return [
    ...keptCookies()
      .filter(({ maxAge }) => maxAge !== 0)
      .map(({ key, domain }) => `${key} on ${domain}`),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ];
}

const withPageEvents = { options: { pageEvents: true } };

it('is made on a server, which has no navigator', () => {
  vi.stubGlobal('navigator', undefined);
  const { consent } = createTracking(() => {
    throw new Error('A server sends nothing.');
  }, 'granted');
  expect(consent.get()).toBe('granted');
  vi.unstubAllGlobals();
});

describe('the queue', () => {
  it('is sent in order, after the landing, in a separate task', async () => {
    const page = openPage(withPageEvents);
    page.tracking.view(captureEventContext());
    const deliveries = [page.track(clickOn(1)), page.track(clickOn(2))];
    expect([page.landings, page.sent, kept()]).toEqual([[], [], []]);
    expect(await Promise.all(deliveries)).toEqual([
      { outcome: 'queued', via: 'beacon' },
      { outcome: 'queued', via: 'beacon' },
    ]);
    expect(page.landings).toHaveLength(1);
    expect(said(page)).toEqual(['land', 'view', '1', '2']);
  });

  it('keeps the time of each event, however late it is sent', async () => {
    const page = openPage({ consent: 'pending' });
    await page.show();
    const context = { ...captureEventContext(), at: 0 };
    void page.tracking.track({ type: 'land' }, context);
    page.answer('granted');
    expect(page.events()[0]?.event_timestamp).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('page events', () => {
  it('are one landing, and one view for each path', async () => {
    const page = openPage(withPageEvents);
    for (const path of ['/', '/', '/?a=1', '/#b', '/pricing', '/']) {
      window.history.replaceState(null, '', path);
      await page.show();
    }
    expect(said(page)).toEqual(['land', 'view', 'view', 'view']);
    expect(page.events().map(({ page_path }) => page_path)).toEqual([
      '/',
      '/',
      '/pricing',
      '/',
    ]);
    expect(page.landings).toHaveLength(1);
  });

  it('are the same page with and without a final slash', async () => {
    const page = openPage(withPageEvents);
    for (const path of ['/pricing', '/pricing/', '/pricing/?a=1', '/pricing']) {
      window.history.replaceState(null, '', path);
      await page.show();
    }
    setVisibility('hidden');
    expect(said(page)).toEqual(['land', 'view', 'unload']);
    const names = page.events().map(({ page_path }) => page_path);
    expect(new Set(names)).toEqual(new Set(['/pricing']));
  });

  it('have the query that the page has at that time', async () => {
    const page = openPage({
      url: 'https://www.example.com/pricing?gclid=1',
      ...withPageEvents,
    });
    await page.show();
    window.history.replaceState(null, '', '/pricing/?gclid=2');
    setVisibility('hidden');
    // A router has changed the address, but not yet shown the page.
    setVisibility('visible');
    window.history.pushState(null, '', '/blog?gclid=3');
    setVisibility('hidden');
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

  it('are one unload each time the page is left or hidden', async () => {
    const page = openPage(withPageEvents);
    await page.show();
    setVisibility('hidden');
    window.dispatchEvent(new Event('pagehide'));
    setVisibility('visible');
    setVisibility('hidden');
    expect(said(page)).toEqual(['land', 'view', 'unload', 'unload']);
  });

  it('are a view when the page returns from the back/forward cache', async () => {
    const page = openPage(withPageEvents);
    await page.show();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(
      new PageTransitionEvent('pageshow', { persisted: true }),
    );
    await nextTask();
    window.dispatchEvent(new Event('pagehide'));
    expect(said(page)).toEqual(['land', 'view', 'unload', 'view', 'unload']);
    expect(page.landings).toHaveLength(1);
  });

  it('can be turned off, except for the landing', async () => {
    const page = openPage();
    await page.show();
    setVisibility('hidden');
    expect(page.sent).toEqual([]);
    expect(page.landings).toHaveLength(1);
  });
});

describe('a page that is left', () => {
  // A page that is hidden does the same: see tracking.model.test.ts
  it('sends waiting events immediately', async () => {
    const page = openPage();
    await page.show();
    void page.track(clickOn(1));
    expect(page.sent).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(said(page)).toEqual(['1']);
  });
});

describe('consent', () => {
  it('that is pending sends and stores nothing', async () => {
    const page = openPage({ consent: 'pending', ...withPageEvents });
    await page.show();
    void page.track(clickOn(1));
    setVisibility('hidden');
    await nextTask();
    expect([page.sent, page.landings, kept()]).toEqual([[], [], []]);
    expect(page.tracking.identity.get()).toBeNull();
  });

  it('that is granted sends the waiting events as they were', async () => {
    const page = openPage({
      url: 'https://www.example.com/?gclid=abc',
      consent: 'pending',
      ...withPageEvents,
    });
    await page.show();
    void page.track(clickOn(1));
    window.history.replaceState(null, '', '/pricing');
    await page.show();
    page.answer('granted');
    expect(said(page)).toEqual(['land', 'view', '1', 'view']);
    expect(page.events().map(({ page_path }) => page_path)).toEqual([
      '/',
      '/',
      '/',
      '/pricing',
    ]);
    expect(page.landings).toEqual([expect.stringContaining('gclid=abc')]);
    expect(page.tracking.identity.get()?.session.isFirstLanding).toBe(true);
    // The page asks again.
    page.answer('pending');
    expect(page.tracking.identity.get()).toBeNull();
  });

  it('that is pending keeps the newest 50 events', async () => {
    const page = openPage({ consent: 'pending' });
    await page.show();
    const deliveries = Array.from({ length: 53 }, (_, at) =>
      page.track(clickOn(at)),
    );
    expect(await Promise.all(deliveries.slice(0, 3))).toEqual(
      Array(3).fill({ outcome: 'dropped' }),
    );
    page.answer('granted');
    expect(said(page)).toEqual(
      Array.from({ length: 50 }, (_, at) => String(at + 3)),
    );
  });

  it('that is denied discards waiting and new events', async () => {
    const page = openPage({ consent: 'pending' });
    await page.show();
    const waiting = page.track(clickOn(1));
    page.answer('denied');
    expect(await waiting).toEqual({ outcome: 'dropped' });
    expect(await page.track(clickOn(2))).toEqual({ outcome: 'dropped' });
    page.answer('granted');
    await nextTask();
    expect(page.sent).toEqual([]);
    expect(page.landings).toHaveLength(1);
  });

  it('that is withdrawn deletes everything stored, including the domain’s cookies', async () => {
    const page = openPage({
      options: { landingScope: 'browser', pageEvents: false },
    });
    document.cookie = 'marketing_id=tag-manager';
    document.cookie = 'other=1';
    localStorage.setItem('other', '1');
    await page.show();
    expect(kept().sort()).toEqual(
      [
        'lintel_analytics_id on example.com',
        'lintel_session_id on example.com',
        'marketing_id on www.example.com',
        'other on www.example.com',
        'sqsp_l on www.example.com',
        'lintel_analytics_id',
        'lintel_analytics_id_expires',
        'lintel_has_landed',
        'other',
        'lintel_first_session',
        'sqsp_l',
      ].sort(),
    );
    page.answer('denied');
    expect(kept().sort()).toEqual([
      'marketing_id on www.example.com',
      'other',
      'other on www.example.com',
    ]);
    expect(page.tracking.identity.get()).toBeNull();
  });

  it('that is denied from the start deletes what an earlier visit stored', async () => {
    const page = openPage({ consent: 'denied' });
    document.cookie = 'lintel_analytics_id=x; path=/; domain=example.com';
    localStorage.setItem('lintel_analytics_id', 'x');
    await page.show();
    expect([kept(), page.landings]).toEqual([[], []]);
  });

  it('that changes back and forth creates a new visitor, with one landing', async () => {
    const page = openPage();
    await page.show();
    await page.track(clickOn(1));
    page.answer('denied');
    await page.track(clickOn(2));
    page.answer('pending');
    const third = page.track(clickOn(3));
    await nextTask();
    expect(said(page)).toEqual(['1']);
    page.answer('granted');
    await third;
    expect(said(page)).toEqual(['1', '3']);
    const [first, second] = page.events();
    expect(second?.analytics_id).not.toBe(first?.analytics_id);
    expect(second?.session_id).not.toBe(first?.session_id);
    expect(page.landings).toHaveLength(1);
  });

  it('calls subscribers once per change', () => {
    const { tracking, answer } = openPage({ consent: 'pending' });
    const heard = vi.fn();
    const stop = tracking.consent.subscribe(heard);
    answer('granted');
    answer('granted');
    stop();
    answer('denied');
    expect(heard).toHaveBeenCalledOnce();
  });
});

it('events are sent despite Global Privacy Control if the page ignores it', async () => {
  replaceForTest(navigator, 'globalPrivacyControl', true);
  const page = openPage({ options: { globalPrivacyControl: 'ignore' } });
  await page.show();
  await page.track(clickOn(1));
  expect([page.sent.length, page.landings.length]).toEqual([1, 1]);
});

describe('a prerendered page', () => {
  it('sends and stores nothing until it is shown', async () => {
    replaceForTest(document, 'prerendering', true);
    const page = openPage(withPageEvents);
    await page.show();
    void page.track(clickOn(1));
    await nextTask();
    expect([page.landings, page.sent, kept()]).toEqual([[], [], []]);
    replaceForTest(document, 'prerendering', false);
    document.dispatchEvent(new Event('prerenderingchange'));
    await nextTask();
    expect(said(page)).toEqual(['land', '1', 'view']);
  });
});
