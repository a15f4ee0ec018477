/** A value that can be read and watched: what React's `useSyncExternalStore` subscribes to. */
export interface Readable<T> {
  get(): T;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** One that can be replaced, too. */
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
