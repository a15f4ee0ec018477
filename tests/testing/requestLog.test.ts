// @vitest-environment node
import { expect, test } from 'vitest';
import {
  createRequestLog,
  type LoggedRequest,
} from '../../src/testing/requestLog';
import { startForTest } from './startForTest';

const request = (fields: Partial<LoggedRequest>): LoggedRequest => ({
  method: 'GET',
  url: '/',
  path: '/',
  query: {},
  headers: {},
  cookies: {},
  rawBody: '',
  receivedAt: 0,
  ...fields,
});

test('the log keeps the newest ten thousand requests', () => {
  const log = createRequestLog();
  for (let receivedAt = 0; receivedAt < 10_005; receivedAt += 1) {
    log.add(request({ receivedAt }));
  }
  expect(log.entries).toHaveLength(10_000);
  expect(log.entries[0]?.receivedAt).toBe(5);
});

test('the log keeps fewer requests when they are long', () => {
  const log = createRequestLog();
  const rawBody = 'x'.repeat(1024 * 1024);
  for (let n = 0; n < 100; n += 1) log.add(request({ rawBody }));
  expect(log.entries).toHaveLength(31);
  log.clear();
  log.add(request({ rawBody }));
  expect(log.entries).toHaveLength(1);
});

test('waiting for a request ends when it comes', async () => {
  const { url, backend } = await startForTest();
  const waiting = backend.waitForLog('/api/*', 2);
  await fetch(`${url}/api/me`);
  await fetch(`${url}/elsewhere`);
  await fetch(`${url}/api/track/Track`);
  const found = await waiting;
  expect(found.map(({ path }) => path)).toEqual([
    '/api/me',
    '/api/track/Track',
  ]);
});

test('waiting for a request in vain says what came', async () => {
  const { url, backend } = await startForTest();
  await fetch(`${url}/api/me`);
  await expect(backend.waitForLog('/api/me', 2, 20)).rejects.toThrow(
    'Waited 20 ms for 2 request(s) to /api/me; received 1.',
  );
});
