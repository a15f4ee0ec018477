import { describe, expect, it, vi } from 'vitest';
import { send } from '../../../src/analytics/send';
import {
  deliver,
  type Payload,
  type Transport,
} from '../../../src/analytics/transport';
import { loadOldLibrary } from '../../browser/oldLibrary';
import { expectConsole } from '../../setup/console';
import { loggedEvents } from '../../server/loggedEvents';
import { startForTest } from '../../server/startForTest';
import { replaceForTest } from '../trackedPage';
import { visit } from '../visit';

const payload = { eventContent: '{"action":"click"}', eventSchemaName: 'a' };

async function startCollector() {
  const { url, backend } = await startForTest();
  visit(`${url}/`);
  return {
    endpoint: `${url}/api/v1/events`,
    backend,
    arrived: () => loggedEvents(backend.log, { action: 'click' }).length,
  };
}

describe('an event', () => {
  it('is sent by beacon, form-encoded, and only once', async () => {
    const { endpoint, arrived } = await startCollector();
    const beacon = vi.fn<(url: string, body: URLSearchParams) => boolean>(
      () => true,
    );
    replaceForTest(navigator, 'sendBeacon', beacon);
    expect(await deliver(endpoint, payload)).toEqual({
      outcome: 'queued',
      via: 'beacon',
    });
    const [url, body] = beacon.mock.calls[0] ?? [];
    expect(url).toBe(endpoint);
    expect(Object.fromEntries(body ?? [])).toEqual(payload);
    expect(arrived()).toBe(0);
  });

  it.each<[string, unknown]>([
    ['is missing', undefined],
    ['answers false', () => false],
    [
      'throws "Illegal invocation"',
      () => {
        throw new TypeError('Illegal invocation');
      },
    ],
  ])('is sent by fetch if the beacon %s', async (_, beacon) => {
    const { endpoint, arrived } = await startCollector();
    replaceForTest(navigator, 'sendBeacon', beacon);
    expect(await deliver(endpoint, payload)).toEqual({
      outcome: 'delivered',
      via: 'fetch',
      status: 202,
    });
    expect(arrived()).toBe(1);
  });

  it('is sent by XHR if fetch fails, too', async () => {
    const { endpoint, arrived } = await startCollector();
    replaceForTest(globalThis, 'fetch', () =>
      Promise.reject(new TypeError('blocked')),
    );
    expect(await deliver(endpoint, payload)).toMatchObject({ via: 'xhr' });
    expect(arrived()).toBe(1);
  });

  it('is sent only by the given transports, in their order', async () => {
    const { endpoint, arrived } = await startCollector();
    const beacon = vi.fn(() => true);
    replaceForTest(navigator, 'sendBeacon', beacon);
    const order: Transport[] = ['xhr', 'beacon'];
    expect(await deliver(endpoint, payload, order)).toMatchObject({
      via: 'xhr',
    });
    expect(beacon).not.toHaveBeenCalled();
    expect(arrived()).toBe(1);
    expect(await deliver(endpoint, payload, [])).toEqual({
      outcome: 'dropped',
    });
  });

  it('is dropped without an exception if no transport accepts it', async () => {
    replaceForTest(globalThis, 'fetch', () => {
      throw new TypeError('blocked');
    });
    replaceForTest(window, 'XMLHttpRequest', undefined);
    expect(await deliver('/api/v1/events', payload)).toEqual({
      outcome: 'dropped',
      status: 0,
    });
  });

  it('is not sent again after an error status', async () => {
    const { endpoint, backend } = await startCollector();
    backend.setFault('/api/v1/events', { status: 500 });
    expect(await deliver(endpoint, payload)).toEqual({
      outcome: 'dropped',
      via: 'fetch',
      status: 500,
    });
    expect(backend.log).toHaveLength(1);
  });

  it('is sent by XHR if pending keepalive requests reach the size limit', async () => {
    const { endpoint, backend } = await startCollector();
    const big = { ...payload, filling: 'x'.repeat(40_000) };
    const ways = await Promise.all([
      deliver(endpoint, big, ['fetch', 'xhr']),
      deliver(endpoint, big, ['fetch', 'xhr']),
    ]);
    expect(ways.map(({ via }) => via)).toEqual(['fetch', 'xhr']);
    // Finished requests free their share.
    expect(await deliver(endpoint, big, ['fetch'])).toMatchObject({
      via: 'fetch',
    });
    expect(backend.log).toHaveLength(3);
  });
});

