'use client';
import { useEffect } from 'react';
import {
  loadingAuth,
  loggedOutAuth,
  type AuthState,
  createAuth,
  type Auth,
} from '../../core/account/auth';
import { useSettings } from '../settings/useSettings';
import { useStore } from '../machine/useStore';
import { shared } from '../../core/browser/registry';
import type { SiteConfig } from '../../core/site/site';
import { sitePath } from '../../core/site/sitePath';

/**
 * Who is looking at the page: `useAuth` without its ways in and out, for what
 * every visitor downloads. On a site without accounts nobody is asked.
 */
export function useAuthState(): AuthState {
  const { accounts, site } = useSettings();
  const auth = pageAuth(site);
  const state = useStore(auth, loadingAuth);
  const hasAccounts = accounts !== false;
  useEffect(() => {
    if (hasAccounts) auth.start();
  }, [auth, hasAccounts]);
  return hasAccounts ? state : loggedOutAuth;
}

/** One answer to "who is it?" per page and endpoint, however many parts, copies or apps ask. */
export function pageAuth(site?: SiteConfig): Auth {
  const endpoint = sitePath(site, 'currentUser');
  return shared(`auth:${endpoint}`, () =>
    createAuth({
      endpoint,
      search: typeof location === 'undefined' ? '' : location.search,
    }),
  );
}
