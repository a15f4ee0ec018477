import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOut } from '../../../src/account/logOut';
import { pageAuth } from '../../../src/site/auth';
import { resolveSite } from '../../../src/site/site';
import { expectConsole } from '../../setup/console';
import { visit } from '../../support/visit';

const post = vi.fn<typeof fetch>();
const site = resolveSite(undefined, null, []);

beforeEach(() => {
  visit('https://www.example.com/pricing');
  post.mockReset().mockResolvedValue(new Response('{}'));
  vi.stubGlobal('fetch', post);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('logging out', () => {
  it('sends the crumb once, with an empty object', async () => {
    document.cookie = 'crumb=BZ%2Fa%3D%26b';
    await logOut(site);
    expect(post.mock.calls).toEqual([
      [
        '/api/auth/Logout?crumb=BZ%2Fa%3D%26b',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{}',
          keepalive: true,
        },
      ],
    ]);
  });

  it('sends one request until the visitor logs in again, however often it is called', async () => {
    await Promise.all([logOut(site), logOut(site)]);
    await logOut(site);
    expect(post).toHaveBeenCalledOnce();
    post.mockImplementation(async () => Response.json({ email: 'a@b.org' }));
    await pageAuth(site).refresh();
    post.mockClear();
    await Promise.all([logOut(site), logOut(site)]);
    expect(post).toHaveBeenCalledOnce();
  });

  it('sends the request even without a crumb', async () => {
    const paths = { logOut: 'https://www.example.org/out' };
    await logOut(resolveSite({ paths }, null, []));
    expect(post.mock.calls[0]![0]).toBe('https://www.example.org/out?crumb=');
  });

  it.each<[string, () => Promise<Response>, RegExp]>([
    [
      'is refused',
      () => Promise.resolve(new Response('', { status: 403 })),
      /HTTP Status 403/,
    ],
    [
      'finds no server',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /Failed to fetch/,
    ],
  ])(
    'ends without an error for the page if it %s, which the console says once',
    async (_, answer, reason) => {
      expectConsole(
        'error',
        new RegExp(`^Error logging out.*${reason.source}`, 's'),
      );
      post.mockImplementation(answer);
      await expect(logOut(site)).resolves.toBeUndefined();
      expect(post).toHaveBeenCalledOnce();
    },
  );

  it('waits up to 3 s for the answer', async () => {
    expectConsole('error', /^Error logging out.*No answer within 3000 ms/s);
    vi.useFakeTimers();
    post.mockReturnValue(new Promise(() => {}));
    const over = vi.fn();
    void logOut(site).then(over);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
