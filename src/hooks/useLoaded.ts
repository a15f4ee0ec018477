'use client';
import { useEffect } from 'react';
import type { Loader } from '../core/loader';
import { useStore } from './useStore';

const notLoaded = { status: 'idle' } as const;

/** A lazy part, loaded once `wanted`; `null` until it is there, and where it cannot be had. */
export function useLoaded<T>(loader: Loader<T>, wanted: boolean): T | null {
  const loaded = useStore(loader, notLoaded);
  useEffect(() => {
    if (wanted) loader.load();
  }, [loader, wanted]);
  return loaded.status === 'ready' ? loaded.value : null;
}
