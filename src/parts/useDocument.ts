'use client';
import { useSyncExternalStore } from 'react';
import { documentStore, type DocumentState } from '../browser/document';
import { withoutSlash } from '../browser/urls';
import { pathOf } from '../site/links';
import { useSettings } from './contexts';
import type { LintelSettings } from './settings';

/**
 * Reads a value of the document. Renders again only when that value changes.
 *
 * @param select returns the same value for the same state. `null` is the state on
 *   a server and in the first client render, which depend on props alone
 */
export function useDocument<T>(select: (state: DocumentState | null) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(documentStore().state),
    () => select(null),
  );
}

const subscribe = (listener: () => void) => documentStore().subscribe(listener);

/** `false` on a server and in the first client render, `true` afterwards. */
export function useHydrated(): boolean {
  return useDocument((state) => state !== null);
}

/**
 * Whether a media query matches. `false` on a server, during hydration, and in
 * browsers without `matchMedia`.
 */
export function useMedia(query: string): boolean {
  return useDocument((state) => state?.matches(query) ?? false);
}

/**
 * The page's address without query, hash and final slash: the `url` prop at
 * first, then the browser's.
 */
export function usePageUrl(): string | null {
  const settings = useSettings();
  return useDocument((state) => pageUrlOf(state, settings));
}

export function pageUrlOf(
  state: DocumentState | null,
  { url }: Pick<LintelSettings, 'url'>,
): string | null {
  return state?.url ?? (url === undefined ? null : withoutSlash(url));
}

/**
 * The page's path with query and hash, for links to the same page elsewhere. `/`
 * until it is known.
 */
export function useWholePath(): string {
  const { url = '' } = useSettings();
  return useDocument((state) => pathOf(state?.href ?? url));
}
