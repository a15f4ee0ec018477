'use client';
import { useMemo } from 'react';
import { pageAuth, type LintelUser } from '../site/auth';
import { logOut } from './logOut';
import type { RedirectOptions } from '../site/site';
import { useAuthState } from '../parts/useAuthState';
import { useSettings } from '../parts/contexts';
import { useSitePage } from '../parts/useSitePage';
import { redirectUrlOn } from '../site/links';

/** The result of `useAuth`. `status` and `isLoggedIn` tell whether `user` is there. */
export type UseAuthResult = {
  /**
   * Asks again who is logged in, for example after a login without a page load.
   * Every header on the page shows the answer. Resolves once it is there. With
   * `accounts={false}` no request is sent.
   * @example await refresh()
   */
  refresh(): Promise<void>;
  /**
   * Ends the session and then reloads the page, even if the request fails.
   * @example logOut()
   */
  logOut(): Promise<void>;
  /**
   * The address of the login page.
   * @example
   *   'https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates'
   */
  logInUrl: string;
  /**
   * Returns an address for login or sign-up.
   * @example redirectUrl({ action: 'create-account', location: '/pricing' })
   */
  redirectUrl(options?: RedirectOptions): string;
  /**
   * Returns the address of a path on the account host.
   * @example accountUrl('/settings')
   */
  accountUrl(path: string): string;
} & (
  | {
      /**
       * Whether the visitor is logged in. `'loading'` on a server, until the
       * current-user request completes, and until it completes again after the
       * page was hidden in the back/forward cache or an `Activity`.
       * @example 'loggedIn'
       */
      status: 'loggedIn';
      /** Whether `status` is `'loggedIn'`. @example true */
      isLoggedIn: true;
      /**
       * The logged-in visitor, or `null`.
       * @example { email: 'jane@example.com', firstName: 'Jane' }
       */
      user: LintelUser;
    }
  // Each by itself, so that `user` is known once the two are ruled out in turn.
  | { status: 'loading'; isLoggedIn: false; user: null }
  | { status: 'loggedOut'; isLoggedIn: false; user: null }
);

/**
 * The visitor's login state, with login and logout. The page sends one request,
 * however many components use it. Reads `site` and `accounts` from the
 * `LintelProvider` around it, not from the props of `Header`. Its functions stay
 * the same until these settings change, so effects may depend on them.
 *
 * @example
 * import { useAuth } from 'lintel';
 *
 * export function Account() {
 *   const { status, user, logInUrl } = useAuth();
 *   if (status === 'loading') return null;
 *   if (status === 'loggedOut') return <a href={logInUrl}>Log in</a>;
 *   return <p>Hello {user.email}</p>;
 * }
 */
export function useAuth(): UseAuthResult {
  const { accounts } = useSettings();
  const page = useSitePage();
  const { site } = page;
  const state = useAuthState(page);
  // The same functions on each render, because effects depend on them.
  const functions = useMemo(
    () => ({
      async refresh() {
        if (accounts !== false) await pageAuth(site).refresh();
      },
      async logOut() {
        await logOut(site);
        window.location.reload();
      },
      redirectUrl: (options?: RedirectOptions) => redirectUrlOn(page, options),
      accountUrl: (path: string) => site.urlOn('account', path),
    }),
    [accounts, site, page],
  );
  const logInUrl = redirectUrlOn(page, { action: 'login' });
  // TypeScript keeps the union only if each case is an object of its own.
  return state.user
    ? { ...state, isLoggedIn: true, logInUrl, ...functions }
    : { ...state, isLoggedIn: false, logInUrl, ...functions };
}
