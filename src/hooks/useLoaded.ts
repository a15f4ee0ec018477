'use client';
import { useEffect } from 'react';
import type { Loader } from '../core/loader';
import { useStore } from './useStore';

/** A lazy part, loaded once `wanted`; `null` until it is there, and where it cannot be had. */
export function useLoaded<T>(loader: Loader<T>, wanted: boolean): T | null {
  const loaded = useStore(loader, null);
  useEffect(() => {
    if (wanted) loader.load();
  }, [loader, wanted]);
  return loaded;
}
