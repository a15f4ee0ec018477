import { json, type Answer } from '../http/answer';
import type { LoggedRequest } from '../requestLog';
import type { Sessions } from '../sessions';

/** A route of the backend. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** A path, or a prefix followed by `*`. */
  readonly path: string;
  /** Whether pages of other origins may call it, because the events host is another origin in production. */
  readonly crossOrigin?: boolean;
  answer(request: LoggedRequest, sessions: Sessions): Answer;
}

/** The last segment of a path, after the fixed part of the route, if it is a single one. */
export function lastSegment(
  route: Pick<Route, 'path'>,
  request: LoggedRequest,
): string | undefined {
  const rest = request.path.slice(route.path.length - 1);
  return rest === '' || rest.includes('/') ? undefined : rest;
}

export function notFound(request: LoggedRequest): Answer {
  return json(404, { error: `There is nothing at ${request.path}` });
}
