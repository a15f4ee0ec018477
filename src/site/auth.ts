import { onRestore, whenShown } from '../browser/events';
import { fetchWithin } from '../browser/fetch';
import { endsWithPage, sharedByAll } from '../browser/registry';
import { createStore, type Readable } from '../browser/store';
import { isObject } from '../browser/untrustedValue';
import { parseQuery } from '../browser/urls';
import type { SitePaths } from './siteConfig';

/** The logged-in visitor. */
export interface LintelUser {
  /** The email address. @example 'jane@example.com' */
  email: string;
  /** The first name. @example 'Jane' */
  firstName?: string | undefined;
  /** The last name. @example 'Doe' */
  lastName?: string | undefined;
  /**
   * The address of the avatar's picture.
   * @example 'https://media.example.com/jane.jpg'
   */
  avatarAssetUrl?: string | undefined;
  /** The account's id. @example '5f3c' */
  accountId?: string | undefined;
  /** The account's locale. @example 'de-DE' */
  accountLocale?: string | undefined;
}

/** Whether the visitor is logged in. */
export type AuthState =
  | { readonly status: 'loading' | 'loggedOut'; readonly user: null }
  | { readonly status: 'loggedIn'; readonly user: LintelUser };

/**
 * The visitor's login state: `get` returns it, and `subscribe` reports changes.
 */
export interface Auth extends Readable<AuthState> {
  /**
   * Sends the request: once, however often you call it, and again when the page
   * returns from the back/forward cache. A prerendered page waits until it is
   * shown. Until the request is answered, the state is `loading`.
   * @example auth.start()
   */
  start(): void;
  /**
   * Sends the request again, for example after a login without a page load:
   * once for all calls of a task. The previous state remains until it is
   * answered, when this resolves.
   * @example await auth.refresh()
   */
  refresh(): Promise<void>;
}

export const loadingAuth: AuthState = { status: 'loading', user: null };
export const loggedOutAuth: AuthState = { status: 'loggedOut', user: null };

const exampleUser: LintelUser = {
  accountId: '5f3c',
  email: 'member@example.com',
  firstName: 'Jane',
  lastName: 'Doe',
};

/**
 * Whether a user is the one that `success-auth` shows. Compares the address,
 * which no account has: another copy of the package may have created the object.
 */
export const isExampleUser = ({ email }: LintelUser) =>
  email === exampleUser.email;

/**
 * Finds out whether the visitor is logged in (behaviour A2).
 *
 * @param endpoint a path, or a whole URL. Another origin receives the visitor's
 *   cookies too
 * @param search the page's query. `error-auth` and `success-auth` in it replace
 *   the request (behaviour A4)
 */
export function createAuth(endpoint: string, search = ''): Auth {
  const store = createStore<AuthState>(loadingAuth);
  let started = false;
  let latest: Promise<AuthState>;
  let refreshing: Promise<void> | null = null;
  const ask = async () => {
    const asked = (latest = currentUser(endpoint, search));
    const state = await asked;
    // An earlier answer may arrive later, from before a logout.
    if (asked === latest) store.set(state);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    start() {
      if (started) return;
      started = true;
      // The visitor may log out before a prerendered page is shown.
      endsWithPage(whenShown(() => void ask()));
      // A page in the back/forward cache may be from before a logout.
      const stop = onRestore(() => {
        store.set(loadingAuth);
        void ask();
      });
      endsWithPage(stop);
    },
    refresh() {
      refreshing ??= Promise.resolve().then(() => {
        refreshing = null;
        return new Promise((resolve) => whenShown(() => resolve(ask())));
      });
      return refreshing;
    },
  };
}

async function currentUser(
  endpoint: string,
  search: string,
): Promise<AuthState> {
  const flags = parseQuery(search);
  if (flags.has('error-auth')) return loggedOutAuth;
  if (flags.has('success-auth')) {
    return { status: 'loggedIn', user: exampleUser };
  }
  try {
    const answer = await fetchWithin(
      10_000,
      endpoint,
      // After Back, Chromium answers from its HTTP cache otherwise, even if the
      // stored answer has expired.
      // https://httpwg.org/specs/rfc9111.html#history.lists
      { cache: 'no-store' },
      readAnswer,
    );
    if (answer === undefined) return loggedOutAuth;
    return { status: 'loggedIn', user: readUser(answer) };
  } catch (error) {
    console.error('Error fetching auth data:', error);
    return loggedOutAuth;
  }
}

/**
 * The body counts, whatever the status: a 401 has a JSON error. `undefined` for
 * status 204: no one is logged in, and nothing went wrong.
 */
async function readAnswer(answer: Response): Promise<unknown> {
  return answer.status === 204 ? undefined : answer.json();
}

/**
 * The page's login state: one request per endpoint, however many parts, copies
 * or apps use it (behaviour A1).
 */
export function pageAuth({ paths }: { paths: SitePaths }): Auth {
  const endpoint = paths.currentUser;
  return sharedByAll(
    `auth:${endpoint}`,
    // A server has no `location`.
    () => createAuth(endpoint, globalThis.location?.search),
  );
}

/**
 * Reads the answer of the current-user request. Throws if the visitor is not
 * logged in.
 *
 * @throws 'Response was not an object.', 'API returned an error.' or 'Response
 *   did not include email.'
 * @example
 * import { readUser } from 'lintel/core';
 *
 * const { email } = readUser({ email: 'jane@example.com', firstName: 'Jane' });
 */
export function readUser(response: unknown): LintelUser {
  if (!isObject(response)) throw new Error('Response was not an object.');
  const { error, email } = response;
  if (error !== undefined && error !== null) {
    throw new Error('API returned an error.');
  }
  if (typeof email !== 'string' || !visibleInitial(email)) {
    throw new Error('Response did not include email.');
  }
  const user: LintelUser = { email };
  for (const name of OPTIONAL_TEXTS) {
    const text = response[name];
    if (typeof text === 'string' && visibleInitial(text)) {
      user[name] = text.trim();
    }
  }
  return user;
}

const OPTIONAL_TEXTS = [
  'firstName',
  'lastName',
  'avatarAssetUrl',
  'accountId',
  'accountLocale',
] as const;

/** Spaces, controls, accents without a letter, and what has no shape or width. */
const INVISIBLE = /^[\s\p{Cc}\p{M}\p{DI}]+/u;

/**
 * The first visible character of a text, as people count them, or `''`: a flag
 * or a letter with its accents has several code points.
 */
export function visibleInitial(text: string): string {
  const visible = text.replace(INVISIBLE, '');
  if (typeof Intl.Segmenter === 'function') {
    const [first] = new Intl.Segmenter().segment(visible);
    return first?.segment ?? '';
  }
  // Firefox before 125: without what is joined to it.
  return [...visible.normalize()][0] ?? '';
}
