import { json } from '../http/answer';
import { isObject } from '../http/body';
import { endedSessionCookie } from '../sessions';
import type { Route } from './route';

export const currentUser: Route = {
  method: 'GET',
  path: '/api/me',
  answer(request, sessions) {
    const session = sessions.find(request.cookies);
    if (!session) return json(401, { error: 'Not authenticated' });
    return json(200, session.user);
  },
};

export const logout: Route = {
  method: 'POST',
  path: '/api/auth/Logout',
  answer(request, sessions) {
    const crumb = request.cookies[sessions.crumbCookie];
    if (!crumb || request.query.crumb !== crumb) {
      return json(403, { error: 'The crumb does not match the cookie' });
    }
    const { body } = request;
    if (!isObject(body) || Object.keys(body).length > 0) {
      return json(400, {
        error: request.bodyProblem ?? 'The body must be an empty JSON object',
      });
    }
    sessions.end(request.cookies);
    return json(200, {}, { 'set-cookie': endedSessionCookie });
  },
};
