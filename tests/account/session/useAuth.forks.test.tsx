import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteConfig } from '../../../src/site/siteConfig';
import { useAuth, type UseAuthResult } from '../../../src/account/useAuth';
import { LintelProvider } from '../../../src/parts/LintelProvider';
import { visit, watchNavigation } from '../../support/visit';

// jsdom has no server to answer the login check.
beforeEach(() => visit('https://www.example.com/?error-auth'));

/**
 * What `useAuth()` returns on a page of this site, once the login check is
 * done.
 */
async function showAuth(site: SiteConfig = { domain: 'example.com' }) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LintelProvider tracking={false} site={site}>
      {children}
    </LintelProvider>
  );
  const { result } = renderHook(useAuth, { wrapper });
  await act(() => Promise.resolve());
  return result.current;
}

it('its functions stay the same for effects, also when the visitor is asked for again', async () => {
  visit('https://www.example.com/?success-auth');
  const { result } = renderHook(useAuth);
  const functionsOf = ({
    refresh,
    logOut,
    redirectUrl,
    accountUrl,
  }: UseAuthResult) => [refresh, logOut, redirectUrl, accountUrl];
  await act(() => Promise.resolve());
  const before = functionsOf(result.current);
  await act(() => result.current.refresh());
  functionsOf(result.current).forEach((each, index) =>
    expect(each).toBe(before[index]),
  );
});

// Which host is the account's: see tests/site/site.test.ts
describe('login and account addresses', () => {
  it.each<[string, SiteConfig, string]>([
    ['https://www.example.com/', {}, 'https://account.example.com'],
    ['http://localhost:3000/', {}, ''],
  ])('on %s with %j begin with "%s"', async (page, site, origin) => {
    visit(`${page}?error-auth`);
    const { logInUrl, redirectUrl, accountUrl } = await showAuth(site);
    const redirect = `${origin}/auth/protected-redirect`;
    expect({
      logInUrl,
      signUp: redirectUrl(),
      signUpFromPricing: redirectUrl({ location: '/pricing?a=1#b' }),
      other: redirectUrl({ action: 'reset password', location: '/' }),
      dashboard: accountUrl('/'),
      domains: accountUrl('/domains'),
      settings: accountUrl('settings'),
    }).toEqual({
      logInUrl: `${redirect}/login?location=%2Ftemplates`,
      signUp: `${redirect}/create-account?location=%2Ftemplates`,
      signUpFromPricing: `${redirect}/create-account?location=%2Fpricing%3Fa%3D1%23b`,
      other: `${redirect}/reset%20password?location=%2F`,
      dashboard: `${origin}/`,
      domains: `${origin}/domains`,
      settings: `${origin}/settings`,
    });
  });
});

describe('logOut', () => {
  const post = vi.fn<typeof fetch>();
  beforeEach(() => {
    post.mockReset();
    vi.stubGlobal('fetch', post);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('sends the crumb once, then reloads the page', async () => {
    document.cookie = 'crumb=abc';
    const { logOut } = await showAuth();
    const { reload, assign } = watchNavigation();
    post.mockImplementation(async () => {
      expect(reload).not.toHaveBeenCalled();
      return new Response('{}');
    });
    await logOut();
    expect(post.mock.calls.map(([url]) => url)).toEqual([
      '/api/auth/Logout?crumb=abc',
    ]);
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });
});
