'use client';
import { createContext } from 'react';
import type { NavigationHandlers } from '../core/delegatedNavigation';

/** An app's router, as its adapter offers it. */
export interface AppRouter {
  handlers: NavigationHandlers;
  /** The page that is shown: a new one makes the header look for its current link again. */
  pathname: string | null;
}

/** The app's router, from an adapter; without one the browser navigates. */
export const RouterContext = createContext<AppRouter | null>(null);
