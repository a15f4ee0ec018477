import type { LintelUser } from '../site/auth';
import type { Optional, SiteConfig } from '../site/siteConfig';
import { answerOf, createFaults, type Fault } from './faults';
import { eventIn, readRequest, type LoggedRequest } from './log';
import { matchesPath, routesOf, type Login } from './routes';

/**
 * Options of `createVisitor`.
 * @example
 * import type { VisitorOptions } from 'lintel/testing';
 *
 * const options: VisitorOptions = { site: { paths: { currentUser: '/session' } } };
 */
export interface VisitorOptions {
  /**
   * The `site` of your header, if it has `paths` of its own or a `crumbCookie`. Their
   * hosts and queries are ignored.
   * @default the default paths, such as `/api/me`
   * @example { paths: { currentUser: 'https://api.example.com/session' } }
   */
  site?: SiteConfig | undefined;
}

/**
 * A visitor and the backend that answers their browser.
 * @example
 * import { createVisitor } from 'lintel/testing';
 * import type { Visitor } from 'lintel/testing';
 *
 * const visitor: Visitor = createVisitor();
 * visitor.setFault('/api/me', { status: 500 });
 */
export interface Visitor {
  /**
   * Answers a request of the header, on any host. Resolves to `undefined`, without
   * reading the request, if it is for something else.
   * @example http.all('*', ({ request }) => visitor.answer(request))
   */
  answer(request: Request): Promise<Response | undefined>;
  /**
   * Replaces the global `fetch`. Passes other requests to the original one.
   * @example vi.stubGlobal('fetch', visitor.fetch)
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /**
   * Logs the visitor in, by default as Ada Lovelace, without a picture.
   * @example visitor.logIn({ firstName: 'Grace' })
   */
  logIn(user?: {
    [Name in keyof LintelUser]?: LintelUser[Name] | undefined;
  }): void;
  /**
   * Logs the visitor out.
   * @example visitor.logOut()
   */
  logOut(): void;
  /**
   * Makes the requests of a path slow or fail, until another fault replaces it or
   * `null` ends it. Also works for paths that the header does not request, such as
   * your CMS.
   * @example visitor.setFault('/api/me', { status: 500 })
   */
  setFault(path: string, fault: Fault | null): void;
  /**
   * The received requests, oldest first.
   * @example visitor.log.at(-1)?.path
   */
  readonly log: readonly LoggedRequest[];
  /**
   * The fields of the received analytics events, oldest first.
   * @example visitor.events.at(-1)?.action
   */
  readonly events: readonly Readonly<Record<string, unknown>>[];
  /**
   * Logs out, and clears log and faults. Requests that a fault still delays are
   * answered. Call it after each test.
   * @example visitor.reset()
   */
  reset(): void;
}

const ADA = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  accountId: '5f1c8a2e9b3d4f6071829304',
};

/**
 * Creates a logged-out visitor, for unit tests, MSW, Playwright and Storybook.
 * @example
 * import { createVisitor, forgetPage } from 'lintel/testing';
 * import { afterEach, beforeEach, vi } from 'vitest';
 *
 * const visitor = createVisitor();
 *
 * beforeEach(() => {
 *   vi.stubGlobal('fetch', visitor.fetch);
 *   visitor.logIn();
 * });
 * afterEach(() => {
 *   visitor.reset();
 *   forgetPage();
 * });
 */
export function createVisitor({ site }: VisitorOptions = {}): Visitor {
  const usual = globalThis.fetch;
  const faults = createFaults();
  const log: LoggedRequest[] = [];
  const login: Login = { user: null, logIn };
  const routes = routesOf(site, login);

  function logIn(user?: Optional<LintelUser>): void {
    login.user = { ...ADA, ...user };
  }

  async function answer(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    const found = routes.filter(([, path]) => matchesPath(path, pathname));
    const route = found.find(([method]) => method === request.method);
    const isPreflight = found.length > 0 && request.method === 'OPTIONS';
    const fault = isPreflight ? {} : faults.get(pathname);
    if (!route && !fault) return undefined;
    const entry = await readRequest(request, route !== undefined);
    log.push(entry);
    if (fault?.delay) await faults.wait(fault.delay);
    const response = isPreflight
      ? new Response(null, { status: 204 })
      : ((fault && answerOf(fault)) ?? route?.[2](entry));
    if (!response) return undefined;
    entry.status = response.status;
    const headers = { ...usualHeaders(entry), ...fault?.headers };
    for (const [name, value] of Object.entries(headers)) {
      response.headers.set(name, value);
    }
    return response;
  }

  return {
    answer,
    async fetch(input, init) {
      const isRequest = typeof input === 'object' && 'headers' in input;
      const url = isRequest ? input : new URL(input, globalThis.location?.href);
      // Without the signal, because Node's `Request` rejects that of jsdom.
      const request = new Request(url, { ...init, signal: null });
      return (await answer(request)) ?? usual(request);
    },
    logIn,
    logOut: () => void (login.user = null),
    setFault: faults.set,
    log,
    get events() {
      return log
        .filter(({ path, method }) => method === 'POST' && path === EVENTS)
        .map(({ body }) => eventIn(body));
    },
    reset() {
      login.user = null;
      log.length = 0;
      faults.clear();
    },
  };
}

const EVENTS = '/api/v1/events';

/** Pages of another origin may read the answer, and send cookies. */
function usualHeaders({ headers }: LoggedRequest): Record<string, string> {
  const cache = { 'cache-control': 'no-store' };
  if (!headers.origin) return cache;
  return {
    ...cache,
    vary: 'Origin',
    'access-control-allow-origin': headers.origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers':
      headers['access-control-request-headers'] ?? '',
  };
}
