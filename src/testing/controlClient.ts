import type { Fault } from './faults/faults';
import type { LoggedRequest } from './requestLog';
import type { BackendUser } from './sessions';
import { tooFewRequests, WAIT_TIMEOUT } from './waitUntil';

/** The interval between requests for the log while waiting, in ms. */
const POLL_INTERVAL = 50;

/**
 * Controls a backend over HTTP, from a page or a test.
 * @example
 * import { createBackendControl } from 'lintel/testing';
 * import type { BackendControl } from 'lintel/testing';
 *
 * const backend: BackendControl = createBackendControl();
 * await backend.signIn();
 */
export interface BackendControl {
  /**
   * Resolves to the received requests, oldest first.
   * @param path a path, or a prefix followed by `*`. By default, all requests
   * @example await backend.log('/api/*')
   */
  log(path?: string): Promise<LoggedRequest[]>;
  /**
   * Waits until at least `count` requests match a path, and resolves to them.
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
   * Simulates a failure of a path's requests. `null` removes it.
   * @example await backend.setFault('/api/me', { status: 500 })
   */
  setFault(path: string, fault: Fault | Fault[] | null): Promise<void>;
  /**
   * Logs this browser in.
   * @example await backend.signIn({ firstName: 'Grace' })
   */
  signIn(user?: Partial<BackendUser>): Promise<BackendUser>;
  /**
   * Logs this browser out.
   * @example await backend.signOut()
   */
  signOut(): Promise<void>;
  /**
   * Clears log, sessions and faults. Requests that a fault still delays are
   * answered with 503.
   * @example await backend.reset()
   */
  reset(): Promise<void>;
  /**
   * Gives this browser its own log, faults and resets, by a cookie. Use it if
   * several browsers share a server at the same time. Requests without cookies,
   * such as those to another host, belong to no browser.
   * @example await backend.isolate()
   */
  isolate(): Promise<void>;
}

/**
 * Creates a control for a backend that was created with `control: true`. Runs in
 * browsers and Node.
 * @param baseUrl the backend's origin. By default, that of the page
 * @example
 * import { createBackendControl } from 'lintel/testing';
 *
 * const backend = createBackendControl('http://localhost:5173');
 * await backend.signIn();
 * await backend.setFault('/api/auth/Logout', { status: 500 });
 */
export function createBackendControl(baseUrl = ''): BackendControl {
  async function call(path: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(`${baseUrl}/__lintel/${path}`, init);
    if (response.ok) return response;
    throw await refusal(path, response);
  }

  const command = (name: string, body: object = {}) =>
    call(name, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function order(name: string, body?: object): Promise<void> {
    await command(name, body);
  }

  async function log(path = '*'): Promise<LoggedRequest[]> {
    const response = await call(`log?path=${encodeURIComponent(path)}`);
    return (await response.json()) as LoggedRequest[];
  }

  return {
    log,
    async waitForLog(path, count = 1, timeoutMs = WAIT_TIMEOUT) {
      const end = performance.now() + timeoutMs;
      for (;;) {
        const found = await log(path);
        if (found.length >= count) return found;
        if (performance.now() >= end) {
          throw tooFewRequests(path, count, found.length, timeoutMs);
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL));
      }
    },
    setFault: (path, fault) => order('fault', { path, fault }),
    async signIn(user) {
      const response = await command('sign-in', { user });
      return (await response.json()) as BackendUser;
    },
    signOut: () => order('sign-out'),
    reset: () => order('reset'),
    isolate: () => order('isolate'),
  };
}

async function refusal(path: string, response: Response): Promise<Error> {
  const reason =
    response.status === 404
      ? 'create it with control: true.'
      : await response.text();
  return new Error(
    `Lintel: the backend answered ${response.status} to ${path}: ${reason}`,
  );
}
