// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pause } from '../../src/testing/faults/replyWithFault';
import { postJson, startForTest, timed } from './startForTest';

const me = '/api/me';

test('the parts of a fault combine, for the given number of requests', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { delay: 50, status: 500, body: '<html>', times: 1 });
  const [first, took] = await timed(() => fetch(url + me));
  expect(first.status).toBe(500);
  expect(took).toBeGreaterThan(45);
  expect((await fetch(url + me)).status).toBe(401);
});

test('several faults of a path apply one after another', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, [
    { status: 500, times: 2 },
    { drop: true, times: 1 },
    { status: 503 },
  ]);
  const statuses: unknown[] = [];
  for (let n = 0; n < 5; n += 1) {
    const status = await fetch(url + me).then(
      (response) => response.status,
      () => 'dropped',
    );
    statuses.push(status);
  }
  expect(statuses).toEqual([500, 500, 'dropped', 503, 503]);
});

test('a fault skips the preflight unless it names it', async () => {
  const { url, backend } = await startForTest();
  const call = (method: string) =>
    fetch(`${url}/api/v1/events`, { method }).then(({ status }) => status);
  backend.setFault('/api/v1/events', { status: 500 });
  expect([await call('OPTIONS'), await call('POST')]).toEqual([204, 500]);
  backend.setFault('/api/v1/events', { status: 500, method: 'options' });
  expect([await call('OPTIONS'), await call('POST')]).toEqual([500, 400]);
});

test('the most specific path pattern applies', async () => {
  const { url, backend } = await startForTest();
  backend.setFault('*', { status: 501 });
  backend.setFault('/api/v1/*', { status: 502 });
  backend.setFault('/api/v1/events', { status: 503, times: 1 });
  const target = `${url}/api/v1/events`;
  expect((await fetch(target)).status).toBe(503);
  expect((await fetch(target)).status).toBe(502);
  expect((await fetch(url + me)).status).toBe(501);
});

test.each([
  [{ delay: -1 }, /"delay" of a fault must be a number of milliseconds/],
  [{ delay: Number.NaN }, /"delay"/],
  [{ status: 99 }, /"status" of a fault must be a number from 200 to 599/],
  [{ times: 0 }, /"times"/],
  [
    { drop: 'later' },
    /"drop" of a fault must be true, false or 'afterHeaders'/,
  ],
  [{ headers: { a: 1 } }, /"headers"/],
  [{ statsu: 500 }, /no "statsu"; it has delay, status/],
  [{ __proto__: null, toString: 1 }, /no "toString"/],
  [{ drop: true, never: true }, /but not both/],
  ['slow', /must be an object/],
])('%j is not a fault', async (fault, message) => {
  const { backend } = await startForTest();
  expect(() => backend.setFault(me, fault as never)).toThrow(message);
});

test('a delay affects its own path only', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { delay: 60_000 });
  void fetch(url + me).catch(() => undefined);
  await backend.waitForLog(me);
  expect((await fetch(`${url}/api/track/Track`)).status).toBe(200);
});

test('a fault replaces status, body and type', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { status: 500 });
  const empty = await fetch(url + me);
  expect(empty.status).toBe(500);
  expect(await empty.text()).toBe('');

  backend.setFault(me, { status: 503, body: '<html>' });
  const html = await fetch(url + me);
  expect(html.status).toBe(503);
  expect(html.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await html.text()).toBe('<html>');

  backend.setFault(me, { body: { email: 5 } });
  const lie = await fetch(url + me);
  expect(lie.status).toBe(200);
  expect(lie.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await lie.json()).toEqual({ email: 5 });

  backend.setFault(me, { body: '{"email":', contentType: 'application/json' });
  const broken = await fetch(url + me);
  expect(broken.headers.get('content-type')).toBe('application/json');
  expect(await broken.text()).toBe('{"email":');
});

test('a replaced answer leaves the server’s state unchanged', async () => {
  const { url, backend } = await startForTest();
  const { cookie, crumb } = backend.signIn();
  backend.setFault('/api/auth/Logout', { status: 500 });
  const path = `/api/auth/Logout?crumb=${crumb}`;
  const response = await postJson(url + path, {}, { cookie });
  expect(response.status).toBe(500);
  const after = await fetch(url + me, { headers: { cookie } });
  expect(after.status).toBe(200);
});

