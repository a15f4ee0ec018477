'use client';
import type { User } from '../../core/account/auth';
import { logOut } from '../../core/account/logOut';
import type { RedirectOptions } from '../../core/site/redirect';
import { useAuthState } from './useAuthState';
import { useSettings } from '../settings/useSettings';
import { useSite } from '../page/useSite';

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

/** Who is looking at the page; one request however many components ask. */
export function useAuth(): UseAuthResult {
  const { site: config } = useSettings();
  const site = useSite();
  const { status, user } = useAuthState();
  return {
    status,
    isLoggedIn: status === 'loggedIn',
    user,
    async logOut() {
      await logOut(config);
      window.location.reload();
    },
    loginUrl: site.redirectUrl({ action: 'login' }),
    redirectUrl: site.redirectUrl,
    accountUrl: (path) => site.urlOn('account', path),
  };
}
