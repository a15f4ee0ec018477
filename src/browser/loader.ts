import { reportError, type LintelErrorDetail } from './report';
import { createStore, type Readable } from './store';

/**
 * A part that is loaded on demand. `null` until it is loaded; its fallback is
 * shown until then.
 */
export interface Loader<T> extends Readable<T | null> {
  /** The part's name in `lintel:error`. `null` for what shows nothing. */
  part: LintelErrorDetail['part'] | null;
  /** Starts loading once. After a failure, the next call tries again. */
  load(): void;
}

/**
 * Loads a part on demand. Not `React.lazy`, which caches a failed load and
 * suspends during hydration. A failed load is repeated once, then reported for
 * `part`, and tried again on the next call of `load`.
 */
export function createLoader<T>(
  part: Loader<T>['part'],
  load: () => Promise<T>,
): Loader<T> {
  const store = createStore<T | null>(null);
  let asked = false;
  return {
    part,
    get: store.get,
    subscribe: store.subscribe,
    load() {
      if (asked) return;
      asked = true;
      load()
        .catch(load)
        .then(store.set, (error: unknown) => {
          asked = false;
          if (part) reportError(part, error);
        });
    },
  };
}
