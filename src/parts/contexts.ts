'use client';
import {
  createContext,
  useContext,
  type Context,
  type MouseEvent,
} from 'react';
import { closeOnLink } from '../browser/clicks';
import { sharedByCopies } from '../browser/registry';
import type { Settings } from './settings';
import type { NavigationHandlers } from '../ui/delegatedNavigation';

/**
 * A context that all copies of this version share, so that a header from a
 * federated module, or from the CommonJS build, finds the provider around it in
 * the browser. Only with the same React, whose contexts another React cannot
 * render.
 */
export function sharedContext<T>(name: string, initial: T): Context<T> {
  const all = sharedByCopies(
    'contexts',
    () => new WeakMap<typeof createContext, Map<string, Context<T>>>(),
  );
  const contexts = all.get(createContext) ?? new Map<string, Context<T>>();
  all.set(createContext, contexts);
  const context = contexts.get(name) ?? createContext(initial);
  contexts.set(name, context);
  return context;
}

/** The settings of the component and the providers around it. */
export function useSettings(): Settings {
  return useContext(SettingsContext);
}

/** Without a provider nothing is set. */
export const SettingsContext = /* @__PURE__ */ sharedContext<Settings>(
  'settings',
  {},
);

/** Your app's router, as the adapter provides it. */
export interface AppRouter {
  handlers: NavigationHandlers;
  /**
   * The path of the current page. When it changes, the header marks its current
   * link again.
   */
  pathname: string | null;
  /** The app's base path, or nothing. */
  base: string;
}

/** The app's router, from an adapter. Without one, the browser navigates. */
export const RouterContext = /* @__PURE__ */ sharedContext<AppRouter | null>(
  'router',
  null,
);

/**
 * Event handlers that pass an element's links to the app's router, and close the
 * element when one of them is followed. They are React's events, so that a
 * link's own `onClick` runs first.
 */
export function useDelegatedNavigation(close: false | (() => void)) {
  const handlers = useContext(RouterContext)?.handlers;
  return {
    ...handlers,
    onClick(event: MouseEvent<HTMLElement>) {
      handlers?.onClick(event);
      if (close) closeOnLink(event.nativeEvent, close);
    },
  };
}
