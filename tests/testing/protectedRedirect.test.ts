// @vitest-environment node
import { expect, test } from 'vitest';
import { cookiesOf, startForTest } from './startForTest';

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

test('signing in again ends the session before', async () => {
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
])('a same-site path %s is kept', async (location, target) => {
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
])('a location of %j leads home instead', async (location) => {
  const { url } = await startForTest();
  const response = await redirect(url, 'login', encodeURIComponent(location));
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/');
  expect(response.headers.getSetCookie()).toHaveLength(2);
});

test('no location leads home', async () => {
  const { url } = await startForTest();
  const response = await redirect(url, 'login');
  expect(response.headers.get('location')).toBe('/');
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
