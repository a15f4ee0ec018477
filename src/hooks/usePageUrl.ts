'use client';
import { useContext, useSyncExternalStore } from 'react';
import { onEvents } from '../core/onEvents';
import { RouterContext } from '../provider/RouterContext';
import { useSettings } from './useSettings';

/** @see https://developer.mozilla.org/docs/Web/API/Navigation/currententrychange_event */
interface WithNavigation {
  navigation?: EventTarget;
}

function subscribe(listener: () => void): () => void {
  // `popstate` alone misses a router's `pushState`. Its event comes while
  // `pushState` runs, which Next.js calls in an insertion effect: React allows
  // no update there.
  // https://react.dev/reference/react/useInsertionEffect#caveats
  const afterPush = () => queueMicrotask(listener);
  const { navigation } = window as WithNavigation;
  const stop = onEvents(window, { popstate: listener });
  const stopPushes =
    navigation && onEvents(navigation, { currententrychange: afterPush });
  return () => {
    stop();
    stopPushes?.();
  };
}

/** The page's address: the `url` prop first, then the browser's, whose query and hash change no link. */
export function usePageUrl(): string | null {
  return useAddress(() => window.location.origin + window.location.pathname);
}

/** With query and hash: for what leads to the same page elsewhere. */
export function useWholePageUrl(): string | null {
  return useAddress(() => window.location.href);
}

function useAddress(read: () => string): string | null {
  const { url } = useSettings();
  // Where the browser cannot tell, the adapter's new pathname renders anew.
  useContext(RouterContext);
  return useSyncExternalStore(subscribe, read, () => url ?? null);
}
