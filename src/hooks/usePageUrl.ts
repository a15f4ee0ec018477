'use client';
import { useSyncExternalStore } from 'react';
import { useSettings } from './useSettings';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

/** The page's address: the `url` prop first, then the browser's. */
export function usePageUrl(): string | null {
  const { url } = useSettings();
  return useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => url ?? null,
  );
}
