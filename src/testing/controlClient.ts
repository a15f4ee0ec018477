import type { Fault } from './faults/faults';
import type { LoggedRequest } from './requestLog';
import type { BackendUser } from './sessions';
import { tooFewRequests, WAIT_TIMEOUT } from './waitUntil';

/** How often a wait looks at the log, in ms. */
const POLL_INTERVAL = 50;

/** Steers a backend from a page or a test, over HTTP. */
export interface BackendControl {
  /**
   * The requests received, oldest first.
   * @param path a path, or the beginning of one with a `*` at its end; left out, all
   */
  log(path?: string): Promise<LoggedRequest[]>;
  /**
   * Waits until as many requests as `count` match a path, and resolves to them.
   * @param count @default 1
   * @param timeoutMs in ms @default 5000
   */
  waitForLog(
    path: string,
    count?: number,
    timeoutMs?: number,
  ): Promise<LoggedRequest[]>;
  /** Makes a path's requests go wrong, see `Fault`; `null` ends it. */
  setFault(path: string, fault: Fault | Fault[] | null): Promise<void>;
  /** Signs this browser in. */
  signIn(user?: Partial<BackendUser>): Promise<BackendUser>;
  /** Signs this browser out. */
  signOut(): Promise<void>;
  /** Forgets log, sessions and faults, and answers the requests that a fault still holds with 503. */
  reset(): Promise<void>;
  /**
   * Sets this browser apart by a cookie: from now on its log, its faults and
   * its resets are its own. For several browsers that test against one server
   * at once. Requests sent without cookies belong to none of them, those to
   * another host among them.
   */
  isolate(): Promise<void>;
}

/**
 * Steers a backend that was created with `control: true`. Runs in browsers too.
 * @param baseUrl the backend's origin @default '', the page's own
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
      ? 'was it created with control: true?'
      : await response.text();
  return new Error(
    `The backend answered ${response.status} to ${path}: ${reason}`,
  );
}
