import { answerLikeFetch } from './http/answerLikeFetch';
import { backendWith, type BackendCore, type CoreOptions } from './backend';
import type { BackendUser } from './sessions';

export interface VisitorOptions extends CoreOptions {
  /** A backend to ask, whose own options then count. @default a new one */
  backend?: BackendCore;
}

/**
 * One browser and the backend behind it, without a network between them. It
 * keeps the cookies, as requests that are caught on their way show none.
 */
export interface Visitor {
  readonly backend: BackendCore;
  /**
   * Takes the place of `fetch`: `vi.stubGlobal('fetch', visitor.fetch)`.
   * Relative addresses are those of the page. A path that is not the backend's
   * goes to the `fetch` that was there when the visitor was created; without
   * one it is answered with 404.
   */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /**
   * Answers a request, or resolves to `undefined` if its path is not the
   * backend's. A handler of MSW's, `http.all('*', visitor.answer)`; in a
   * service worker `visitor.answer(event)`.
   */
  answer(info: { request: Request }): Promise<Response | undefined>;
  /** Logs this browser in. */
  signIn(user?: Partial<BackendUser>): BackendUser;
  /** Logs it out. */
  signOut(): void;
  /** Forgets the cookies and all that the backend knows: for after each test. */
  reset(): void;
}

/** Creates a browser that asks a backend of its own, or a given one. */
export function createVisitor({
  backend: given,
  ...options
}: VisitorOptions = {}): Visitor {
  const backend = given ?? backendWith(options).core;
  const jar = new Map<string, string>();
  const usual = globalThis.fetch as typeof fetch | undefined;

  function keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, pair);
    // The page reads some of them itself.
    if (!attributes.includes('HttpOnly')) writeOnPage(setCookie);
  }

  async function answer(request: Request): Promise<Response | undefined> {
    const cookies = [...jar.values(), ...pageCookies()].join('; ');
    const response = await backend.fetch(request, cookies);
    response?.headers.getSetCookie().forEach(keep);
    return response;
  }

  function forget(): void {
    for (const name of jar.keys()) {
      writeOnPage(`${name}=; Path=/; Max-Age=0`);
    }
    jar.clear();
  }

  return {
    backend,
    fetch: (input, init) => answerLikeFetch(input, init, answer, usual),
    answer: ({ request }) => answer(request),
    signIn(user) {
      const session = backend.signIn(user);
      session.setCookie.forEach(keep);
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

function writeOnPage(setCookie: string): void {
  if (typeof document !== 'undefined') document.cookie = setCookie;
}
