'use client';
import { useContext, useSyncExternalStore } from 'react';
import { pageStore, type Page } from '../../core/browser/page';
import { RouterContext } from './RouterContext';
import { type Scope, useScope } from '../settings/useSettings';

/**
 * What a part reads of the page and its settings; it renders again only when
 * that value changes.
 *
 * @param select must return the same value for the same page; `null` is the
 *   page on a server and in the first client render, which read props alone
 */
export function usePage<T>(select: (page: Page | null, scope: Scope) => T): T {
  const scope = useScope();
  return useSyncExternalStore(
    subscribe,
    () => select(pageStore().page, scope),
    () => select(null, scope),
  );
}

const subscribe = (listener: () => void) => pageStore().subscribe(listener);

const isHydrated = (page: Page | null) => page !== null;

/** `false` on the server and in the first client render, which read props alone; `true` from then on. */
export const useHydrated = () => usePage(isHydrated);

/** Whether a media query matches; `false` on a server, while hydrating, and where nobody can say. */
export function useMedia(query: string): boolean {
  return usePage((page) => page?.matches(query) ?? false);
}

/** The page's address without query and hash: the `url` prop first, then the browser's. */
export function usePageUrl(): string | null {
  // Where the browser cannot tell, the adapter's new pathname renders again.
  useContext(RouterContext);
  return usePage((page, { settings }) => page?.url ?? settings.url ?? null);
}

/** With query and hash: for what leads to the same page elsewhere. */
export function useWholePageUrl(): string | null {
  useContext(RouterContext);
  return usePage((page, { settings }) => page?.href ?? settings.url ?? null);
}
