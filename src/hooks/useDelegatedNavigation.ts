'use client';
import { useContext } from 'react';
import type { NavigationHandlers } from '../core/delegatedNavigation';
import { RouterContext } from '../provider/RouterContext';

/**
 * What hands an element's links to the app's router: one listener for all of
 * them. React's own events, so that a link's own `onClick` comes first.
 */
export function useDelegatedNavigation(): Partial<NavigationHandlers> {
  return useContext(RouterContext)?.handlers ?? {};
}
