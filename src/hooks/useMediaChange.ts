'use client';
import { useEffect } from 'react';

/** Calls `onMatch` when a media query begins to match. */
export function useMediaChange(query: string, onMatch: () => void): void {
  useEffect(() => {
    if (typeof window.matchMedia !== 'function') return;
    const list = window.matchMedia(query);
    const onChange = () => {
      if (list.matches) onMatch();
    };
    // Old web views have no `addEventListener` here.
    list.addEventListener?.('change', onChange);
    return () => list.removeEventListener?.('change', onChange);
  }, [query, onMatch]);
}
