'use client';
import { createContext, useContext } from 'react';
import type { NavigationHandlers } from '../../core/links/delegatedNavigation';

/** An app's router, as its adapter offers it. */
export interface AppRouter {
  handlers: NavigationHandlers;
  /** The page that is shown: a new one makes the header look for its current link again. */
  pathname: string | null;
}

/** The app's router, from an adapter; without one the browser navigates. */
export const RouterContext = createContext<AppRouter | null>(null);

/**
 * What hands an element's links to the app's router: one listener for all of
 * them. React's own events, so that a link's own `onClick` comes first.
 */
export function useDelegatedNavigation(): Partial<NavigationHandlers> {
  return useContext(RouterContext)?.handlers ?? {};
}
