'use client';
import { useSyncExternalStore } from 'react';

interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** A core store's value; `server` while the server's HTML is being taken over. */
export function useStore<T>(store: Readable<T>, server: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => server);
}
