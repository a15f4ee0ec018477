import { expect, it } from 'vitest';
import { send } from '../../src/core/send';
import type { Payload } from '../../src/core/transport';
import { expectConsole } from '../setup/console';
import { loggedEvents } from '../server/loggedEvents';
import { startForTest } from '../server/startForTest';
import { replaceForTest } from './trackedPage';
import { visit } from './visit';

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

/** jsdom has no beacons, so the other two ways are what is left. */
async function startCollector() {
  const { url, backend } = await startForTest();
  visit(`${url}/`);
  return { endpoint: `${url}/api/v1/events`, backend };
}

const forms: [string, Payload][] = [
  ['content', content],
  ['custom', custom],
];
const ways = [
  ['fetch', 'application/x-www-form-urlencoded;charset=UTF-8'],
  ['xhr', 'application/json'],
] as const;

it.each(forms.flatMap((form) => ways.map((way) => [...form, ...way] as const)))(
  'delivers the %s form %j by %s, as %s',
  async (_, payload, via, type) => {
    const { endpoint, backend } = await startCollector();
    expect(await send(endpoint, payload, [via])).toEqual({
      outcome: 'delivered',
      via,
      status: 202,
    });
    expect(loggedEvents(backend.log, { action: 'click' })).toHaveLength(1);
    expect(backend.log[0]?.headers['content-type']).toBe(type);
  },
);

it.each([200, 202])('takes a %d for delivered', async (status) => {
  const { endpoint, backend } = await startCollector();
  backend.setFault('/api/v1/events', { status });
  expect(await send(endpoint, content)).toMatchObject({
    outcome: 'delivered',
    status,
  });
});

it.each([201, 204, 400, 403, 404, 500, 503])(
  'rejects a %d in the words of the specification',
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

it('prints a bad status where logging is on, once', async () => {
  const { endpoint, backend } = await startCollector();
  replaceForTest(window, 'lintelLogging', true);
  expectConsole('warn', /^Error tracking event: HTTP Status 418$/);
  backend.setFault('/api/v1/events', { status: 418 });
  await expect(send(endpoint, content)).rejects.toThrow();
  await expect(send(endpoint, content)).rejects.toThrow();
});

it.each([null, undefined])(
  'rejects where the payload is %s',
  async (nothing) => {
    await expect(send('/api/v1/events', nothing)).rejects.toThrow(
      new Error('no payload'),
    );
  },
);
