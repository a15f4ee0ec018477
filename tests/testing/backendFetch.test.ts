// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createBackend } from '../../src/testing/createBackend';

const HOST = 'https://www.example.com';

const ask = (path: string, init?: RequestInit) =>
  new Request(`${HOST}${path}`, init);

const postEvent = () =>
  ask('/api/v1/events', {
    method: 'POST',
    headers: { origin: HOST },
    body: new URLSearchParams({
      eventContent: JSON.stringify({ action: 'click' }),
      eventSchemaName: 'track',
    }),
  });

test('a request is answered without a server', async () => {
  const backend = createBackend();
  const { cookie } = backend.signIn();
  const response = await backend.fetch(ask('/api/me?a=1'), cookie);
  expect(response?.status).toBe(200);
  expect(response?.headers.get('cache-control')).toBe('no-store');
  expect(await response?.json()).toMatchObject({ firstName: 'Ada' });
  expect(backend.log).toMatchObject([
    { path: '/api/me', query: { a: '1' }, status: 200 },
  ]);
});

describe('own addresses', () => {
  const paths = {
    currentUser: 'https://api.example.com/session?full=1',
    logOut: '/session/end',
    protectedRedirect: '/welcome',
  };
  const names = { crumbCookie: 'token' };

  test('replace the default ones', async () => {
    const backend = createBackend({ site: { paths, names } });
    const { cookie, crumb } = backend.signIn();
    const status = async (path: string, init?: RequestInit) =>
      (await backend.fetch(ask(path, init), cookie))?.status;
    expect(await status('/session')).toBe(200);
    expect(
      await status(`/session/end?crumb=${crumb}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    ).toBe(200);
    expect(await status('/session')).toBe(401);
    expect(await status('/welcome/login')).toBe(302);
    expect(await status('/api/me')).toBeUndefined();
    expect(backend.log.map(({ path }) => path)).toEqual([
      '/session',
      '/session/end',
      '/session',
      '/welcome/login',
    ]);
  });

  test('may be read by other origins if they are on one', async () => {
    const backend = createBackend({ site: { paths } });
    const from = { headers: { origin: HOST } };
    const originOf = async (path: string) =>
      (await backend.fetch(ask(path, from)))?.headers.get(
        'access-control-allow-origin',
      );
    expect(await originOf('/session')).toBe(HOST);
    expect(await originOf('/session/end')).toBeNull();
  });

  test('that are invalid are reported, and the default is kept', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const backend = createBackend({
      site: { paths: { currentUser: 'session' } },
    });
    expect((await backend.fetch(ask('/api/me')))?.status).toBe(401);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('site.paths.currentUser is not a path'),
    );
  });
});

test('a path outside the backend is left alone', async () => {
  const backend = createBackend();
  const request = ask('/orders', { method: 'POST', body: 'two loaves' });
  expect(await backend.fetch(request)).toBeUndefined();
  expect(await request.text()).toBe('two loaves');
  expect(backend.log).toEqual([]);
});

test('other origins may read the same responses as over the network', async () => {
  const backend = createBackend();
  const { status, headers } = (await backend.fetch(postEvent()))!;
  expect(status).toBe(202);
  expect(headers.get('access-control-allow-origin')).toBe(HOST);
  expect(headers.get('vary')).toBe('Origin');
  backend.setFault('/api/v1/events', { status: 500 });
  const failed = (await backend.fetch(postEvent()))!;
  expect(failed.status).toBe(500);
  expect(failed.headers.get('access-control-allow-origin')).toBe(HOST);
});

test('cookies and the image of the landing arrive complete', async () => {
  const backend = createBackend();
  const logIn = await backend.fetch(ask('/auth/protected-redirect/login'));
  expect(logIn?.status).toBe(302);
  expect(logIn?.headers.getSetCookie()).toHaveLength(2);
  const landing = await backend.fetch(ask('/api/track/Track?rk=1'));
  expect(landing?.headers.get('content-type')).toBe('image/gif');
  expect((await landing!.arrayBuffer()).byteLength).toBe(42);
});

test('a dropped request is a network error', async () => {
  const backend = createBackend();
  backend.setFault('/api/me', { drop: true });
  expect((await backend.fetch(ask('/api/me')))?.type).toBe('error');
});

test('an answer dropped after its headers fails while the body is read', async () => {
  const backend = createBackend();
  backend.setFault('/api/me', { drop: 'afterHeaders' });
  const response = await backend.fetch(ask('/api/me'));
  expect(response?.status).toBe(401);
  await expect(response?.text()).rejects.toThrow();
});

test('a held request ends with a reset', async () => {
  const backend = createBackend();
  backend.setFault('/api/me', { never: true });
  const held = backend.fetch(ask('/api/me'));
  await backend.waitForLog('/api/me');
  backend.reset();
  expect((await held)?.status).toBe(503);
});

test('a client that disconnects ends the wait for it', async () => {
  const backend = createBackend();
  backend.setFault('/api/me', { delay: 60_000 });
  const controller = new AbortController();
  const { signal } = controller;
  const left = backend.fetch(ask('/api/me', { signal }));
  const [entry] = await backend.waitForLog('/api/me');
  controller.abort();
  expect((await left)?.type).toBe('error');
  expect(entry?.aborted).toBe(true);
});

test('a body that is too large is refused', async () => {
  const backend = createBackend();
  // The limit is in bytes, and each of these letters has two.
  const body = 'ü'.repeat(512 * 1024 + 1);
  const request = ask('/api/v1/events', { method: 'POST', body });
  expect((await backend.fetch(request))?.status).toBe(413);
});
