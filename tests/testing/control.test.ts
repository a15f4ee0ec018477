// @vitest-environment node
import { expect, test } from 'vitest';
import { createBackendControl } from '../../src/testing/controlClient';
import { cookiesOf, postJson, startForTest } from './startForTest';

async function startWithControl() {
  const server = await startForTest({ control: true });
  return { ...server, control: createBackendControl(server.url) };
}

test('a backend without the option cannot be controlled', async () => {
  const { url, backend } = await startForTest();
  await expect(createBackendControl(url).reset()).rejects.toThrow(
    /404 to reset.*control: true/,
  );
  expect(backend.log).toEqual([]);
});

test('a page reads the log, of all paths or of one', async () => {
  const { url, control } = await startWithControl();
  await fetch(`${url}/api/me`);
  await fetch(`${url}/api/track/Track?rk=1`);
  expect(await control.log()).toHaveLength(2);
  expect(await control.log('/api/track/*')).toEqual([
    expect.objectContaining({ query: { rk: '1' }, status: 200 }),
  ]);
});

test('a page waits for requests', async () => {
  const { url, control } = await startWithControl();
  const waiting = control.waitForLog('/api/me');
  await fetch(`${url}/api/me`);
  expect(await waiting).toHaveLength(1);
  await expect(control.waitForLog('/api/me', 2, 0)).rejects.toThrow(
    'Waited 0 ms for 2 request(s) to /api/me; received 1.',
  );
});

test('a page sets and removes faults', async () => {
  const { url, control } = await startWithControl();
  const me = () => fetch(`${url}/api/me`).then(({ status }) => status);
  await control.setFault('/api/me', [{ status: 500, times: 1 }]);
  expect([await me(), await me()]).toEqual([500, 401]);
  await control.setFault('/api/me', { status: 503 });
  expect(await me()).toBe(503);
  await control.setFault('/api/me', null);
  expect(await me()).toBe(401);
  const wrong = control.setFault('/api/me', { status: 1 });
  await expect(wrong).rejects.toThrow(
    /400 to fault.*status.* must be a number/,
  );
});

test('a page logs its browser in and out', async () => {
  const { url, control } = await startWithControl();
  expect(await control.signIn({ firstName: 'Grace' })).toMatchObject({
    firstName: 'Grace',
    email: 'ada@example.com',
  });
  const signIn = await postJson(`${url}/__lintel/sign-in`, {});
  const cookie = cookiesOf(signIn);
  const me = () => fetch(`${url}/api/me`, { headers: { cookie } });
  expect((await me()).status).toBe(200);
  const signOut = await postJson(`${url}/__lintel/sign-out`, {}, { cookie });
  expect(cookiesOf(signOut)).toBe('member_session=');
  expect((await me()).status).toBe(401);
});

test('a reset clears everything', async () => {
  const { url, backend, control } = await startWithControl();
  const { cookie } = backend.signIn();
  await control.setFault('/api/me', { status: 500 });
  await fetch(`${url}/api/me`);
  await control.reset();
  expect(await control.log()).toEqual([]);
  const me = await fetch(`${url}/api/me`, { headers: { cookie } });
  expect(me.status).toBe(401);
});

test.each([
  ['reset', 'text/plain', '{}'],
  ['reset', 'application/json', '{'],
  ['reset', 'application/x-www-form-urlencoded', 'a=1'],
  ['fault', 'application/json', '{"fault":{}}'],
  ['sign-in', 'application/json', '{"user":"Ada"}'],
])('%s with %s %j is malformed', async (name, type, body) => {
  const { url } = await startWithControl();
  const response = await fetch(`${url}/__lintel/${name}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect(response.status).toBe(400);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('other origins cannot control it', async () => {
  const { url } = await startWithControl();
  const { status, headers } = await fetch(`${url}/__lintel/reset`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example' },
  });
  expect(status).toBe(405);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('isolated browsers do not affect each other', async () => {
  const { url } = await startWithControl();
  const isolate = async () =>
    cookiesOf(await postJson(`${url}/__lintel/isolate`, {}));
  const one = { cookie: await isolate() };
  const two = { cookie: await isolate() };
  const me = async (headers: Record<string, string>) =>
    (await fetch(`${url}/api/me`, { headers })).status;
  const log = async (headers: Record<string, string>) => {
    const response = await fetch(`${url}/__lintel/log`, { headers });
    return ((await response.json()) as unknown[]).length;
  };
  const fault = { path: '/api/me', fault: { status: 500 } };
  await postJson(`${url}/__lintel/fault`, fault, one);
  expect([await me(one), await me(two), await me({})]).toEqual([500, 401, 401]);
  expect([await log(one), await log(two), await log({})]).toEqual([1, 1, 3]);

  await postJson(`${url}/__lintel/reset`, {}, two);
  expect([await log(one), await log(two), await log({})]).toEqual([1, 0, 2]);
  expect(await me(one)).toBe(500);
  await postJson(`${url}/__lintel/reset`, {}, one);
  expect(await me(one)).toBe(401);
});
