// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { postJson, startForTest, timed } from './startForTest';

const me = '/api/me';

test('a delay comes before the real answer', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { delay: 200 });
  const [response, took] = await timed(() => fetch(url + me));
  expect(response.status).toBe(401);
  expect(took).toBeGreaterThan(190);
  expect(took).toBeLessThan(5000);
});

test('a delay holds up its own path only', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { delay: 60_000 });
  void fetch(url + me).catch(() => undefined);
  await backend.waitForLog(me);
  expect((await fetch(`${url}/api/track/Track`)).status).toBe(200);
});

test('a fault replaces status, body and type', async () => {
  const { url, backend } = await startForTest();
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

test('a fault without a body answers with none', async () => {
  const { url, backend } = await startForTest();
  backend.setFault(me, { status: 500 });
  const response = await fetch(url + me);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('');
});

test('a replaced answer leaves the server as it was', async () => {
  const { url, backend } = await startForTest();
  const { cookie, crumb } = backend.signIn();
  backend.setFault('/api/auth/Logout', { status: 500 });
  const path = `/api/auth/Logout?crumb=${crumb}`;
  const response = await postJson(url + path, {}, { cookie });
  expect(response.status).toBe(500);
  const after = await fetch(url + me, { headers: { cookie } });
  expect(after.status).toBe(200);
});

test('headers are laid over the real answer', async () => {
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

test('a path that is not the backend’s can fail, and recovers', async () => {
  const { url, backend } = await startForTest({
    fallback: (_, res) => res.end('the script'),
  });
  const script = () => fetch(`${url}/chunk.js?v=1`);
  backend.setFault('/chunk.js', [
    { status: 500, times: 1 },
    { delay: 100, times: 1 },
  ]);
  expect((await script()).status).toBe(500);
  const [delayed, took] = await timed(script);
  expect(await delayed.text()).toBe('the script');
  expect(took).toBeGreaterThan(90);
  expect(await (await script()).text()).toBe('the script');
  expect(backend.log.map(({ path }) => path)).toEqual([
    '/chunk.js',
    '/chunk.js',
  ]);
});

test('a delayed path of somebody else keeps its body', async () => {
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
