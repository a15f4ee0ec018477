'use client';
import { useSyncExternalStore } from 'react';

/** `false` on a server and in the first client render, `true` afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
