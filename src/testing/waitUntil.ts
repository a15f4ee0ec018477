/** The default timeout, in ms. */
export const WAIT_TIMEOUT = 5000;

/**
 * Resolves to the result of `look`, as soon as it is not `undefined`.
 *
 * @param subscribe calls a listener after each change, and returns a function that removes it
 * @param late returns the error to reject with after the timeout
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
