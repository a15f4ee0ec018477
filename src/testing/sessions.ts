import { cookie, expiredCookie } from './http/cookies';

/** The cookie that carries a session; scripts cannot read it. */
export const SESSION_COOKIE = 'member_session';

/** The cookie whose value a logout repeats as a query parameter (specification §7). */
export const CRUMB_COOKIE = 'crumb';

/** How many sessions are kept: the newest. */
const SESSION_LIMIT = 1000;

/** The signed-in visitor, as `GET /api/me` answers (specification §3, Auth data). */
export interface BackendUser {
  email: string;
  firstName: string;
  lastName: string;
  /** `null`: the avatar shows the first letter of `firstName`. */
  avatarAssetUrl: string | null;
  accountId: string;
}

/** One browser's log-in. */
export interface BackendSession {
  readonly user: BackendUser;
  readonly crumb: string;
  /** The Cookie header that makes a request part of the session. */
  readonly cookie: string;
  /** The Set-Cookie headers that make a browser part of it. */
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

export function createSessions(visitor: Partial<BackendUser> = {}) {
  const sessions = new Map<string, BackendSession>();
  return {
    open(user?: Partial<BackendUser>) {
      const id = newId();
      const session = describeSession(id, {
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

/** A name that nothing else has. Not for secrets: what it names is pretended, and every runtime has this. */
export function newId(): string {
  return Array.from({ length: 4 }, () =>
    Math.random().toString(36).slice(2, 10).padEnd(8, '0'),
  ).join('-');
}

function describeSession(id: string, user: BackendUser): BackendSession {
  const crumb = newId();
  return {
    user,
    crumb,
    cookie: `${SESSION_COOKIE}=${id}; ${CRUMB_COOKIE}=${crumb}`,
    setCookie: [
      cookie(SESSION_COOKIE, id, { httpOnly: true }),
      cookie(CRUMB_COOKIE, crumb),
    ],
  };
}

/** The Set-Cookie header that takes the session off a browser. */
export const endedSessionCookie = expiredCookie(SESSION_COOKIE);
