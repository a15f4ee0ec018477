import { createStore } from './store';

/** A lazy part's state: what is on the page while it is not `'ready'` is the part's fallback. */
export type Loaded<T> =
  | {
      readonly status: 'idle' | 'loading' | 'failed';
      readonly value?: undefined;
    }
  | { readonly status: 'ready'; readonly value: T };

export interface Loader<T> {
  get(): Loaded<T>;
  subscribe(listener: () => void): () => void;
  /** Starts loading, once; after a failure, a later call tries again. */
  load(): void;
}

const idle = { status: 'idle' } as const;

/**
 * Loads a part on demand. Not `React.lazy`: that caches a failed load for
 * good and suspends, which collides with hydration. A failed load is tried
 * once more by itself, then reported, and again whenever it is asked for.
 */
export function createLoader<T>(
  load: () => Promise<T>,
  onError: (error: unknown) => void,
): Loader<T> {
  const store = createStore<Loaded<T>>(idle);
  return {
    get: store.get,
    subscribe: store.subscribe,
    load() {
      const { status } = store.get();
      if (status === 'loading' || status === 'ready') return;
      store.set({ status: 'loading' });
      load()
        .catch(load)
        .then(
          (value) => store.set({ status: 'ready', value }),
          (error: unknown) => {
            store.set({ status: 'failed' });
            onError(error);
          },
        );
    },
  };
}
