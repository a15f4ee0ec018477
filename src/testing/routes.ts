import { newId } from '../analytics/visitor';
import { decode } from '../browser/cookies';
import { UNKNOWN_SITE } from '../browser/urls';
import type { User } from '../site/auth';
import {
  siteNames,
  sitePaths,
  type SiteConfig,
  type SitePaths,
} from '../site/siteConfig';
import type { LoggedRequest } from './log';

/** An address that the backend answers. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** A path, or a prefix followed by `*`. */
  readonly path: string;
  answer(request: LoggedRequest): Response;
}

/** Who is logged in. */
export interface Session {
  user: User | null;
  logIn(): void;
}

/** The routes of a site, whose own services may have other addresses. */
export function routesOf(
  site: SiteConfig | undefined,
  session: Session,
): readonly Route[] {
  const { crumbCookie } = siteNames(site?.names);
  const paths = sitePaths(site?.paths);
  const crumb = newId();
  const at = (key: keyof SitePaths) =>
    new URL(paths[key], UNKNOWN_SITE).pathname;
  const post = (path: string, answer: Route['answer']): Route => ({
    method: 'POST',
    path,
    answer,
  });
  const get = (path: string, answer: Route['answer']): Route => ({
    method: 'GET',
    path,
    answer,
  });
  return [
    get(at('currentUser'), () => {
      if (!session.user) return json({ error: 'Not authenticated' }, 401);
      const answer = json(session.user);
      answer.headers.set(
        'set-cookie',
        `${crumbCookie}=${crumb}; Path=/; SameSite=Lax`,
      );
      return answer;
    }),
    // Intercepted requests have no cookies to compare with.
    post(at('logOut'), ({ query, headers }) => {
      const sent = cookieOf(headers.cookie, crumbCookie);
      if (sent !== undefined && sent !== query.crumb) {
        return json({ error: 'The crumb does not match the cookie' }, 403);
      }
      session.user = null;
      return json({});
    }),
    // As the login page does after its form (behaviour A13).
    get(`${at('protectedRedirect')}/*`, ({ query }) => {
      session.logIn();
      const location = pathOf(query.location ?? '/');
      return new Response(null, { status: 302, headers: { location } });
    }),
    get('/api/track/Track', () => {
      const headers = { 'content-type': 'image/gif' };
      return new Response(TRANSPARENT_GIF, { headers });
    }),
    post('/api/v1/events', () => new Response(null, { status: 202 })),
    post('/api/v1/clanker/events', () => new Response(null, { status: 202 })),
    post('/api/v1/validate-event-content/*', () =>
      json({ valid: true, errors: [] }),
    ),
  ];
}

const TRANSPARENT_GIF = Uint8Array.from(
  atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  (letter) => letter.charCodeAt(0),
);

function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

/** The path of an address on this site, and otherwise `/`. */
function pathOf(location: string): string {
  const { origin, pathname, search, hash } = new URL(location, UNKNOWN_SITE);
  return origin === UNKNOWN_SITE ? pathname + search + hash : '/';
}

export function cookieOf(header = '', name: string): string | undefined {
  const pair = header.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair && decode(pair.slice(name.length + 1));
}
