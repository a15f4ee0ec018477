import { controlRoutes } from './faults/control';
import { createExchange, type Exchange } from './http/exchange';
import { answerFetch } from './http/answerFetch';
import { createFaults, type Fault } from './faults/faults';
import type { SiteConfig } from '../core/site/site';
import { siteName } from '../core/site/siteName';
import { createRequestLog, type LoggedRequest } from './requestLog';
import type { Route } from './routes/route';
import { routesOf } from './routes/routes';
import {
  createSessions,
  type BackendSession,
  type BackendUser,
} from './sessions';
import { tooFewRequests, WAIT_TIMEOUT, waitUntil } from './waitUntil';

/** Options of every backend. */
export interface CoreOptions {
  /**
   * The visitor who is logged in by default.
   * @default Ada Lovelace, without a picture
   * @example { firstName: 'Grace', email: 'grace@example.com' }
   */
  user?: Partial<BackendUser> | undefined;
  /**
   * The `site` of your header, if it has `paths` of its own or a `crumbCookie`. Their
   * hosts and queries are ignored. Paths on another origin are answered with CORS
   * headers.
   * @default the default paths, such as `/api/me`
   * @example { paths: { currentUser: 'https://api.example.com/session' } }
   */
  site?: SiteConfig | undefined;
  /**
   * Enables the calls under `/__lintel`, with which `createBackendControl`
   * controls the backend. For test and development servers only, because any page
   * of the origin can then log in.
   * @default false
   * @example true
   */
  control?: boolean | undefined;
}

/**
 * A test backend for the browser and Node. It answers all requests of the
 * package, keeps sessions in memory, logs requests, and can simulate failures.
 * @example
 * import { createVisitor } from 'lintel/testing';
 * import type { BackendCore } from 'lintel/testing';
 *
 * const backend: BackendCore = createVisitor().backend;
 * backend.setFault('/api/me', { status: 500 });
 */
export interface BackendCore {
  /**
   * Answers a `Request`, for MSW, service workers and servers with the Fetch API.
   * Resolves to `undefined` without reading the request if the backend does not
   * have its path. The host is ignored. A fault that drops the request resolves to
   * `Response.error()`.
   * @param cookie the Cookie header, which browsers hide. By default, the request's own
   * @param keepCookie called with each Set-Cookie header, which browsers hide too
   * @example await backend.fetch(new Request('http://localhost/api/me'))
   */
  fetch(
    request: Request,
    cookie?: string,
    keepCookie?: (setCookie: string) => unknown,
  ): Promise<Response | undefined>;
  /**
   * The received requests, oldest first. At most the newest 10,000, or fewer if
   * they are large.
   * @example backend.log.at(-1)?.path
   */
  readonly log: readonly LoggedRequest[];
  /**
   * Waits until at least `count` requests match a path, and resolves to them.
   * @param path a path, or a prefix followed by `*`
   * @param count the number of requests, 1 by default
   * @param timeoutMs when it rejects, in ms. 5000 by default
   * @example await backend.waitForLog('/api/v1/events', 2)
   */
  waitForLog(
    path: string,
    count?: number,
    timeoutMs?: number,
  ): Promise<LoggedRequest[]>;
  /**
   * Opens another session.
   * @example backend.signIn({ firstName: 'Grace' })
   */
  signIn(user?: Partial<BackendUser>): BackendSession;
  /**
   * Ends all sessions.
   * @example backend.signOut()
   */
  signOut(): void;
  /**
   * Simulates a failure of a path's requests. A list of faults applies one after
   * the other, each as often as its `times`. Also works for paths that the backend
   * does not have, such as a script, if the fault has a `status`, `body`, `delay`,
   * `drop: true` or `never: true`. `null` removes the fault.
   * @param path a path, or a prefix followed by `*`
   * @example backend.setFault('/api/me', { status: 500, times: 1 })
   */
  setFault(path: string, fault: Fault | Fault[] | null): void;
  /**
   * Clears log, sessions and faults. Requests that a fault still delays are
   * answered with 503.
   * @example backend.reset()
   */
  reset(): void;
}

/**
 * Creates the backend, without anything specific to Node.
 *
 * @param further additional routes
 */
export function backendWith(
  options: CoreOptions,
  further: readonly Route[] = [],
): { core: BackendCore; exchange: Exchange } {
  const sessions = createSessions(
    siteName(options.site, 'crumbCookie'),
    options.user,
  );
  const log = createRequestLog();
  const faults = createFaults();
  const control = options.control
    ? controlRoutes({ log, faults, sessions, reset })
    : [];
  const served = [...routesOf(options.site), ...further];
  const exchange = createExchange(sessions, log, faults, served, control);

  function reset(scope?: string): void {
    log.clear(scope);
    faults.clear(scope);
    if (scope === undefined) sessions.endAll();
    exchange.cutHeld(scope);
  }

  const core: BackendCore = {
    fetch: (request, cookie, keepCookie) =>
      answerFetch(exchange, request, cookie, keepCookie),
    log: log.entries,
    waitForLog: (path, count = 1, timeoutMs = WAIT_TIMEOUT) =>
      waitUntil(
        log.subscribe,
        () => {
          const found = log.select(path);
          return found.length < count ? undefined : found;
        },
        timeoutMs,
        () => tooFewRequests(path, count, log.select(path).length, timeoutMs),
      ),
    signIn: (user) => sessions.open(user),
    signOut: () => sessions.endAll(),
    setFault: (path, fault) => faults.set(path, fault),
    reset: () => reset(),
  };
  return { core, exchange };
}
