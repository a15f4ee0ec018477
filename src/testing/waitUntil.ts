/** How long waiting may take, in ms, where nothing else is said. */
export const WAIT_TIMEOUT = 5000;

/**
 * Resolves to what `look` finds, now or after a change.
 *
 * @param subscribe calls back after each change; returns the function that ends it
 * @param late what it rejects with after the timeout
 */
export function waitUntil<T>(
  subscribe: (listener: () => void) => () => void,
  look: () => T | undefined,
  timeoutMs: number,
  late: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      unsubscribe();
      reject(late());
    }, timeoutMs);
    const check = () => {
      const found = look();
      if (found === undefined) return;
      clearTimeout(timer);
      unsubscribe();
      resolve(found);
    };
    const unsubscribe = subscribe(check);
    check();
  });
}

export function tooFewRequests(
  path: string,
  wanted: number,
  received: number,
  timeoutMs: number,
): Error {
  return new Error(
    `Waited ${timeoutMs} ms for ${wanted} request(s) to ${path}; received ${received}.`,
  );
}
