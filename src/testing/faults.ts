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
  /**
   * The number of requests it applies to.
   * @default all
   * @example 1
   */
  times?: number | undefined;
}

/** The faults of each path, and the requests that they hold. */
export function createFaults() {
  const rules = new Map<string, (Fault & { left: number })[]>();
  const held = new Set<() => void>();
  return {
    set(path: string, value: Fault | readonly Fault[] | null) {
      const faults = [value ?? []].flat();
      rules.set(
        path,
        faults.map((fault) => ({ ...fault, left: fault.times ?? Infinity })),
      );
    },
    /** Returns the fault for a request, if any, and uses up one of its `times`. */
    take(path: string): Fault | undefined {
      const found = [...rules]
        .filter(([pattern]) => matchesPath(pattern, path))
        // Longer ones are more specific.
        .sort(([a], [b]) => b.length - a.length)
        .flatMap(([, faults]) => faults)
        .find(({ left }) => left > 0);
      if (found) found.left -= 1;
      return found;
    },
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
      rules.clear();
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

/** Whether a path matches a pattern: exactly, or by prefix if that ends in `*`. */
export function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return pattern === path;
  return path.startsWith(pattern.slice(0, -1));
}
