'use client';
import { useSyncExternalStore } from 'react';
import { never } from './never';

/** `false` on the server and in the first client render, which read props alone; `true` from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
