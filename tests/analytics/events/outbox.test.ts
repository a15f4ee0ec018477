import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from '../../../src/core/analytics/delivery/outbox';
import { expectConsole } from '../../setup/console';
import {
  nextTask,
  openPage,
  reopenPage,
  replaceForTest,
  setVisibility,
  watchListeners,
} from '../trackedPage';
import { visit } from '../visit';

const HOUR = 3_600_000;
const path = '/api/v1/events';

/** An answer's status, `null` for none, or an answer. */
type Answer = number | null | Response | Promise<Response>;

interface Received {
  /** The event's name, from its payload. */
  event: string | null;
  discardedEvents: string | null;
  keepalive: boolean | undefined;
}

/** The collector, which gives these answers in order, and the last one again. */
function answerWith(...answers: Answer[]) {
  const received: Received[] = [];
  replaceForTest(
    globalThis,
    'fetch',
    async (_: string, { body, keepalive, signal }: RequestInit) => {
      const form = body as URLSearchParams;
      const answer = answers[Math.min(received.length, answers.length - 1)];
      received.push({
        event: form.get('event'),
        discardedEvents: form.get('discardedEvents'),
        keepalive,
      });
      if (answer === null) throw new TypeError('Failed to fetch');
      if (answer instanceof Promise) {
        return Promise.race([
          answer,
          new Promise<never>((_, reject) => {
            signal?.addEventListener('abort', () => reject(new Error('ended')));
          }),
        ]);
      }
      return typeof answer === 'number'
        ? new Response(null, { status: answer })
        : answer!;
    },
  );
  return received;
}

let leave = () => {};

/** The outbox of the same visitor's next page. */
function open(isAllowed = () => true) {
  leave();
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  leave = watchListeners();
  const outbox = createOutbox({ name: 'box', urlOf: (to) => to, isAllowed });
  return {
    send: (event: string) => outbox.send({ path, payload: { event } }),
    sendAll: (...events: string[]) =>
      Promise.all(
        events.map((event) => outbox.send({ path, payload: { event } })),
      ),
  };
}

const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('box:'))
    .sort();
const names = (received: readonly Received[]) =>
  received.map(({ event }) => event);

