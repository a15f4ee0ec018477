import { describe, expect, it } from 'vitest';
import { protectedRedirectPath } from '../../src/site/site';
import { hostileLocations } from './hostileLocations';

describe('the redirect path', () => {
  it('creates an account and leads to the templates by default', () => {
    expect(protectedRedirectPath()).toBe(
      '/auth/protected-redirect/create-account?location=%2Ftemplates',
    );
  });

  it('takes an action and a path', () => {
    expect(
      protectedRedirectPath({ action: 'login', location: '/pricing?a=1#b' }),
    ).toBe('/auth/protected-redirect/login?location=%2Fpricing%3Fa%3D1%23b');
  });

  it('does not leave its folder through the action', () => {
    expect(protectedRedirectPath({ action: '..' })).toBe(
      protectedRedirectPath(),
    );
  });
});

const ACCOUNT = 'https://account.example.com';
const SITE = 'https://www.example.com';

/**
 * The address to which the login site sends a visitor back, as their browser
 * resolves it.
 */
function wayBack(path: string) {
  const url = new URL(path, ACCOUNT);
  expect(url.origin).toBe(ACCOUNT);
  expect(url.pathname).toMatch(/^\/auth\/protected-redirect\/[^/]+$/);
  expect([...url.searchParams.keys()]).toEqual(['location']);
  expect(url.hash).toBe('');
  return new URL(url.searchParams.get('location')!, SITE);
}

it('a redirect to a hostile location stays on the site, and one to a hostile action leads to the templates', () => {
  for (const hostile of hostileLocations) {
    const path = protectedRedirectPath({ location: hostile });
    expect(path).toMatch(/^[!-~]+$/);
    expect([hostile, wayBack(path).origin]).toEqual([hostile, SITE]);
    const other = protectedRedirectPath({ action: hostile });
    expect(wayBack(other).href).toBe(`${SITE}/templates`);
  }
});
