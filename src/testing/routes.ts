import { newId } from '../analytics/visitorIds';
import { decode } from '../browser/cookies';
import { samePagePath, UNKNOWN_SITE } from '../browser/urls';
import type { LintelUser } from '../site/auth';
import {
  siteNames,
  sitePaths,
  type SiteConfig,
  type SitePaths,
} from '../site/siteConfig';
import type { LoggedRequest } from './log';

/** What the backend answers at a path, or at a prefix followed by `*`. */
export type Route = readonly [
  method: 'GET' | 'POST',
  path: string,
  answer: (request: LoggedRequest) => Response,
];

/** Who is logged in. */
export interface Login {
  user: LintelUser | null;
  logIn(): void;
}

/** The routes of a site, whose own services may have other addresses. */
export function routesOf(
  site: SiteConfig | undefined,
  login: Login,
): readonly Route[] {
  const { crumbCookie } = siteNames(site?.names);
  const paths = sitePaths(site?.paths);
  const crumb = newId();
  const at = (key: keyof SitePaths) =>
    new URL(paths[key], UNKNOWN_SITE).pathname;
  const answerUser = () => {
    const error = 'Not authenticated';
    if (!login.user) return Response.json({ error }, { status: 401 });
    const cookie = `${crumbCookie}=${crumb}; Path=/; SameSite=Lax`;
    return Response.json(login.user, { headers: { 'set-cookie': cookie } });
  };
  const answerLogOut: Route[2] = ({ query, headers }) => {
    // Intercepted requests have no cookies to compare with.
    const sent = cookieOf(headers.cookie, crumbCookie);
    if (sent !== undefined && sent !== query.crumb) {
      const error = 'The crumb does not match the cookie';
      return Response.json({ error }, { status: 403 });
    }
    login.user = null;
    return Response.json({});
  };
  /** As the login page does after its form (behaviour A13). */
  const answerLogin: Route[2] = ({ query }) => {
    login.logIn();
    const location = samePagePath(query.location) ?? '/';
    return new Response(null, { status: 302, headers: { location } });
  };
  const status = (code: number) => () => new Response(null, { status: code });
  return [
    ['GET', at('currentUser'), answerUser],
    ['POST', at('logOut'), answerLogOut],
    ['GET', `${at('protectedRedirect')}/*`, answerLogin],
    ['GET', at('landing'), status(204)],
    ['POST', at('events'), status(202)],
    ['POST', at('clanker'), status(202)],
    ['POST', `${at('validate')}/*`, status(200)],
  ];
}

export function cookieOf(header = '', name: string): string | undefined {
  const pair = header.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair && decode(pair.slice(name.length + 1));
}

/** Whether a path matches that of a route. */
export function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.endsWith('*')) return pattern === path;
  return path.startsWith(pattern.slice(0, -1));
}
