import { describe, expect, it, vi } from 'vitest';
import { deliver, type Transport } from '../../src/core/transport';
import { loggedEvents } from '../server/loggedEvents';
import { startForTest } from '../server/startForTest';
import { replaceForTest } from './trackedPage';
import { visit } from './visit';

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
  it('leaves by beacon, form-encoded, and by that alone', async () => {
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
  ])('leaves by fetch where the beacon %s', async (_, beacon) => {
    const { endpoint, arrived } = await startCollector();
    replaceForTest(navigator, 'sendBeacon', beacon);
    expect(await deliver(endpoint, payload)).toEqual({
      outcome: 'delivered',
      via: 'fetch',
      status: 202,
    });
    expect(arrived()).toBe(1);
  });

  it('leaves by XHR where fetch fails, too', async () => {
    const { endpoint, arrived } = await startCollector();
    replaceForTest(globalThis, 'fetch', () =>
      Promise.reject(new TypeError('blocked')),
    );
    expect(await deliver(endpoint, payload)).toMatchObject({ via: 'xhr' });
    expect(arrived()).toBe(1);
  });

  it('leaves by the ways the team names alone, in their order', async () => {
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

  it('is dropped where nothing takes it, without a throw', async () => {
    replaceForTest(globalThis, 'fetch', () => {
      throw new TypeError('blocked');
    });
    replaceForTest(window, 'XMLHttpRequest', undefined);
    expect(await deliver('/api/v1/events', payload)).toEqual({
      outcome: 'dropped',
    });
  });

  it('is not sent a second time after a bad answer', async () => {
    const { endpoint, backend } = await startCollector();
    backend.setFault('/api/v1/events', { status: 500 });
    expect(await deliver(endpoint, payload)).toEqual({
      outcome: 'dropped',
      via: 'fetch',
      status: 500,
    });
    expect(backend.log).toHaveLength(1);
  });

  it('leaves by XHR where the keepalive requests under way hold too much', async () => {
    const { endpoint, backend } = await startCollector();
    const big = { ...payload, filling: 'x'.repeat(40_000) };
    const ways = await Promise.all([
      deliver(endpoint, big, ['fetch', 'xhr']),
      deliver(endpoint, big, ['fetch', 'xhr']),
    ]);
    expect(ways.map(({ via }) => via)).toEqual(['fetch', 'xhr']);
    // What is done gives back its share.
    expect(await deliver(endpoint, big, ['fetch'])).toMatchObject({
      via: 'fetch',
    });
    expect(backend.log).toHaveLength(3);
  });

  it('leaves by XHR where nine keepalive requests are under way', async () => {
    const { endpoint } = await startCollector();
    const ways = await Promise.all(
      Array.from({ length: 11 }, () =>
        deliver(endpoint, payload, ['fetch', 'xhr']),
      ),
    );
    expect(ways.filter(({ via }) => via === 'fetch')).toHaveLength(9);
    expect(ways.filter(({ via }) => via === 'xhr')).toHaveLength(2);
  });
});
