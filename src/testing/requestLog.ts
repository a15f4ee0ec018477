import { matchesPath } from './http/paths';

/** The cookie of `BackendControl.isolate`, which gives a browser its own faults and log. */
export const SCOPE_COOKIE = 'lintel_backend_scope';

/** The maximum number of logged requests. Older ones are removed. */
export const LOG_LIMIT = 10_000;

/** The maximum size of all logged requests together, in characters. */
const LOG_SIZE_LIMIT = 32 * 1024 * 1024;

/**
 * A request that the backend received.
 * @example
 * import { createVisitor } from 'lintel/testing';
 * import type { LoggedRequest } from 'lintel/testing';
 *
 * const requests: readonly LoggedRequest[] = createVisitor().backend.log;
 */
export interface LoggedRequest {
  /**
   * The method.
   * @example 'POST'
   */
  readonly method: string;
  /**
   * Path and query as sent, still encoded.
   * @example '/api/auth/Logout?crumb=123'
   */
  readonly url: string;
  /**
   * The path.
   * @example '/api/auth/Logout'
   */
  readonly path: string;
  /**
   * The parameters of the query. If one is repeated, its last value.
   * @example { crumb: '123' }
   */
  readonly query: Readonly<Record<string, string>>;
  /**
   * The headers, with lower-case names.
   * @example { 'content-type': 'application/json' }
   */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /**
   * The cookies, by name.
   * @example { crumb: '123' }
   */
  readonly cookies: Readonly<Record<string, string>>;
  /**
   * The parsed body, JSON or form-encoded. JSON in `eventContent`, `commonData` and
   * `customData` is parsed as well.
   * @default not set if the body is empty, malformed, too large or incomplete
   * @example { eventSchemaName: 'Navigation', eventContent: { action: 'click' } }
   */
  readonly body?: unknown;
  /**
   * The body as sent.
   * @example '{}'
   */
  readonly rawBody: string;
  /**
   * Why the body could not be parsed.
   * @default not set if the body is valid
   * @example 'The body is not JSON: Unexpected end of JSON input'
   */
  readonly bodyProblem?: string;
  /**
   * When the headers arrived, in ms since 1970.
   * @example 1795392000000
   */
  readonly receivedAt: number;
  /**
   * The status of the answer.
   * @default not set while the request waits, or if it was dropped
   * @example 200
   */
  status?: number;
  /**
   * Whether the client left before it received the whole answer, or, with
   * `incomplete`, before it sent the whole body.
   * @default false
   * @example true
   */
  aborted?: boolean;
  /**
   * Whether the body was cut off or too large.
   * @default false
   * @example true
   */
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
    /** The requests that match a path pattern and belong to a scope, oldest first. */
    select: (pattern = '*', scope?: string) =>
      entries.filter(
        (entry) => matchesPath(pattern, entry.path) && inScope(entry, scope),
      ),
    clear(scope?: string) {
      const kept = entries.filter((entry) => !inScope(entry, scope));
      entries.splice(0, entries.length, ...kept);
      size = kept.reduce((sum, entry) => sum + sizeOf(entry), 0);
    },
    /** Calls a listener after each new request. Returns a function that removes it. */
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
