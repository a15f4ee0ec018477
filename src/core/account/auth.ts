import { parseQuery } from '../browser/parseQuery';
import { defaultSitePaths } from '../site/sitePath';
import { createStore, type Readable } from '../machine/store';

/** What the current-user call says of a member (specification §3). */
export interface User {
  email: string;
  firstName?: string;
  lastName?: string;
  avatarAssetUrl?: string;
  accountId?: string;
  /** Of the account, such as `de-DE`. */
  accountLocale?: string;
}

export type AuthState =
  | { readonly status: 'loading' | 'loggedOut'; readonly user: null }
  | { readonly status: 'loggedIn'; readonly user: User };

export interface Auth extends Readable<AuthState> {
  /**
   * Asks who is logged in; however often it is called, once, and again when
   * the page comes back out of the back/forward cache.
   */
  start(): void;
}

export interface AuthOptions {
  /** A path, or a whole URL of another origin, which gets the visitor's cookies too. @default '/api/me' */
  endpoint?: string;
  /** The page's query string: its auth flags stand in for the call (§4). */
  search?: string;
  /** @default 10_000 ms */
  timeout?: number;
}

export const loadingAuth: AuthState = { status: 'loading', user: null };
export const loggedOutAuth: AuthState = { status: 'loggedOut', user: null };
const exampleUser: User = { email: 'member@example.com', firstName: 'Jane' };

/** Who is looking at the page (specification §4, Auth state). */
export function createAuth({
  endpoint = defaultSitePaths.currentUser,
  search = '',
  timeout = 10_000,
}: AuthOptions = {}): Auth {
  const store = createStore<AuthState>(loadingAuth);
  let started = false;
  let latest: Promise<AuthState>;
  const ask = () => {
    const asked = (latest = currentUser(endpoint, search, timeout));
    // An earlier question may be answered later: it is from before a log-out.
    void asked.then((state) => asked === latest && store.set(state));
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      if (started) return;
      started = true;
      ask();
      // Out of the back/forward cache comes a page from before a log-out.
      globalThis.addEventListener?.('pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) ask();
      });
    },
  };
}

async function currentUser(
  endpoint: string,
  search: string,
  timeout: number,
): Promise<AuthState> {
  const flags = parseQuery(search);
  if (flags.has('error-auth')) return loggedOutAuth;
  if (flags.has('success-auth')) {
    return { status: 'loggedIn', user: exampleUser };
  }
  try {
    const user = readUser(await fetchJson(endpoint, timeout));
    return { status: 'loggedIn', user };
  } catch (error) {
    console.error('Error fetching auth data:', error);
    return loggedOutAuth;
  }
}

/** The body counts whatever the status is: a 401 says in JSON that nobody is logged in. */
async function fetchJson(endpoint: string, timeout: number): Promise<unknown> {
  // Old web views have none, and some stand-ins for `fetch` ignore it.
  const controller =
    typeof AbortController === 'function' ? new AbortController() : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${timeout} ms.`));
      controller?.abort();
    }, timeout);
  });
  const answer = fetch(endpoint, {
    signal: controller?.signal,
    credentials: credentialsFor(endpoint),
  });
  try {
    return await Promise.race([answer.then((given) => given.json()), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws the messages of specification §8, verbatim */
export function readUser(response: unknown): User {
  if (
    typeof response !== 'object' ||
    response === null ||
    Array.isArray(response)
  ) {
    throw new Error('Response was not an object.');
  }
  const { error, email, ...rest } = response as Record<string, unknown>;
  if (error !== undefined && error !== null) {
    throw new Error('API returned an error.');
  }
  if (typeof email !== 'string') {
    throw new Error('Response did not include email.');
  }
  return { email, ...optionalTexts(rest) };
}

function optionalTexts(fields: Record<string, unknown>): Partial<User> {
  const user: Partial<User> = {};
  for (const name of [
    'firstName',
    'lastName',
    'avatarAssetUrl',
    'accountId',
    'accountLocale',
  ] as const) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') user[name] = value;
  }
  return user;
}

/** Another origin gets the visitor's cookies only if the request says so. */
export function credentialsFor(
  endpoint: string,
): RequestCredentials | undefined {
  return endpoint.startsWith('/') ? undefined : 'include';
}