test('headers are added to the real answer', async () => {
  const { url, backend } = await startForTest();
  backend.setFault('/api/track/Track', {
    headers: { 'Access-Control-Allow-Origin': '*' },
  });
  const response = await fetch(`${url}/api/track/Track`, {
    headers: { origin: 'https://www.example.com' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('content-type')).toBe('image/gif');
});

test('a path outside the backend can fail, and recovers', async () => {
  const { url, backend } = await startForTest({
    fallback: (_, res) => res.end('the script'),
  });
  const script = () => fetch(`${url}/chunk.js?v=1`);
  backend.setFault('/chunk.js', [
    { status: 500, times: 1 },
    { delay: 50, times: 1 },
  ]);
  expect((await script()).status).toBe(500);
  const [delayed, took] = await timed(script);
  expect(await delayed.text()).toBe('the script');
  expect(took).toBeGreaterThan(45);
  expect(await (await script()).text()).toBe('the script');
  expect(backend.log.map(({ path }) => path)).toEqual([
    '/chunk.js',
    '/chunk.js',
  ]);
});

test('a delayed path outside the backend keeps its body', async () => {
  const { url, backend } = await startForTest({
    fallback: async (req: IncomingMessage, res) => {
      const chunks = await req.toArray();
      res.end(Buffer.concat(chunks as Buffer[]));
    },
  });
  backend.setFault('/echo', { delay: 50 });
  const response = await fetch(`${url}/echo`, { method: 'POST', body: 'hi' });
  expect(await response.text()).toBe('hi');
});

test('a dropped request gets no answer', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { drop: true });
  await expect(fetch(url + me)).rejects.toThrow();
  expect(backend.log).toHaveLength(1);
  expect(backend.log[0]?.status).toBeUndefined();
  expect(backend.log[0]?.aborted).toBeUndefined();
});

test('an answer dropped after its headers fails while the body is read', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { drop: 'afterHeaders', status: 200, body: 'half' });
  const response = await fetch(url + me);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('an answer may stop after its headers', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { never: 'afterHeaders', status: 200, body: 'half' });
  const leaving = new AbortController();
  const response = await fetch(url + me, { signal: leaving.signal });
  expect(response.status).toBe(200);
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  expect(Buffer.from(value!).toString()).toBe('ha');
  const rest = reader.read();
  leaving.abort();
  await expect(rest).rejects.toThrow(/abort/);
});

test.each([{ never: true }, { delay: 60_000, status: 500 }])(
  'a client that disconnects ends the fault %j',
  async (fault) => {
    const { url, backend } = await startForTest();
    backend.setFault(me, fault);
    const leaving = new AbortController();
    const leave = async () => {
      const [entry] = await backend.waitForLog(me);
      expect(entry?.aborted).toBeUndefined();
      leaving.abort();
      return entry;
    };
    const [entry] = await Promise.all([
      leave(),
      expect(fetch(url + me, leaving)).rejects.toThrow(/abort/),
    ]);
    await expect.poll(() => entry?.aborted).toBe(true);
    expect(entry?.status).toBeUndefined();
  },
);

test.each([{ never: true }, { delay: 60_000 }])(
  'a reset ends the fault %j and releases the requests it holds',
  async (fault) => {
    const { url, backend } = await startForTest();
    backend.setFault(me, fault);
    const [held] = await Promise.all([
      fetch(url + me),
      backend.waitForLog(me).then(backend.reset),
    ]);
    expect(held.status).toBe(503);
    expect(backend.log).toEqual([]);
    expect((await fetch(url + me)).status).toBe(401);
  },
);

test('a reset releases an answer that stopped after its headers', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { never: 'afterHeaders' });
  const response = await fetch(url + me);
  backend.reset();
  await expect(response.text()).rejects.toThrow();
});

test('a pause that the client ends leaves no timer behind', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let leave!: (reply: 'gone') => void;
  const ended = new Promise<'gone'>((resolve) => (leave = resolve));
  const paused = pause(60_000, ended);
  expect(vi.getTimerCount()).toBe(1);
  leave('gone');
  expect(await paused).toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
});
