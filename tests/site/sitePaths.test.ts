import { describe, expect, it, vi } from 'vitest';
import { createAuth } from '../../src/site/auth';
import { logOut } from '../../src/account/logOut';
import { resolveSite } from '../../src/site/site';
import type { SiteConfig } from '../../src/site/siteConfig';
import { replaceForTest } from '../support/trackedPage';
import { visit } from '../support/visit';

const siteWith = (paths: SiteConfig['paths']) =>
  resolveSite({ domain: 'example.com', paths }, null, []);

const login = (paths: SiteConfig['paths']) =>
  siteWith(paths).redirectUrl({ action: 'login' });

describe('a site’s own path', () => {
  it.each([
    ['/whoami?fields=all', '/whoami?fields=all'],
    ['HTTP://localhost:8080/me', 'http://localhost:8080/me'],
    [' /whoami\n', '/whoami'],
    ['\thttps://id.example.org/me ', 'https://id.example.org/me'],
  ])('%s replaces the default', (given, address) => {
    const { paths } = siteWith({ currentUser: given });
    expect(paths.currentUser).toBe(address);
    expect(paths.logOut).toBe('/api/auth/Logout');
  });

  it.each([
    ['a script', 'javascript:alert(1)//a'],
    ['a path of another host', '//evil.example/me'],
    ['a path without its slash', 'api/me/c'],
    ['a URL with a password', 'https://a:b@id.example.org/d'],
    ['nothing', ''],
    ['a number', 5],
  ])('falls back to the default if it is %s', (_, given) => {
    const { paths } = siteWith({ currentUser: given as string });
    expect(paths.currentUser).toBe('/api/me');
  });
});

describe('login and sign-up', () => {
  it.each([
    [undefined, 'https://account.example.com/auth/protected-redirect/login?'],
    ['/sign-in/', 'https://account.example.com/sign-in/login?'],
    ['/?app=1#top', 'https://account.example.com/login?app=1&'],
    ['https://id.example.org/go?a=1&', 'https://id.example.org/go/login?a=1&'],
  ])('with %s begin at %s', (protectedRedirect, start) => {
    expect(login({ protectedRedirect })).toBe(`${start}location=%2Ftemplates`);
  });

  it.each(['/sign-in', 'https://id.example.org/sign-in?from=header'])(
    'with a login page of its own lead to %s, and to the default for sign-up',
    (logIn) => {
      expect(login({ logIn })).toBe(logIn);
      expect(siteWith({ logIn }).redirectUrl()).toBe(
        'https://account.example.com/auth/protected-redirect/create-account?location=%2Ftemplates',
      );
    },
  );

  it('with an unusable login page lead to the default', () => {
    expect(login({ logIn: 'javascript:alert(1)' })).toContain(
      '/auth/protected-redirect/login?',
    );
  });
});

describe('the requests', () => {
  const answer = vi.fn<typeof fetch>();
  const calls = () =>
    answer.mock.calls.map(([url, init]) => [url, init?.credentials]);

  function open(cookie: string) {
    visit('https://www.example.com/');
    document.cookie = cookie;
    answer.mockReset().mockImplementation(async () => {
      return Response.json({ email: 'ada@example.com' });
    });
    replaceForTest(globalThis, 'fetch', answer);
  }

  it('send cookies to another origin too, and to the same origin by default', async () => {
    open('crumb=a');
    const whole = siteWith({ logOut: 'https://id.example.org/out?a=1#b' });
    createAuth('https://id.example.org/me').start();
    createAuth('/api/me').start();
    await logOut(whole);
    expect(calls()).toEqual([
      ['https://id.example.org/me', 'include'],
      ['/api/me', undefined],
      ['https://id.example.org/out?a=1&crumb=a', 'include'],
    ]);
    open('crumb=a');
    await logOut(siteWith({}));
    expect(calls()).toEqual([['/api/auth/Logout?crumb=a', undefined]]);
  });
});
