import { newId } from '../core/browser/newId';
import { cookie, expiredCookie } from './http/cookies';

/** The cookie of a session, which scripts cannot read. */
export const SESSION_COOKIE = 'member_session';

/** The maximum number of sessions. Older ones are removed. */
const SESSION_LIMIT = 1000;

/**
 * A logged-in visitor, as returned by `GET /api/me`.
 * @example
 * import { createVisitor } from 'lintel/testing';
 * import type { BackendUser } from 'lintel/testing';
 *
 * const grace: Partial<BackendUser> = { firstName: 'Grace' };
 * createVisitor().signIn(grace);
 */
export interface BackendUser {
  /**
   * The email address.
   * @example 'grace@example.com'
   */
  email: string;
  /**
   * The first name. May be empty.
   * @example 'Grace'
   */
  firstName: string;
  /**
   * The last name. May be empty.
   * @example 'Hopper'
   */
  lastName: string;
  /**
   * The address of the avatar's picture. With `null`, the avatar shows a letter.
   * @example 'https://media.example.com/avatars/grace.png'
   */
  avatarAssetUrl: string | null;
  /**
   * The id of the account.
   * @example '5f1c8a2e9b3d4f6071829304'
   */
  accountId: string;
}

/**
 * A session of a test backend.
 * @example
 * import { createBackend } from 'lintel/testing';
 * import type { BackendSession } from 'lintel/testing';
 *
 * const session: BackendSession = createBackend().signIn();
 * const headers = { cookie: session.cookie };
 */
export interface BackendSession {
  /**
   * The logged-in visitor.
   * @example session.user.email
   */
  readonly user: BackendUser;
  /**
   * The value of the `crumb` cookie, which logout requests repeat.
   * @example session.crumb
   */
  readonly crumb: string;
  /**
   * The Cookie header of requests in this session.
   * @example 'member_session=1f9a…; crumb=x2k4…'
   */
  readonly cookie: string;
  /**
   * The Set-Cookie headers that add a browser to this session.
   * @example ['crumb=x2k4…; Path=/; SameSite=Lax']
   */
  readonly setCookie: string[];
}

export type Sessions = ReturnType<typeof createSessions>;

type Cookies = Readonly<Record<string, string>>;

const defaultUser: BackendUser = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  avatarAssetUrl: null,
  accountId: '5f1c8a2e9b3d4f6071829304',
};

/**
 * @param crumbCookie the cookie whose value the logout request repeats as a
 *   parameter (behaviour A11)
 */
export function createSessions(
  crumbCookie: string,
  visitor: Partial<BackendUser> = {},
) {
  const sessions = new Map<string, BackendSession>();
  return {
    crumbCookie,
    open(user?: Partial<BackendUser>) {
      const id = newId();
      const session = describeSession(id, crumbCookie, {
        ...defaultUser,
        ...visitor,
        ...user,
      });
      sessions.set(id, session);
      const [oldest] = sessions.keys();
      if (oldest && sessions.size > SESSION_LIMIT) sessions.delete(oldest);
      return session;
    },
    /** The session that a request's cookies belong to. */
    find: (cookies: Cookies) => sessions.get(cookies[SESSION_COOKIE] ?? ''),
    end(cookies: Cookies) {
      sessions.delete(cookies[SESSION_COOKIE] ?? '');
    },
    endAll: () => sessions.clear(),
  };
}

function describeSession(
  id: string,
  crumbCookie: string,
  user: BackendUser,
): BackendSession {
  const crumb = newId();
  return {
    user,
    crumb,
    cookie: `${SESSION_COOKIE}=${id}; ${crumbCookie}=${crumb}`,
    setCookie: [
      cookie(SESSION_COOKIE, id, { httpOnly: true }),
      cookie(crumbCookie, crumb),
    ],
  };
}

/** The Set-Cookie header that removes the session's cookie. */
export const endedSessionCookie = expiredCookie(SESSION_COOKIE);
