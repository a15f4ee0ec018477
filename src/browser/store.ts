/**
 * A value that can be read and subscribed to, for React's
 * `useSyncExternalStore`.
 */
export interface Readable<T> {
  /** Returns the current value. @example store.get() */
  get(): T;
  /**
   * Calls back when the value changes. Returns a function that unsubscribes.
   * @example store.subscribe(() => render(store.get()))
   */
  subscribe(listener: () => void): () => void;
}

/** A value that can also be set. */
export interface Store<T> extends Readable<T> {
  set(value: T): void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
