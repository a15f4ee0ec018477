/**
 * What happens to a path's requests instead of the usual answer. With `status` or
 * `body`, a request has no effect: after a failed logout, the visitor is still
 * logged in.
 * @example
 * import { createVisitor } from 'lintel/testing';
 * import type { Fault } from 'lintel/testing';
 *
 * const slowFailure: Fault = { delay: 2000, status: 503 };
 * createVisitor().setFault('/api/me', slowFailure);
 */
export interface Fault {
  /**
   * How long the request waits, in ms. `Infinity` never answers.
   * @default 0
   * @example 2000
   */
  delay?: number | undefined;
  /**
   * The status of the answer.
   * @default 200 if there is a `body`
   * @example 503
   */
  status?: number | undefined;
  /**
   * The body of the answer. Strings are sent as they are, other values as JSON.
   * @default empty if there is a `status`
   * @example { error: 'Not authenticated' }
   */
  body?: unknown;
  /**
   * Headers that are added to the answer.
   * @default none
   * @example { 'retry-after': '120' }
   */
  headers?: Record<string, string> | undefined;
}

/** The faults of each path, and the requests that they hold. */
export function createFaults() {
  const faults = new Map<string, Fault>();
  const held = new Set<() => void>();
  return {
    set(path: string, fault: Fault | null) {
      faults.delete(path);
      if (fault) faults.set(path, fault);
    },
    get: (path: string) => faults.get(path),
    /** Waits for a delay, or until the faults are cleared. */
    wait: (delay: number) =>
      new Promise<void>((resolve) => {
        const timer =
          delay < Infinity ? setTimeout(() => end(), delay) : undefined;
        function end() {
          // A timer would keep a server's process alive.
          clearTimeout(timer);
          held.delete(end);
          resolve();
        }
        held.add(end);
      }),
    clear() {
      faults.clear();
      held.forEach((end) => end());
    },
  };
}

/** The answer of a fault, unless it leaves the usual one. */
export function answerOf({ status, body }: Fault): Response | undefined {
  if (status === undefined && body === undefined) return undefined;
  if (body === undefined) return new Response(null, { status });
  if (typeof body !== 'string') return Response.json(body, { status });
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return new Response(body || null, { status, headers });
}
