// @vitest-environment node
import { expect, test } from 'vitest';
import { cookiesOf, postJson, startForTest } from './startForTest';

const me = (url: string, cookie = '') =>
  fetch(`${url}/api/me`, { headers: { cookie } });

test('a visitor without a session is not authenticated', async () => {
  const { url } = await startForTest();
  const response = await me(url);
  expect(response.status).toBe(401);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ error: 'Not authenticated' });
});

test('a logged-in visitor gets their auth data', async () => {
  const { url, backend } = await startForTest();
  const { cookie } = backend.signIn({ firstName: 'Grace' });
  const response = await me(url, cookie);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    email: 'ada@example.com',
    firstName: 'Grace',
    lastName: 'Lovelace',
    avatarAssetUrl: null,
    accountId: expect.stringMatching(/^[0-9a-f]{24}$/),
  });
});

test('a backend may have its own visitor', async () => {
  const { url, backend } = await startForTest({ user: { firstName: 'Mary' } });
  const response = await me(url, backend.signIn().cookie);
  expect(await response.json()).toMatchObject({ firstName: 'Mary' });
});

test.each([
  ['an invented id', 'member_session=00000000-0000-4000-8000-000000000000'],
  ['the name of a built-in property', 'member_session=__proto__'],
  ['an empty value', 'member_session='],
  ['a broken escape', 'member_session=%E0%A4%A'],
  ['nothing but a crumb', 'crumb=x'],
  ['no cookie at all', ';;; = ;='],
])('a forged cookie with %s does not log in', async (_, cookie) => {
  const { url, backend } = await startForTest();
  backend.signIn();
  expect((await me(url, cookie)).status).toBe(401);
});

test('simultaneous sessions do not leak into each other', async () => {
  const { url, backend } = await startForTest();
  const names = Array.from({ length: 50 }, (_, n) => `Member ${n}`);
  const sessions = names.map((firstName) => backend.signIn({ firstName }));
  const seen = await Promise.all(
    sessions.map(async ({ cookie }) => {
      const response = await me(url, cookie);
      return ((await response.json()) as { firstName: string }).firstName;
    }),
  );
  expect(seen).toEqual(names);

  const [first, second] = sessions;
  const path = `/api/auth/Logout?crumb=${first!.crumb}`;
  await postJson(url + path, {}, { cookie: first!.cookie });
  expect((await me(url, first!.cookie)).status).toBe(401);
  expect((await me(url, second!.cookie)).status).toBe(200);
});

test('only the newest thousand sessions are stored', async () => {
  const { url, backend } = await startForTest();
  const first = backend.signIn();
  const second = backend.signIn();
  for (let n = 0; n < 999; n += 1) backend.signIn();
  expect((await me(url, first.cookie)).status).toBe(401);
  expect((await me(url, second.cookie)).status).toBe(200);
});

test('scripts can read the crumb, but not the session cookie', async () => {
  const { backend } = await startForTest();
  const [session, crumb] = backend.signIn().setCookie;
  expect(session).toMatch(/^member_session=.*HttpOnly/);
  expect(crumb).toMatch(/^crumb=/);
  expect(crumb).not.toMatch(/HttpOnly/);
});

test('a logout ends the session and deletes its cookie', async () => {
  const { url, backend } = await startForTest();
  const { cookie, crumb } = backend.signIn();
  const path = `/api/auth/Logout?crumb=${crumb}`;
  const response = await postJson(url + path, {}, { cookie });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^member_session=;.*Max-Age=0/),
  ]);
  expect((await me(url, cookie)).status).toBe(401);
});

test.each([
  ['a wrong crumb', '?crumb=wrong', undefined],
  ['no crumb', '', undefined],
  ['an empty crumb on both sides', '?crumb=', 'crumb='],
  ['no crumb cookie', '?crumb=undefined', ''],
])('a logout with %s is refused', async (_, query, crumbCookie) => {
  const { url, backend } = await startForTest();
  const { cookie } = backend.signIn();
  const [session] = cookie.split('; ');
  const sent =
    crumbCookie === undefined ? cookie : `${session}; ${crumbCookie}`;
  const path = `/api/auth/Logout${query}`;
  const response = await postJson(url + path, {}, { cookie: sent });
  expect(response.status).toBe(403);
  expect((await me(url, cookie)).status).toBe(200);
});

test.each([[{ a: 1 }], [[]], [null], ['{}']])(
  'a logout whose body is %j is malformed',
  async (body) => {
    const { url, backend } = await startForTest();
    const { cookie, crumb } = backend.signIn();
    const path = `/api/auth/Logout?crumb=${crumb}`;
    const response = await postJson(url + path, body, { cookie });
    expect(response.status).toBe(400);
    expect((await me(url, cookie)).status).toBe(200);
  },
);

test('signing everyone out ends every session', async () => {
  const { url, backend } = await startForTest();
  const { cookie } = backend.signIn();
  backend.signOut();
  expect((await me(url, cookie)).status).toBe(401);
});

const redirect = (url: string, action: string, location?: string) =>
  fetch(
    `${url}/auth/protected-redirect/${action}` +
      (location === undefined ? '' : `?location=${location}`),
    { redirect: 'manual' },
  );

test.each(['login', 'create-account'])(
  '%s signs the browser in and sends it on',
  async (action) => {
    const { url } = await startForTest();
    const response = await redirect(url, action, '%2Ftemplates%3Fa%3D1%23top');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/templates?a=1#top');

    const me = await fetch(`${url}/api/me`, {
      headers: { cookie: cookiesOf(response) },
    });
    expect(me.status).toBe(200);
  },
);

test('logging in again ends the previous session', async () => {
  const { url, backend } = await startForTest();
  const { cookie } = backend.signIn();
  await fetch(`${url}/auth/protected-redirect/login`, {
    headers: { cookie },
    redirect: 'manual',
  });
  const me = await fetch(`${url}/api/me`, { headers: { cookie } });
  expect(me.status).toBe(401);
});

test.each([
  ['/pricing', '/pricing'],
  ['/', '/'],
  ['/start?next=https://example.com//x', '/start?next=https://example.com//x'],
  ['/search?q=100%', '/search?q=100%'],
  ['/テンプレート', '/%E3%83%86%E3%83%B3%E3%83%97%E3%83%AC%E3%83%BC%E3%83%88'],
  ['/a/../b', '/b'],
])('a same-site path %s is accepted', async (location, target) => {
  const { url } = await startForTest();
  const response = await redirect(url, 'login', encodeURIComponent(location));
  expect(response.headers.get('location')).toBe(target);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/%25255Cevil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/..%2F/evil.example',
  '/%2Fevil.example/100%',
  '/%2Fevil.example/%E0%A4',
  '/\t/evil.example',
  '/%09/evil.example',
  '/x%0d%0aset-cookie: a=b',
  '/x?%0d%0a',
  '\t//evil.example',
  ' /x',
  'javascript:alert(1)',
  'evil.example',
  '@evil.example',
  `/%${'25'.repeat(500)}41`,
  '',
  undefined,
])('a location of %j leads to the home page instead', async (location) => {
  const { url } = await startForTest();
  const sent = location === undefined ? location : encodeURIComponent(location);
  const response = await redirect(url, 'login', sent);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/');
  expect(response.headers.getSetCookie()).toHaveLength(2);
});

test.each(['', 'log-out', 'login/more', '__proto__'])(
  'there is no action %j',
  async (action) => {
    const { url } = await startForTest();
    const response = await redirect(url, action);
    expect(response.status).toBe(404);
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);
