'use client';
import { useState, useSyncExternalStore } from 'react';
import { never } from './never';

/**
 * The visitor's clock in ms since 1970, read once. `null` while the component
 * renders for the first time, and until it is wanted: a server's HTML may be
 * kept for days, and a prerender must not depend on when it runs.
 *
 * @see https://nextjs.org/docs/messages/next-prerender-current-time-client
 */
export function useNow(wanted: boolean): number | null {
  const [{ subscribe, get }] = useState(createClock);
  return useSyncExternalStore(wanted ? subscribe : never, get, () => null);
}

/** Reads the time when React subscribes, which is after rendering. */
function createClock() {
  let now: number | null = null;
  return {
    get: () => now,
    subscribe(listener: () => void) {
      if (now === null) {
        now = Date.now();
        listener();
      }
      return () => {};
    },
  };
}
