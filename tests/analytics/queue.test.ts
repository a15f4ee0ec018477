import { describe, expect, it } from 'vitest';
import {
  currentContext,
  kept,
  nextTask,
  openPage,
  reopenPage,
  replaceForTest,
  setVisibility,
} from './trackedPage';

const clickOn = (id: number) => ({
  type: 'click',
  object_identifier: String(id),
});
const withPageEvents = { options: { pageEvents: true } };
const queued = { outcome: 'queued', via: 'beacon' };
const dropped = { outcome: 'dropped' };

const leave = () => window.dispatchEvent(new Event('pagehide'));
const hide = () => setVisibility('hidden');

/** Navigates like a router. */
async function goTo(page: ReturnType<typeof openPage>, address: string) {
  window.history.pushState(null, '', address);
  await page.show();
}

describe('the queue', () => {
  it('is sent in order, after the landing, in a separate task', async () => {
    const page = openPage(withPageEvents);
    page.tracking.view(currentContext());
    const deliveries = [page.track(clickOn(1)), page.track(clickOn(2))];
    expect(page.traces()).toEqual([]);
    expect(await Promise.all(deliveries)).toEqual([queued, queued]);
    expect(page.landings).toHaveLength(1);
    expect(page.said()).toEqual(['land', 'view', '1', '2']);
  });

  it.each([
    ['left', leave],
    ['hidden', hide],
  ])('is sent immediately when the page is %s', async (_, end) => {
    const page = openPage();
    await page.show();
    void page.track(clickOn(1));
    expect(page.sent).toEqual([]);
    end();
    expect(page.said()).toEqual(['1']);
  });

  it('is sent immediately while the page is hidden', async () => {
    const page = openPage();
    await page.show();
    hide();
    void page.track(clickOn(1));
    expect(page.said()).toEqual(['1']);
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
      page.events().map(({ action, page_path }) => [action, page_path]),
    ).toEqual([
      ['land', '/'],
      ['view', '/'],
      ['view', '/pricing'],
      ['view', '/'],
      ['unload', '/'],
    ]);
    expect(page.landings).toHaveLength(1);
  });

  it('have the query that the page has at that time', async () => {
    const url = 'https://www.example.com/pricing?gclid=1';
    const page = openPage({ url, ...withPageEvents });
    await page.show();
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
    const page = openPage(withPageEvents);
    await page.show();
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

  it('can be turned off, except for the landing', async () => {
    const page = openPage();
    await page.show();
    hide();
    expect([page.sent.length, page.landings.length]).toEqual([0, 1]);
  });
});

describe('consent', () => {
  it('that is pending sends and stores nothing', async () => {
    const page = openPage({ consent: 'pending', ...withPageEvents });
    await page.show();
    void page.track(clickOn(1));
    hide();
    await nextTask();
    expect(page.traces()).toEqual([]);
    expect(page.identity()).toBeNull();
  });

  it('that is granted sends the waiting events as they were', async () => {
    const page = openPage({
      url: 'https://www.example.com/?gclid=abc',
      consent: 'pending',
      ...withPageEvents,
    });
    await page.show();
    const context = { ...currentContext(), at: 0 };
    void page.tracking.track({ type: 'land' }, context);
    await goTo(page, '/pricing');
    page.answer('granted');
    expect(
      page.events().map(({ action, page_path }) => [action, page_path]),
    ).toEqual([
      ['land', '/'],
      ['view', '/'],
      ['land', '/'],
      ['view', '/pricing'],
    ]);
    expect(page.events()[2]?.event_timestamp).toBe('1970-01-01T00:00:00.000Z');
    expect(page.landings).toEqual([expect.stringContaining('gclid=abc')]);
    expect(page.identity()?.session.isFirstLanding).toBe(true);
    // The page asks again.
    page.answer('pending');
    expect(page.identity()).toBeNull();
  });

  it('that is pending keeps the newest 50 events', async () => {
    const page = openPage({ consent: 'pending' });
    await page.show();
    const numbers = Array.from({ length: 53 }, (_, at) => at);
    const deliveries = numbers.map((at) => page.track(clickOn(at)));
    expect(await Promise.all(deliveries.slice(0, 3))).toEqual(
      Array(3).fill(dropped),
    );
    page.answer('granted');
    expect(page.said()).toEqual(numbers.slice(3).map(String));
  });

  it.each(['denied', 'off'] as const)(
    'that is %s discards waiting and new events',
    async (decision) => {
      const page = openPage({ consent: 'pending' });
      await page.show();
      const waiting = page.track(clickOn(1));
      const unmount = page.decide(decision);
      expect(await waiting).toEqual(dropped);
      expect(await page.track(clickOn(2))).toEqual(dropped);
      unmount();
      page.answer('granted');
      await nextTask();
      expect([page.sent.length, page.landings.length]).toEqual([0, 1]);
    },
  );

  it('that is withdrawn deletes everything stored, including the domain’s cookies', async () => {
    const page = openPage();
    document.cookie = 'marketing_id=tag-manager';
    document.cookie = 'other=1';
    localStorage.setItem('other', '1');
    await page.show();
    expect(kept()).toEqual([
      'lintel_analytics_id',
      'lintel_analytics_id on example.com',
      'lintel_analytics_id_expires',
      'lintel_first_session',
      'lintel_has_landed',
      'lintel_session_id on example.com',
      'marketing_id on www.example.com',
      'other',
      'other on www.example.com',
      'sqsp_l',
    ]);
    page.answer('denied');
    expect(kept()).toEqual([
      'marketing_id on www.example.com',
      'other',
      'other on www.example.com',
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

  it('that changes back and forth creates a new visitor, with one landing', async () => {
    const page = openPage();
    await page.show();
    await page.track(clickOn(1));
    page.answer('denied');
    await page.track(clickOn(2));
    page.answer('pending');
    const third = page.track(clickOn(3));
    await nextTask();
    expect(page.said()).toEqual(['1']);
    page.answer('granted');
    await third;
    expect(page.said()).toEqual(['1', '3']);
    const [first, second] = page.events();
    expect(second?.analytics_id).not.toBe(first?.analytics_id);
    expect(second?.session_id).not.toBe(first?.session_id);
    expect(page.landings).toHaveLength(1);
  });
});

it('a prerendered page sends and stores nothing until it is shown', async () => {
  replaceForTest(document, 'prerendering', true);
  const page = openPage(withPageEvents);
  await page.show();
  void page.track(clickOn(1));
  await nextTask();
  expect(page.traces()).toEqual([]);
  replaceForTest(document, 'prerendering', false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await nextTask();
  expect(page.said()).toEqual(['land', 'view', '1']);
});
