import { UNKNOWN_SITE } from '../../core/browser/samePagePath';
import type { SiteConfig } from '../../core/site/site';
import { sitePath, type SitePaths } from '../../core/site/sitePath';
import { json, type Answer, preflight } from '../http/answer';
import { matchesPath } from '../http/paths';
import type { Upload } from '../http/body';
import type { LoggedRequest } from '../requestLog';
import type { Sessions } from '../sessions';
import { currentUser, logout } from './auth';
import { events, otherEvents, validateEventContent, landing } from './events';
import { protectedRedirect } from './protectedRedirect';
import type { Route } from './route';

/** The routes of a site whose own services have these addresses. */
export function routesOf(site: SiteConfig | undefined): readonly Route[] {
  const at = (key: keyof SitePaths, route: Route, after = ''): Route => {
    const address = sitePath(site, key);
    return {
      ...route,
      path: new URL(address, UNKNOWN_SITE).pathname + after,
      // Another origin needs CORS headers.
      crossOrigin: !address.startsWith('/'),
    };
  };
  return [
    at('currentUser', currentUser),
    at('logOut', logout),
    at('protectedRedirect', protectedRedirect, '/*'),
    landing,
    events,
    otherEvents,
    validateEventContent,
  ];
}

export function findRoute(
  among: readonly Route[],
  path: string,
): Route | undefined {
  return among.find((route) => matchesPath(route.path, path));
}

export function answerOf(
  route: Route,
  request: LoggedRequest,
  upload: Upload['state'],
  sessions: Sessions,
): Answer {
  if (upload === 'tooLarge') {
    return json(413, { error: 'The body is too large' });
  }
  if (request.method === 'OPTIONS' && route.crossOrigin) {
    return preflight(request, route.method);
  }
  if (request.method !== route.method) return wrongMethod(route);
  return route.answer(request, sessions);
}

function wrongMethod({ method, crossOrigin }: Route): Answer {
  const allow = crossOrigin ? `${method}, OPTIONS` : method;
  return json(405, { error: `Only ${allow} here` }, { allow });
}
