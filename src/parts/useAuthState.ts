'use client';
import { useEffect, useState } from 'react';
import {
  loadingAuth,
  loggedOutAuth,
  pageAuth,
  type AuthState,
} from '../site/auth';
import type { SitePage } from '../site/links';
import { useWhenHidden } from '../ui/effects';
import { useStore } from '../ui/useStore';
import { useSettings } from './contexts';

/**
 * The visitor's login state, without the addresses of `useAuth`, for code that
 * every visitor downloads. With `accounts={false}` no request is sent
 * (behaviour A14).
 */
export function useAuthState({ site }: SitePage): AuthState {
  const { accounts } = useSettings();
  const auth = pageAuth(site);
  const state = useStore(auth, loadingAuth);
  const hasAccounts = accounts !== false;
  // What a framework has hidden may be shown again after a logout.
  const [isStale, setStale] = useState(false);
  useWhenHidden(() => setStale(true));
  useEffect(() => {
    if (!hasAccounts) return;
    if (!isStale) return auth.start();
    let isShown = true;
    void auth.refresh().then(() => {
      if (isShown) setStale(false);
    });
    return () => {
      isShown = false;
    };
  }, [auth, hasAccounts, isStale]);
  if (!hasAccounts) return loggedOutAuth;
  return isStale ? loadingAuth : state;
}
