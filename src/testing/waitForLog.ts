import type { LoggedRequest, RequestLog } from './requestLog';

/** How long waiting for requests may take, in ms, where nothing else is said. */
export const WAIT_TIMEOUT = 5000;

/** Resolves once the log holds as many requests as `count` that match a path. */
export function waitForLog(
  log: RequestLog,
  path: string,
  count = 1,
  timeoutMs = WAIT_TIMEOUT,
): Promise<LoggedRequest[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      unsubscribe();
      reject(tooFewRequests(path, count, log.select(path).length, timeoutMs));
    }, timeoutMs);
    const check = () => {
      const found = log.select(path);
      if (found.length < count) return;
      clearTimeout(timer);
      unsubscribe();
      resolve(found);
    };
    const unsubscribe = log.subscribe(check);
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
