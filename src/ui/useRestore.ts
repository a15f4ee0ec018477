'use client';
import { useEffect } from 'react';
import { onEvents } from '../browser/onEvents';
import { useLatestRef } from './useLatestRef';

/** Calls `close` when the page returns from the back/forward cache. */
export function useRestore(open: boolean, close: () => void): void {
  const latest = useLatestRef(close);
  useEffect(() => {
    if (!open) return;
    return onEvents(window, {
      pageshow({ persisted }: PageTransitionEvent) {
        if (persisted) latest.current();
      },
    });
  }, [open, latest]);
}
