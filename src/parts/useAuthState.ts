'use client';
import { useEffect } from 'react';
import {
  loadingAuth,
  loggedOutAuth,
  pageAuth,
  type AuthState,
} from '../site/auth';
import { useSettings } from './contexts';
import { useLinkPage } from './usePartPage';
import { useStore } from '../ui/useStore';

/**
 * The visitor's login state, without the addresses of `useAuth`, for code that
 * every visitor downloads. With `accounts={false}` no request is sent
 * (behaviour A14).
 */
export function useAuthState(): AuthState {
  const { accounts } = useSettings();
  const auth = pageAuth(useLinkPage().site);
  const state = useStore(auth, loadingAuth);
  const hasAccounts = accounts !== false;
  useEffect(() => {
    if (hasAccounts) auth.start();
  }, [auth, hasAccounts]);
  return hasAccounts ? state : loggedOutAuth;
}
