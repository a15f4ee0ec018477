import { reportError, type LintelErrorDetail } from '../report/report';
import { createStore, type Readable } from './store';

/** The part; `null` until it is there, and its fallback is on the page. */
export interface Loader<T> extends Readable<T | null> {
  /** Starts loading, once; after a failure, a later call tries again. */
  load(): void;
}

/**
 * Loads a part on demand. Not `React.lazy`: that caches a failed load for
 * good and suspends, which collides with hydration. A failed load is tried
 * once more by itself, then reported as `part`'s, and tried again whenever it
 * is asked for.
 */
export function createLoader<T>(
  part: LintelErrorDetail['part'],
  load: () => Promise<T>,
): Loader<T> {
  const store = createStore<T | null>(null);
  let asked = false;
  return {
    get: store.get,
    subscribe: store.subscribe,
    load() {
      if (asked) return;
      asked = true;
      load()
        .catch(load)
        .then(store.set, (error: unknown) => {
          asked = false;
          reportError(part, error);
        });
    },
  };
}
