import { json, type Answer, preflight } from '../http/answer';
import { matchesPath } from '../http/paths';
import type { Upload } from '../http/body';
import type { LoggedRequest } from '../requestLog';
import type { Sessions } from '../sessions';
import { currentUser, logout } from './auth';
import { events, otherEvents, validateEventContent, landing } from './events';
import { protectedRedirect } from './protectedRedirect';
import type { Route } from './route';

export const routes: readonly Route[] = [
  currentUser,
  logout,
  protectedRedirect,
  landing,
  events,
  otherEvents,
  validateEventContent,
];

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
