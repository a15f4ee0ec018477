'use client';
import { createContext, useContext, type MouseEvent } from 'react';
import { closeOnLink } from '../browser/clicks';
import { closeLayers } from '../ui/open/layers';
import type { LintelSettings } from './settings';
import type { Navigation } from '../ui/delegatedNavigation';

/** The settings of the component and the providers around it. */
export function useSettings(): LintelSettings {
  return useContext(SettingsContext);
}

/** Without a provider nothing is set. */
export const SettingsContext = /* @__PURE__ */ createContext<LintelSettings>(
  {},
);

/** Your app's router, as the adapter provides it. */
export interface AppRouter extends Navigation {
  /**
   * The path of the current page. When it changes, the header marks its current
   * link again.
   */
  pathname: string | null;
  /** The app's base path, or nothing. */
  base: string;
}

/** The app's router, from an adapter. Without one, the browser navigates. */
export const RouterContext = /* @__PURE__ */ createContext<AppRouter | null>(
  null,
);

/**
 * Event handlers that pass an element's links to the app's router, and close the
 * element when one of them is followed. They are React's events, so that a
 * link's own `onClick` runs first.
 */
export function useDelegatedNavigation(isOpen: boolean) {
  const handlers = useContext(RouterContext)?.handlers;
  return {
    ...handlers,
    onClick(event: MouseEvent<HTMLElement>) {
      handlers?.onClick(event);
      if (isOpen) closeOnLink(event.nativeEvent, () => closeLayers('navigate'));
    },
  };
}
