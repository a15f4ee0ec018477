'use client';
import { useEffect } from 'react';
import { loadingAuth, type AuthState } from '../core/auth';
import { pageAuth } from '../provider/auth';
import { useStore } from './useStore';

/** Who is looking at the page: `useAuth` without its ways in and out, for what every visitor downloads. */
export function useAuthState(): AuthState {
  const auth = pageAuth();
  const state = useStore(auth, loadingAuth);
  useEffect(() => auth.start(), [auth]);
  return state;
}
