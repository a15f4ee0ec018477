import { controlRoutes } from './faults/control';
import { createExchange, type Exchange } from './http/exchange';
import { answerFetch } from './http/answerFetch';
import { createFaults, type Fault } from './faults/faults';
import { createRequestLog, type LoggedRequest } from './requestLog';
import type { Route } from './routes/route';
import { routes } from './routes/routes';
import {
  createSessions,
  type BackendSession,
  type BackendUser,
} from './sessions';
import { tooFewRequests, WAIT_TIMEOUT, waitUntil } from './waitUntil';

/** What a backend takes wherever it runs. */
export interface CoreOptions {
  /** Who signs in, where nobody else is named. @default Ada Lovelace, without an avatar image */
  user?: Partial<BackendUser>;
  /**
   * Mounts the calls under `/__lintel` by which a page steers the backend with
   * `createBackendControl`. For test and development servers only: they let
   * any page of the origin sign in.
   * @default false
   */
  control?: boolean;
}

/**
 * Every call of specification §7, with in-memory sessions. It logs what it
 * receives and can be slow, fail, drop or lie.
 */
export interface BackendCore {
  /**
   * Answers a request as `fetch` makes it: for MSW, service workers, and
   * servers of that kind. Resolves to `undefined`, with nothing read, if its
   * path is not the backend's, whatever its host. A fault that drops the
   * request is a network error, `Response.error()`.
   * @param cookie its Cookie header. @default the request's own, which browsers hide
   */
  fetch(request: Request, cookie?: string): Promise<Response | undefined>;
  /** The requests received, oldest first: the newest 10,000, or fewer if they are long. */
  readonly log: readonly LoggedRequest[];
  /**
   * Waits until as many requests as `count` match a path, and resolves to them.
   * @param path a path, or the beginning of one with a `*` at its end
   * @param count @default 1
   * @param timeoutMs in ms @default 5000
   */
  waitForLog(
    path: string,
    count?: number,
    timeoutMs?: number,
  ): Promise<LoggedRequest[]>;
  /** Opens a session, one more each time. */
  signIn(user?: Partial<BackendUser>): BackendSession;
  /** Ends every session. */
  signOut(): void;
  /**
   * Makes a path's requests go wrong: one way, or several ways in turn, each
   * as often as its `times`. Also on a path the backend does not serve, such
   * as a script's; there it needs a `status`, a `body`, a `delay`, or `true`
   * for `drop` or `never`. `null` ends it.
   * @param path a path, or the beginning of one with a `*` at its end
   */
  setFault(path: string, fault: Fault | Fault[] | null): void;
  /** Forgets log, sessions and faults, and answers the requests that a fault still holds with 503. */
  reset(): void;
}

/**
 * The embedded backend (specification §7), for every runtime.
 *
 * @param further what it answers beside the calls of the specification
 */
export function backendWith(
  options: CoreOptions,
  further: readonly Route[] = [],
): { core: BackendCore; exchange: Exchange } {
  const sessions = createSessions(options.user);
  const log = createRequestLog();
  const faults = createFaults();
  const control = options.control
    ? controlRoutes({ log, faults, sessions, reset })
    : [];
  const exchange = createExchange(sessions, log, faults, {
    control,
    served: [...routes, ...further],
  });

  function reset(scope?: string): void {
    log.clear(scope);
    faults.clear(scope);
    if (scope === undefined) sessions.endAll();
    exchange.cutHeld(scope);
  }

  const core: BackendCore = {
    fetch: (request, cookie) => answerFetch(exchange, request, cookie),
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
