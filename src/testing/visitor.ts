import { answerLikeFetch } from './http/answerLikeFetch';
import { backendWith, type BackendCore, type CoreOptions } from './backend';
import type { BackendUser } from './sessions';

/**
 * Options of `createVisitor`.
 * @example
 * import type { VisitorOptions } from 'lintel/testing';
 *
 * const options: VisitorOptions = { user: { firstName: 'Grace' } };
 */
export interface VisitorOptions extends CoreOptions {
  /**
   * An existing backend. The other options are then ignored.
   * @default a new one
   * @example createBackend()
   */
  backend?: BackendCore | undefined;
}

/**
 * A browser with a test backend, without a network. It stores the cookies,
 * because intercepted requests do not include them.
 * @example
 * import { createVisitor } from 'lintel/testing';
 * import type { Visitor } from 'lintel/testing';
 * import { vi } from 'vitest';
 *
 * const visitor: Visitor = createVisitor();
 * vi.stubGlobal('fetch', visitor.fetch);
 */
export interface Visitor {
  /**
   * The backend that answers.
   * @example visitor.backend.setFault('/api/me', { status: 500 })
   */
  readonly backend: BackendCore;
  /**
   * Replaces the global `fetch`. Relative addresses are resolved against the page.
   * With `site.paths`, pass `site` to `createVisitor`, too.
   * Paths that the backend does not have are passed to the original `fetch`, or
   * answered with 404 if there is none.
   * @example vi.stubGlobal('fetch', visitor.fetch)
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /**
   * Answers a request, as a handler of MSW or in a service worker. Resolves to
   * `undefined` if the backend does not have its path.
   * @example http.all('*', visitor.answer)
   */
  answer(info: { request: Request }): Promise<Response | undefined>;
  /**
   * Logs this browser in.
   * @example visitor.signIn({ firstName: 'Grace' })
   */
  signIn(user?: Partial<BackendUser>): BackendUser;
  /**
   * Logs this browser out.
   * @example visitor.signOut()
   */
  signOut(): void;
  /**
   * Deletes the cookies and resets the backend. Call it after each test.
   * @example visitor.reset()
   */
  reset(): void;
}

/**
 * Creates a browser with a test backend, for unit tests, MSW and service workers.
 * @example
 * import { createVisitor, forgetPage } from 'lintel/testing';
 * import { afterEach, beforeEach, vi } from 'vitest';
 *
 * const visitor = createVisitor();
 *
 * beforeEach(() => {
 *   vi.stubGlobal('fetch', visitor.fetch);
 *   visitor.signIn();
 * });
 * afterEach(() => {
 *   visitor.reset();
 *   forgetPage();
 * });
 */
export function createVisitor({
  backend: given,
  ...options
}: VisitorOptions = {}): Visitor {
  const backend = given ?? backendWith(options).core;
  const jar = new Map<string, string>();
  const usual = globalThis.fetch as typeof fetch | undefined;

  async function keep(setCookie: string): Promise<void> {
    const [pair = '', ...attributes] = setCookie.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const isExpired = attributes.includes('Max-Age=0');
    if (isExpired) jar.delete(name);
    else jar.set(name, pair);
    // The page reads cookies that are not HttpOnly.
    if (!attributes.includes('HttpOnly')) await writeOnPage(pair, isExpired);
  }

  function answer(request: Request): Promise<Response | undefined> {
    const cookies = [...jar.values(), ...pageCookies()].join('; ');
    // Waits for the cookies: the page may read them immediately.
    return backend.fetch(request, cookies, keep);
  }

  function forget(): void {
    for (const pair of jar.values()) void writeOnPage(pair, true);
    jar.clear();
  }

  return {
    backend,
    fetch: (input, init) => answerLikeFetch(input, init, answer, usual),
    answer: ({ request }) => answer(request),
    signIn(user) {
      const session = backend.signIn(user);
      session.setCookie.forEach((each) => void keep(each));
      return session.user;
    },
    signOut: forget,
    reset() {
      forget();
      backend.reset();
    },
  };
}

function pageCookies(): string[] {
  return typeof document === 'undefined' ? [] : [document.cookie];
}

/** In a service worker, by the cookie store. Elsewhere immediately. */
async function writeOnPage(pair: string, isExpired: boolean): Promise<void> {
  const [name = '', value = ''] = pair.split('=');
  if (typeof document !== 'undefined') {
    const end = isExpired ? '; Max-Age=0' : '';
    document.cookie = `${name}=${isExpired ? '' : value}; Path=/; SameSite=Lax${end}`;
  } else if (typeof cookieStore !== 'undefined') {
    await (isExpired
      ? cookieStore.delete(name)
      : cookieStore.set({ name, value, sameSite: 'lax' }));
  }
}
