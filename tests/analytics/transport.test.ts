import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  send,
  type Payload,
  type Transport,
} from '../../src/analytics/transport';
import { expectConsole } from '../setup/console';
import { loggedEvents } from '../server/loggedEvents';
import { startServer } from '../server/startServer';
import { replaceForTest } from '../support/trackedPage';
import { visit } from '../support/visit';

const payload = {
  eventContent: '{"action":"click"}',
  eventSchemaName: 'Navigation',
};
const custom = {
  analyticsId: '6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f',
  commonData: { page_path: '/' },
  customData: { action: 'click' },
  customSchemaName: 'Navigation',
};

/** Opens a page of a server that collects events. */
async function startCollector(status?: number) {
  const { url, backend, close } = await startServer();
  onTestFinished(close);
  visit(`${url}/`);
  if (status) backend.setFault('/api/v1/events', { status });
  const endpoint = `${url}/api/v1/events`;
  return {
    backend,
    post: (sent: Payload = payload, via?: Transport[]) =>
      send(endpoint, sent, via),
    arrived: () => loggedEvents(backend.log, { action: 'click' }).length,
  };
}

function setBeacon(beacon: unknown) {
  replaceForTest(navigator, 'sendBeacon', beacon);
}

function blockFetch() {
  replaceForTest(globalThis, 'fetch', () => {
    throw new TypeError('blocked');
  });
}

describe('an event', () => {
  it('is sent by beacon, form-encoded, and only once', async () => {
    const { post, arrived } = await startCollector();
    const beacon = vi.fn(() => true);
    setBeacon(beacon);
    expect(await post()).toEqual({ outcome: 'queued', via: 'beacon' });
    expect(beacon).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/\/api\/v1\/events$/),
      new URLSearchParams(payload),
    );
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
  ])('is sent by fetch if the beacon %s, then by XHR', async (_, beacon) => {
    const { post, arrived } = await startCollector();
    setBeacon(beacon);
    expect(await post()).toMatchObject({ via: 'fetch' });
    blockFetch();
    expect(await post()).toMatchObject({ via: 'xhr' });
    expect(arrived()).toBe(2);
  });

  it('is sent only by the given transports, in their order', async () => {
    const { post, arrived } = await startCollector();
    const beacon = vi.fn(() => true);
    setBeacon(beacon);
    expect(await post(payload, ['xhr', 'beacon'])).toMatchObject({
      via: 'xhr',
    });
    expect(await post(payload, [])).toEqual({ outcome: 'dropped' });
    expect(beacon).not.toHaveBeenCalled();
    expect(arrived()).toBe(1);
  });
});

describe.each([
  ['fetch', 'application/x-www-form-urlencoded;charset=UTF-8'],
  ['xhr', 'application/json'],
] as const)('a payload sent by %s', (via, type) => {
  it.each<[string, number, Payload]>([
    ['content', 200, payload],
    ['custom', 202, custom],
  ])('arrives in the %s form, with status %d', async (_, status, form) => {
    const { post, backend, arrived } = await startCollector(status);
    const outcome = 'delivered';
    expect(await post(form, [via])).toEqual({ outcome, via, status });
    expect(arrived()).toBe(1);
    expect(backend.log[0]?.headers['content-type']).toBe(type);
  });

  it.each([204, 500])(
    'rejects on status %d with its message, and is not sent again',
    async (status) => {
      const { post, backend } = await startCollector(status);
      await expect(post(payload, [via, 'xhr'])).rejects.toThrow(
        new Error(`Error tracking event: HTTP Status ${status}`),
      );
      expect(backend.log).toHaveLength(1);
    },
  );
});

it('an event is delivered, and sent once, if the answer cannot be read', async () => {
  const server = createServer((_, answer) => {
    requests += 1;
    answer.writeHead(200, {
      'access-control-allow-origin': '*',
      'content-length': 100,
    });
    answer.write('cut off');
    setImmediate(() => answer.destroy());
  });
  let requests = 0;
  await new Promise<void>((listen) => server.listen(0, '127.0.0.1', listen));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const sent = send(`http://127.0.0.1:${port}/`, payload, ['fetch', 'xhr']);
  expect(await sent).toMatchObject({ outcome: 'delivered', via: 'fetch' });
  expect(requests).toBe(1);
});

it('an error status is reported once with logging', async () => {
  const { post } = await startCollector(418);
  replaceForTest(window, 'lintelLogging', true);
  expectConsole('warn', /^Error tracking event: HTTP Status 418$/);
  await expect(post()).rejects.toThrow();
  await expect(post()).rejects.toThrow();
});

it.each<[Transport[] | undefined]>([[undefined], [['xhr']]])(
  'sending by %j rejects with status 0 if the host cannot be reached',
  async (via) => {
    setBeacon(undefined);
    replaceForTest(window, 'lintelLogging', true);
    expectConsole('warn', /^Error tracking event: HTTP Status 0$/);
    // Port 9 discards what it gets, and nothing listens there.
    const endpoint = 'http://127.0.0.1:9/api/v1/events';
    await expect(send(endpoint, payload, via)).rejects.toThrow(
      new Error('Error tracking event: HTTP Status 0'),
    );
  },
);

it('sending nothing rejects', async () => {
  await expect(send('/api/v1/events', null)).rejects.toThrow(
    new Error('no payload'),
  );
});
