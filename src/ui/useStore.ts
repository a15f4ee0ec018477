'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { Loader } from '../browser/loader';
import type { Readable } from '../browser/store';

/** The value of a store. `server` during server rendering and hydration. */
export function useStore<T>(store: Readable<T>, server: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => server);
}

/**
 * A part that is loaded once `wanted`. `null` until then, and if loading fails.
 */
export function useLoaded<T>(loader: Loader<T>, wanted: boolean): T | null {
  const loaded = useStore(loader, null);
  useEffect(() => {
    if (wanted) loader.load();
  }, [loader, wanted]);
  return loaded;
}