beforeEach(() => {
  localStorage.clear();
  visit('https://www.example.com/');
  vi.useFakeTimers({ now: Date.now() });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('the outbox', () => {
  it.each([200, 202])('deletes an event answered with %i', async (status) => {
    const received = answerWith(status);
    const { send } = open();
    const sent = send('a');
    expect(stored()).toHaveLength(1);
    expect(await sent).toEqual({ outcome: 'delivered', via: 'fetch', status });
    expect(stored()).toEqual([]);
    expect(received).toMatchObject([{ event: 'a', keepalive: true }]);
  });

  it.each([500, 503, 408, 425, 429, null])(
    'keeps an event answered with %s, and sends it again',
    async (answer) => {
      const received = answerWith(answer, 202);
      const { send } = open();
      expect(await send('a')).toMatchObject({ outcome: 'queued' });
      expect(stored()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(names(received)).toEqual(['a', 'a']);
      expect(stored()).toEqual([]);
    },
  );

  it.each([204, 400, 401, 404, 413])(
    'does not send an event again that was answered with %i',
    async (status) => {
      const received = answerWith(status);
      const { send } = open();
      expect(await send('a')).toEqual({
        outcome: 'dropped',
        via: 'fetch',
        status,
      });
      await vi.advanceTimersByTimeAsync(HOUR);
      expect(received).toHaveLength(1);
      expect(stored()).toEqual([]);
    },
  );

  it('waits longer after each failure, at most 30 seconds, and gives an event up after ten attempts', async () => {
    replaceForTest(Math, 'random', () => 1);
    const received = answerWith(503);
    const { send } = open();
    await send('a');
    const seen: number[] = [];
    for (let second = 1; second <= 300; second += 1) {
      const before = received.length;
      await vi.advanceTimersByTimeAsync(1_000);
      if (received.length > before) seen.push(second);
    }
    expect(seen).toEqual([2, 6, 14, 30, 60, 90, 120, 150, 180]);
    expect(stored()).toHaveLength(1);
  });

  it('waits as long as Retry-After says', async () => {
    const headers = { 'retry-after': '60' };
    const received = answerWith(
      new Response(null, { status: 503, headers }),
      202,
    );
    await open().send('a');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(received).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(received).toHaveLength(2);
  });

  it('sends one event after a failure, and the others once it arrives', async () => {
    replaceForTest(Math, 'random', () => 1);
    const received = answerWith(503, 503, 503, 503, 503, 503, 503, 202);
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    expect(await open().sendAll(...all)).toMatchObject(
      all.map(() => ({ outcome: 'queued' })),
    );
    expect(received).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(received).toHaveLength(7);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(received).toHaveLength(7 + all.length);
    expect(stored()).toEqual([]);
  });

  it('is not blocked by an event that the collector cannot process', async () => {
    const received: string[] = [];
    replaceForTest(
      globalThis,
      'fetch',
      async (_: string, init: RequestInit) => {
        const event = `${(init.body as URLSearchParams).get('event')}`;
        received.push(event);
        return new Response(null, { status: event === 'bad' ? 500 : 202 });
      },
    );
    void open().sendAll('bad', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set(received).size).toBe(8);
    expect(stored()).toHaveLength(1);
  });

  it('does not try a network that is down, until the browser is online', async () => {
    replaceForTest(Math, 'random', () => 1);
    const received = answerWith(null, null, null, 202);
    const { send } = open();
    await send('a');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(received).toHaveLength(3);
    expect(await send('b')).toEqual({ outcome: 'queued' });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(received).toHaveLength(3);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(names(received.slice(3)).sort()).toEqual(['a', 'b']);
  });

  it('tries a network that was down with a later event', async () => {
    replaceForTest(Math, 'random', () => 1);
    answerWith(null, null, null, 202);
    const { send } = open();
    await send('a');
    await vi.advanceTimersByTimeAsync(HOUR);
    void send('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(stored()).toEqual([]);
  });

  it('ends a request after 30 seconds, and sends the event again', async () => {
    answerWith(new Promise<Response>(() => {}), 202);
    const { send } = open();
    const sent = send('a');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await sent).toMatchObject({ outcome: 'queued' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stored()).toEqual([]);
  });

  it('is sent by the next page', async () => {
    answerWith(503);
    await open().send('a');
    const received = answerWith(202);
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(names(received)).toEqual(['a']);
    expect(stored()).toEqual([]);
  });

  it('sends everything with keepalive when the page is left', async () => {
    const received = answerWith(new Promise<Response>(() => {}));
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    void open().sendAll(...all);
    expect(received).toHaveLength(6);
    window.dispatchEvent(new Event('pagehide'));
    expect(names(received)).toEqual(all);
    expect(received.every(({ keepalive }) => keepalive)).toBe(true);
  });

  it('does not send twice when the page is hidden and shown', async () => {
    const received = answerWith(202);
    void open().sendAll('a', 'b');
    for (const state of ['hidden', 'visible', 'hidden'] as const) {
      setVisibility(state);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(names(received)).toEqual(['a', 'b']);
  });

  it('sends an event at once that is added after the page was left', async () => {
    const received = answerWith(202);
    const { send } = open();
    window.dispatchEvent(new Event('pagehide'));
    void send('a');
    expect(names(received)).toEqual(['a']);
  });

  it('waits for another tab that sends the same event', async () => {
    const held: (() => void)[] = [];
    replaceForTest(navigator, 'locks', {
      request: async (_: string, act: () => Promise<void>) => {
        await new Promise<void>((resolve) => held.push(resolve));
        return act();
      },
    });
    const received = answerWith(202);
    const sent = open().send('a');
    // The other tab has sent it.
    localStorage.clear();
    held.forEach((resolve) => resolve());
    expect(await sent).toEqual({ outcome: 'queued' });
    expect(received).toEqual([]);
  });

  it('keeps the lock of an event until other tabs see that it is deleted', async () => {
    let locks = 0;
    replaceForTest(navigator, 'locks', {
      request: async (_: string, act: () => Promise<void>) => {
        locks += 1;
        await act();
        locks -= 1;
      },
    });
    answerWith(202);
    await open().send('a');
    expect([stored(), locks]).toEqual([[], 1]);
    // Chromium tells other processes after the lock has ended.
    await vi.advanceTimersByTimeAsync(240);
    expect(locks).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(locks).toBe(0);
  });

  it('counts events as one failure that were sent together, however long their locks took', async () => {
    let locks = 0;
    replaceForTest(navigator, 'locks', {
      request: async (_: string, act: () => Promise<void>) => {
        const delay = locks * 100;
        locks += 1;
        await new Promise((resolve) => setTimeout(resolve, delay));
        return act();
      },
    });
    replaceForTest(Math, 'random', () => 1);
    const received = answerWith(503);
    void open().sendAll('a', 'b', 'c');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(received).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(received).toHaveLength(4);
  });

  it('sends without locks where they are denied', async () => {
    replaceForTest(navigator, 'locks', {
      request: () => Promise.reject(new DOMException('', 'SecurityError')),
    });
    answerWith(202);
    expect(await open().send('a')).toMatchObject({ outcome: 'delivered' });
  });

  it('keeps 200 events, discards the oldest, and tells the collector how many', async () => {
    answerWith(503);
    const first = open();
    for (let event = 0; event < 203; event += 1) {
      void first.send(`${event}`);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(stored()).toHaveLength(200);
    const received = answerWith(202);
    const next = open();
    await vi.advanceTimersByTimeAsync(0);
    expect(names(received)).not.toContain('2');
    await next.send('last');
    const told = received.map((each) => Number(each.discardedEvents));
    expect(told.reduce((sum, each) => sum + each)).toBe(3);
  });

  it('keeps 256 KB', async () => {
    answerWith(503);
    const { send } = open();
    for (let event = 0; event < 10; event += 1) {
      void send(`${event}`.repeat(50_000));
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(stored()).toHaveLength(5);
  });

  it.each([
    ['are more than a day old', 25 * HOUR],
    ['are of the future, because the clock was set back', -25 * HOUR],
  ])('discards events that %s', async (_, passed) => {
    answerWith(503);
    await open().send('a');
    const received = answerWith(202);
    vi.setSystemTime(Date.now() + passed);
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it('still tries again if the clock is set back', async () => {
    const received = answerWith(503, 202);
    await open().send('a');
    vi.setSystemTime(Date.now() - 23 * HOUR);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(names(received)).toEqual(['a', 'a']);
  });

  it.each(['', '{', 'null', '[]', '{"path":5}', '{"path":"/api"}'])(
    'deletes what other code has stored under its name: %s',
    async (text) => {
      const received = answerWith(202);
      localStorage.setItem(`box:${Date.now()}:x`, text);
      localStorage.setItem('box:soon:y', text);
      const { send } = open();
      expect(await send('a')).toMatchObject({ outcome: 'delivered' });
      await vi.advanceTimersByTimeAsync(0);
      expect(names(received)).toEqual(['a']);
      expect(stored()).toEqual([]);
    },
  );

  it('stores nothing if storage refuses', async () => {
    replaceForTest(Storage.prototype, 'setItem', () => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await open().send('a')).toBeNull();
  });

  it('delivers an event if storage is refused once it was stored', async () => {
    const received = answerWith(202);
    const sent = open().send('a');
    for (const name of ['getItem', 'removeItem']) {
      replaceForTest(Storage.prototype, name, () => {
        throw new DOMException('', 'SecurityError');
      });
    }
    expect(await sent).toMatchObject({ outcome: 'delivered' });
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(names(received)).toEqual(['a']);
  });

  it('sends nothing while the visitor does not allow it', async () => {
    let isAllowed = true;
    const received = answerWith(503);
    await open(() => isAllowed).send('a');
    isAllowed = false;
    await vi.advanceTimersByTimeAsync(HOUR);
    window.dispatchEvent(new Event('online'));
    expect(received).toHaveLength(1);
  });

  it('prints a refusal if logging is on', async () => {
    replaceForTest(window, 'lintelLogging', true);
    expectConsole('warn', /^Error tracking event: HTTP Status 400$/);
    answerWith(400);
    await open().send('a');
  });
});

describe('delivery: "confirmed"', () => {
  const confirmed = { options: { delivery: 'confirmed' } } as const;
  const click = { type: 'click', object_identifier: 'order' };
  const outbox = () =>
    Object.keys(localStorage).filter((key) => key.startsWith('lintel_outbox'));

  beforeEach(() => void vi.useRealTimers());

  it('sends by fetch what would be a beacon', async () => {
    const received = answerWith(202);
    const page = openPage(confirmed);
    await page.show();
    expect(await page.track(click)).toMatchObject({ outcome: 'delivered' });
    expect(received).toHaveLength(1);
    expect(page.sent).toEqual([]);
  });

  it('sends a beacon if the page is left before the outbox has loaded', async () => {
    answerWith(202);
    const page = openPage(confirmed);
    page.tracking.view({ at: Date.now(), url: location.href, referrer: '' });
    const sent = page.track(click);
    window.dispatchEvent(new Event('pagehide'));
    expect(await sent).toEqual({ outcome: 'queued', via: 'beacon' });
  });

  it('stores and sends an event at once when the page is left', async () => {
    const received = answerWith(202, new Promise<Response>(() => {}));
    const page = openPage(confirmed);
    await page.show();
    await page.track(click);
    void page.track(click);
    window.dispatchEvent(new Event('pagehide'));
    // A page that closes may not run anything after this event.
    expect(received.at(-1)?.keepalive).toBe(true);
    expect([received.length, outbox().length]).toEqual([2, 1]);
  });

  it('sends what the page before could not, once there is consent', async () => {
    answerWith(503);
    const first = openPage(confirmed);
    await first.show();
    await first.track(click);
    const received = answerWith(202);
    const next = reopenPage({ ...confirmed, consent: 'pending' });
    await next.show();
    expect([received, outbox().length]).toEqual([[], 1]);
    next.answer('granted');
    await expect.poll(() => outbox()).toEqual([]);
    expect(received).toHaveLength(1);
  });

  it('deletes what is stored if the visitor declines', async () => {
    const received = answerWith(503);
    const page = openPage(confirmed);
    await page.show();
    await page.track(click);
    expect(outbox()).toHaveLength(1);
    page.answer('denied');
    expect(outbox()).toEqual([]);
    await nextTask();
    expect(received).toHaveLength(1);
  });

  it('is not loaded for a visitor who has declined', async () => {
    const page = openPage({ ...confirmed, consent: 'denied' });
    localStorage.setItem('lintel_outbox:1:x', '{}');
    await page.show();
    expect(await page.track(click)).toEqual({ outcome: 'dropped' });
  });

  it('stores nothing if the page has no collector', async () => {
    const received = answerWith(202);
    const page = openPage({ ...confirmed, url: 'http://localhost:3000/' });
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await page.show();
    expect(await page.track(click)).toEqual({ outcome: 'dropped' });
    expect([received, outbox()]).toEqual([[], []]);
  });
});
