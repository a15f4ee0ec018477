'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia } from '../core/media';

/** Whether a media query matches; `false` on a server, while hydrating, and where nobody can say. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof window.matchMedia !== 'function') return () => {};
      const list = window.matchMedia(query);
      // Old web views have no `addEventListener` here.
      list.addEventListener?.('change', listener);
      return () => list.removeEventListener?.('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query, false),
    () => false,
  );
}
