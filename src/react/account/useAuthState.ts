'use client';
import { useEffect } from 'react';
import {
  loadingAuth,
  loggedOutAuth,
  type AuthState,
} from '../../core/account/auth';
import { pageAuth } from './auth';
import { useSettings } from '../settings/useSettings';
import { useStore } from '../machine/useStore';

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
