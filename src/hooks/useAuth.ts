'use client';
import { useEffect } from 'react';
import { loadingAuth, type User } from '../core/auth';
import { protectedRedirectPath, type RedirectOptions } from '../core/redirect';
import { pageAuth } from '../provider/auth';
import { useSite } from './useSite';
import { useStore } from './useStore';

export interface UseAuthResult {
  /** `'loading'` on the server and until the current-user call has answered. */
  status: 'loading' | 'loggedIn' | 'loggedOut';
  isLoggedIn: boolean;
  /** The member, or `null`. */
  user: User | null;
  /** Ends the session, then reloads the page, also when the call failed (specification §7). */
  logOut(): Promise<void>;
  /** The log-in page on the account site. */
  loginUrl: string;
  /** Log-in and sign-up addresses (specification §2). */
  redirectUrl(options?: RedirectOptions): string;
  /** A path on the account site. */
  accountUrl(path: string): string;
}

/** The page's log-in state and the way to end it: not public. */
export function usePageAuth() {
  return pageAuth();
}

/** Who is looking at the page; one request however many components ask. */
export function useAuth(): UseAuthResult {
  const auth = usePageAuth();
  const site = useSite();
  const state = useStore(auth, loadingAuth);
  useEffect(() => auth.start(), [auth]);
  const redirectUrl = (options?: RedirectOptions) =>
    site.urlOn('account', protectedRedirectPath(options));
  return {
    status: state.status,
    isLoggedIn: state.status === 'loggedIn',
    user: state.user,
    async logOut() {
      await auth.logOut();
      window.location.reload();
    },
    loginUrl: redirectUrl({ action: 'login' }),
    redirectUrl,
    accountUrl: (path) => site.urlOn('account', path),
  };
}
