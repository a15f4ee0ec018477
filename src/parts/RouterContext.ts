'use client';
import { useContext } from 'react';
import type { NavigationHandlers } from '../ui/delegatedNavigation';
import { sharedContext } from './sharedContext';

/** Your app's router, as the adapter provides it. */
export interface AppRouter {
  handlers: NavigationHandlers;
  /**
   * The path of the current page. When it changes, the header marks its current
   * link again.
   */
  pathname: string | null;
}

/** The app's router, from an adapter. Without one, the browser navigates. */
export const RouterContext = sharedContext<AppRouter | null>('router', null);

/**
 * Event handlers that pass an element's links to the app's router: one listener
 * for all links. They are React's events, so that a link's own `onClick` runs
 * first.
 */
export function useDelegatedNavigation(): Partial<NavigationHandlers> {
  return useContext(RouterContext)?.handlers ?? {};
}