describe('a custom payload', () => {
  const content = {
    eventContent: '{"action":"click"}',
    eventSchemaName: 'Navigation',
  };
  const custom = {
    analyticsId: '6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f',
    commonData: { page_path: '/' },
    customData: { action: 'click' },
    customSchemaName: 'Navigation',
  };

  const forms: [string, Payload][] = [
    ['content', content],
    ['custom', custom],
  ];
  const ways = [
    ['fetch', 'application/x-www-form-urlencoded;charset=UTF-8'],
    ['xhr', 'application/json'],
  ] as const;

  it.each(
    forms.flatMap((form) => ways.map((way) => [...form, ...way] as const)),
  )('is sent in the %s form %j by %s, as %s', async (_, payload, via, type) => {
    const { endpoint, backend } = await startCollector();
    expect(await send(endpoint, payload, [via])).toEqual({
      outcome: 'delivered',
      via,
      status: 202,
    });
    expect(loggedEvents(backend.log, { action: 'click' })).toHaveLength(1);
    expect(backend.log[0]?.headers['content-type']).toBe(type);
  });

  it.each(['fetch', 'xhr'] as const)(
    'keeps its lists by %s beside a library that changes their JSON',
    async (via) => {
      const { endpoint, backend } = await startCollector();
      const unload = loadOldLibrary();
      const sent = send(
        endpoint,
        { ...custom, customData: { action: 'click', plans: ['a', ['b', 5]] } },
        [via],
      );
      await vi.dynamicImportSettled();
      unload();
      await sent;
      expect(loggedEvents(backend.log)).toMatchObject([
        { plans: ['a', ['b', 5]] },
      ]);
    },
  );

  it.each([200, 202])('is delivered with status %d', async (status) => {
    const { endpoint, backend } = await startCollector();
    backend.setFault('/api/v1/events', { status });
    expect(await send(endpoint, content)).toMatchObject({
      outcome: 'delivered',
      status,
    });
  });

  it.each([201, 204, 404, 500])(
    'rejects on status %d with its message',
    async (status) => {
      const { endpoint, backend } = await startCollector();
      backend.setFault('/api/v1/events', { status });
      for (const via of ['fetch', 'xhr'] as const) {
        await expect(send(endpoint, content, [via])).rejects.toThrow(
          new Error(`Error tracking event: HTTP Status ${status}`),
        );
      }
    },
  );

  it('reports an error status once with logging', async () => {
    const { endpoint, backend } = await startCollector();
    replaceForTest(window, 'lintelLogging', true);
    expectConsole('warn', /^Error tracking event: HTTP Status 418$/);
    backend.setFault('/api/v1/events', { status: 418 });
    await expect(send(endpoint, content)).rejects.toThrow();
    await expect(send(endpoint, content)).rejects.toThrow();
  });

  it.each<[string, Transport[] | undefined]>([
    ['by all transports', undefined],
    ['by fetch', ['fetch']],
    ['by XHR', ['xhr']],
  ])(
    'rejects with status 0 if the host cannot be reached %s',
    async (_, via) => {
      replaceForTest(navigator, 'sendBeacon', undefined);
      replaceForTest(window, 'lintelLogging', true);
      expectConsole('warn', /^Error tracking event: HTTP Status 0$/);
      // Port 9 discards what it gets, and nothing listens there.
      const endpoint = 'http://127.0.0.1:9/api/v1/events';
      await expect(send(endpoint, content, via)).rejects.toThrow(
        new Error('Error tracking event: HTTP Status 0'),
      );
    },
  );

  it('is not sent while events are turned off', async () => {
    const { endpoint, backend } = await startCollector();
    replaceForTest(window, 'lintelEventsDisabled', true);
    for (const via of ['beacon', 'fetch', 'xhr'] as const) {
      expect(await send(endpoint, content, [via])).toEqual({
        outcome: 'dropped',
      });
    }
    expect(backend.log).toEqual([]);
  });

  it.each([null, undefined])('rejects if it is %s', async (nothing) => {
    await expect(send('/api/v1/events', nothing)).rejects.toThrow(
      new Error('no payload'),
    );
  });
});
