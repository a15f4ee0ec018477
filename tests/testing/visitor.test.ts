import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { createVisitor, type Visitor } from '../../src/testing';

const usual = vi.fn(async () => new Response('elsewhere'));
let visitor: Visitor;

beforeEach(() => {
  vi.stubGlobal('fetch', usual);
  visitor = createVisitor();
  vi.stubGlobal('fetch', visitor.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  usual.mockClear();
  visitor.reset();
});

const statusOf = async (path: string, init?: RequestInit) =>
  (await fetch(path, init)).status;

describe('the fetch of a visitor', () => {
  it.each([
    ['a path', () => fetch('/api/me')],
    ['an address', () => fetch(new URL('/api/me', location.href))],
    ['a request', () => fetch(new Request(new URL('/api/me', location.href)))],
  ])('accepts %s', async (_, ask) => {
    visitor.logIn({ firstName: 'Grace' });
    expect(await (await ask()).json()).toMatchObject({ firstName: 'Grace' });
  });

  it('passes other requests to the original fetch', async () => {
    const response = await fetch('/orders', { method: 'POST', body: 'bread' });
    expect(await response.text()).toBe('elsewhere');
    const [[request]] = usual.mock.calls as unknown as [[Request]];
    expect(await request.text()).toBe('bread');
    expect(visitor.log).toEqual([]);
  });
});

describe('the log', () => {
  it('has requests, and the events in them', async () => {
    await fetch('/api/track/Track?rk=1');
    const common = { analyticsId: 'x', commonData: { page_path: '/' } };
    const bodies = [
      new URLSearchParams({
        eventContent: '{"action":"click"}',
        eventSchemaName: 'Navigation',
      }),
      JSON.stringify({ ...common, customData: { plan: 'a' } }),
      '{not json',
    ];
    for (const body of bodies) {
      const init = { method: 'POST', body };
      expect(await statusOf('/api/v1/events', init)).toBe(202);
    }
    expect(visitor.log[0]).toMatchObject({
      method: 'GET',
      path: '/api/track/Track',
      query: { rk: '1' },
      status: 204,
    });
    expect(visitor.events).toMatchObject([
      { action: 'click' },
      { analytics_id: 'x', page_path: '/', plan: 'a' },
      {},
    ]);
  });
});

describe('a login', () => {
  it.each([
    ['/templates?a=1#top', '/templates?a=1#top'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/x', '/'],
  ])('to %s leads to %s', async (location, target) => {
    const query = new URLSearchParams({ location });
    const path = `/auth/protected-redirect/login?${query}`;
    const response = await fetch(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
    expect(await statusOf('/api/me')).toBe(200);
  });

  it.each([
    ['ends with a logout', undefined, 200],
    ['ends with a logout that has the crumb of its cookie', 'crumb=1', 200],
    ['goes on after a logout with another crumb', 'crumb=2', 403],
  ])('%s', async (_, cookie, status) => {
    visitor.logIn();
    const { origin } = location;
    const headers = cookie ? { cookie } : undefined;
    const ask = (path: string, init?: RequestInit) =>
      visitor.answer(new Request(origin + path, init));
    const url = '/api/auth/Logout?crumb=1';
    const answer = await ask(url, { method: 'POST', headers });
    expect(answer?.status).toBe(status);
    expect((await ask('/api/me'))?.status).toBe(status === 200 ? 401 : 200);
  });

  it('has the paths of your site', async () => {
    const currentUser = 'https://api.example.com/session';
    const { answer, logIn } = createVisitor({
      site: { paths: { currentUser } },
    });
    logIn();
    const headers = { origin: 'https://www.example.com' };
    const response = await answer(new Request(currentUser, { headers }));
    expect(response?.status).toBe(200);
    expect(response?.headers.get('access-control-allow-origin')).toBe(
      headers.origin,
    );
    // Otherwise a cache answers another origin with these headers.
    expect(response?.headers.get('vary')).toBe('Origin');
    const other = new Request('https://www.example.com/api/me');
    expect(await answer(other)).toBeUndefined();
  });
});

describe('faults', () => {
  it('apply until they are replaced or ended, and not to other paths', async () => {
    visitor.setFault('/api/me', { status: 500 });
    expect(await statusOf('/api/track/Track')).toBe(204);
    expect(await statusOf('/api/me')).toBe(500);
    expect(await statusOf('/api/me')).toBe(500);
    visitor.setFault('/api/me', { body: { email: 'ada@example.com' } });
    expect(await statusOf('/api/me')).toBe(200);
    visitor.setFault('/api/me', null);
    expect(await statusOf('/api/me')).toBe(401);
  });

  it('replace an answer and its effect', async () => {
    visitor.logIn();
    visitor.setFault('/api/auth/Logout', {
      status: 503,
      headers: { 'retry-after': '9' },
    });
    const response = await fetch('/api/auth/Logout', { method: 'POST' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('9');
    expect(await statusOf('/api/me')).toBe(200);
  });

  it('work for other paths, such as a CMS', async () => {
    visitor.setFault('/menus.json', { body: '<html>' });
    expect(await (await fetch('/menus.json')).text()).toBe('<html>');
    visitor.setFault('/menus.json', null);
    expect(await (await fetch('/menus.json')).text()).toBe('elsewhere');
  });

  it('let a preflight pass', async () => {
    visitor.setFault('/api/v1/events', { status: 500 });
    expect(await statusOf('/api/v1/events', { method: 'OPTIONS' })).toBe(204);
    expect(await statusOf('/api/v1/events', { method: 'POST' })).toBe(500);
  });

  it('delay an answer until a reset', async () => {
    visitor.logIn();
    visitor.setFault('/api/me', { delay: Infinity });
    const waiting = fetch('/api/me');
    await expect.poll(() => visitor.log).toHaveLength(1);
    visitor.reset();
    expect((await waiting).status).toBe(401);
    expect(visitor.log).toEqual([]);
  });

  it('leave no timer to a process after a reset', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    visitor.setFault('/api/me', { delay: 3_600_000 });
    const waiting = fetch('/api/me');
    await vi.waitFor(() => expect(visitor.log).toHaveLength(1));
    visitor.reset();
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
  });
});
