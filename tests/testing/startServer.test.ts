// @vitest-environment node
import { expect, test } from 'vitest';
import { createBackend } from '../../src/testing/createBackend';
import { startForTest } from './startForTest';
import { startServer } from '../../src/testing/startServer';

test('an unknown path is not found', async () => {
  const { url } = await startForTest();
  const response = await fetch(`${url}/pricing`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: 'There is nothing at /pricing',
  });
});

test.each([
  [undefined, '127.0.0.1'],
  ['localhost', 'localhost'],
  ['::1', '[::1]'],
])('with the host %s, its address has %s', async (host, name) => {
  const { url } = await startForTest(host ? { host } : {});
  expect(url.replace(/:\d+$/, '')).toBe(`http://${name}`);
  expect((await fetch(`${url}/api/me`)).status).toBe(401);
});

test('a fallback serves the pages under test', async () => {
  const { url, backend } = await startForTest({
    fallback: (req, res) => res.end(`page ${req.url}`),
  });
  expect(await (await fetch(`${url}/pricing?a=1`)).text()).toBe(
    'page /pricing?a=1',
  );
  expect((await fetch(`${url}/api/me`)).status).toBe(401);
  expect(backend.log.map(({ path }) => path)).toEqual(['/api/me']);
});

test('a fallback that throws is reported, and the server keeps running', async () => {
  const { url } = await startForTest({
    fallback: () => {
      throw new Error('broken page');
    },
  });
  const response = await fetch(`${url}/`);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'Error: broken page' });
  expect((await fetch(`${url}/api/me`)).status).toBe(401);
});

test('several servers share a backend', async () => {
  const backend = createBackend();
  const page = await startForTest({ backend });
  const events = await startForTest({ backend });
  await fetch(`${page.url}/api/me`);
  await fetch(`${events.url}/api/track/Track`);
  expect(backend.log).toHaveLength(2);
  expect(page.backend).toBe(backend);
});

test('closing ends a pending request', async () => {
  const { url, backend, close } = await startServer();
  backend.setFault('/api/me', { never: true });
  const hanging = fetch(`${url}/api/me`);
  await backend.waitForLog('/api/me');
  await Promise.all([close(), expect(hanging).rejects.toThrow()]);
  await expect(fetch(`${url}/api/me`)).rejects.toThrow();
  await close();
});

test('a port in use is reported', async () => {
  const { url } = await startForTest();
  const port = Number(new URL(url).port);
  await expect(startServer({ port })).rejects.toThrow(/EADDRINUSE/);
});
