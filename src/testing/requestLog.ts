import { matchesPath } from './http/paths';

/**
 * The cookie that sets a browser apart, see `BackendControl.isolate`: several
 * browsers may test against one server, each with its own faults and log.
 */
export const SCOPE_COOKIE = 'lintel_backend_scope';

/** How many requests the log keeps: the newest. */
export const LOG_LIMIT = 10_000;

/** How much text the kept requests may hold together, in characters. */
const LOG_SIZE_LIMIT = 32 * 1024 * 1024;

/** A request as the backend received it. */
export interface LoggedRequest {
  readonly method: string;
  /** The request target as sent: path and query, still encoded. */
  readonly url: string;
  readonly path: string;
  /** Of a repeated key, the last value; `url` has them all. */
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly cookies: Readonly<Record<string, string>>;
  /**
   * The parsed body, JSON and form-encoded alike: `eventContent`, `commonData`
   * and `customData` are parsed too where they hold JSON. Absent when the body
   * is empty, malformed, too large or cut off.
   */
  readonly body?: unknown;
  /** The body as sent. */
  readonly rawBody: string;
  /** Why the body could not be parsed. */
  readonly bodyProblem?: string;
  /** When its headers had arrived, in ms since 1970. */
  readonly receivedAt: number;
  /** The status it was answered with; absent while it waits, and when it was dropped. */
  status?: number;
  /**
   * The client left before it had the whole answer, as pages do that send a
   * beacon and close. With `incomplete`, before it had sent the whole body.
   */
  aborted?: boolean;
  /** The body did not arrive whole: it was cut off or too large. */
  readonly incomplete?: boolean;
}

export type RequestLog = ReturnType<typeof createRequestLog>;

export function createRequestLog() {
  const entries: LoggedRequest[] = [];
  const listeners = new Set<() => void>();
  let size = 0;

  function dropOldest(): void {
    const oldest = entries.shift();
    if (oldest) size -= sizeOf(oldest);
  }

  return {
    entries: entries as readonly LoggedRequest[],
    add(request: LoggedRequest) {
      entries.push(request);
      size += sizeOf(request);
      while (entries.length > LOG_LIMIT || size > LOG_SIZE_LIMIT) dropOldest();
      for (const listener of [...listeners]) listener();
    },
    /** Those that match a path pattern and belong to a scope, oldest first. */
    select: (pattern = '*', scope?: string) =>
      entries.filter(
        (entry) => matchesPath(pattern, entry.path) && inScope(entry, scope),
      ),
    clear(scope?: string) {
      const kept = entries.filter((entry) => !inScope(entry, scope));
      entries.splice(0, entries.length, ...kept);
      size = kept.reduce((sum, entry) => sum + sizeOf(entry), 0);
    },
    /** Calls back after every addition; returns the function that ends it. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function inScope(entry: LoggedRequest, scope: string | undefined): boolean {
  return scope === undefined || entry.cookies[SCOPE_COOKIE] === scope;
}

function sizeOf({ url, rawBody, headers }: LoggedRequest): number {
  return url.length + rawBody.length + String(headers.cookie ?? '').length;
}
