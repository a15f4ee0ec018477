// @vitest-environment node
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import {
  createRequestLog,
  type LoggedRequest,
} from '../../src/testing/requestLog';
import { startForTest } from './startForTest';

/**
 * Sends raw text, and then disconnects or waits for the end of the connection.
 * Returns the response.
 */
function talk(url: string, text: string, leave = false): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(text, () => leave && socket.destroy());
    });
    socket.on('data', (data) => (heard += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

test.each([
  ['POST', '/api/me', 'GET'],
  ['HEAD', '/api/me', 'GET'],
  ['GET', '/api/auth/Logout', 'POST'],
  ['DELETE', '/auth/protected-redirect/login', 'GET'],
  ['PUT', '/api/track/Track', 'GET, OPTIONS'],
  ['GET', '/api/v1/events', 'POST, OPTIONS'],
])('%s %s is not allowed', async (method, path, allow) => {
  const { url } = await startForTest();
  const response = await fetch(url + path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a body over a megabyte is refused, and one of a megabyte is read', async () => {
  const { url, backend } = await startForTest();
  const send = (length: number) =>
    fetch(`${url}/api/v1/clanker/events`, {
      method: 'POST',
      body: 'x'.repeat(length),
    });
  expect((await send(1024 * 1024)).status).toBe(202);
  expect((await send(1024 * 1024 + 1)).status).toBe(413);
  expect((await send(20 * 1024 * 1024)).status).toBe(413);
  expect(backend.log.map(({ incomplete }) => incomplete)).toEqual([
    undefined,
    true,
    true,
  ]);
  expect(backend.log[2]?.rawBody).toBe('');
});

test.each([
  'GET /api/me?%E0%A4%A=%&&&=;a HTTP/1.1',
  'GET /api/me?__proto__=x&constructor=y HTTP/1.1',
  'GET //[ HTTP/1.1',
  'GET http://[ HTTP/1.1',
  'GET /%00/%zz HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'GET /api/v1/validate-event-content/%E0%A4%A HTTP/1.1',
  'GET /api/me HTTP/9.9',
  'nonsense',
])('the server survives %j', async (line) => {
  const { url } = await startForTest();
  const head = `${line}\r\nHost: x\r\nCookie: =;;%=%E0;a\r\nConnection: close\r\n\r\n`;
  expect(await talk(url, head)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect((await fetch(`${url}/api/me`)).status).toBe(401);
});

test('keys named like built-in properties are ordinary keys', async () => {
  const { url, backend } = await startForTest();
  await fetch(`${url}/api/me?__proto__=x`, {
    headers: { cookie: '__proto__=y' },
  });
  const [entry] = backend.log;
  expect(Object.entries(entry!.query)).toEqual([['__proto__', 'x']]);
  expect(Object.entries(entry!.cookies)).toEqual([['__proto__', 'y']]);
  expect(Object.getPrototypeOf(entry!.query)).toBe(Object.prototype);
});

test('an interrupted request is logged as such', async () => {
  const { url, backend } = await startForTest();
  const head =
    'POST /api/v1/events HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a":';
  await talk(url, head, true);
  const [entry] = await backend.waitForLog('/api/v1/events');
  expect(entry).toMatchObject({ incomplete: true, rawBody: '' });
  await expect.poll(() => entry?.aborted).toBe(true);
});

test('an event is logged completely if its sender disconnects immediately', async () => {
  const { url, backend } = await startForTest();
  const body = 'eventContent=%7B%7D&eventSchemaName=Unload';
  await talk(
    url,
    `POST /api/v1/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    true,
  );
  const [entry] = await backend.waitForLog('/api/v1/events');
  expect(entry?.body).toEqual({ eventContent: {}, eventSchemaName: 'Unload' });
  expect(entry?.incomplete).toBeUndefined();
});

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

test('the log keeps fewer requests if they are long', () => {
  const log = createRequestLog();
  const rawBody = 'x'.repeat(1024 * 1024);
  for (let n = 0; n < 100; n += 1) log.add(request({ rawBody }));
  expect(log.entries).toHaveLength(31);
  log.clear();
  log.add(request({ rawBody }));
  expect(log.entries).toHaveLength(1);
});

test('waiting for a request ends when it arrives', async () => {
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

test('waiting in vain for a request throws an error that lists the received ones', async () => {
  const { url, backend } = await startForTest();
  await fetch(`${url}/api/me`);
  await expect(backend.waitForLog('/api/me', 2, 20)).rejects.toThrow(
    'Waited 20 ms for 2 request(s) to /api/me; received 1.',
  );
});
