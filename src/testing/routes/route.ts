import { json, type Answer } from '../http/answer';
import type { LoggedRequest } from '../requestLog';
import type { Sessions } from '../sessions';

/** One call of specification §7. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** The path; with a `*` at its end, every path that begins so. */
  readonly path: string;
  /** Pages of other origins may call it: in production the events host is one. */
  readonly crossOrigin?: boolean;
  answer(request: LoggedRequest, sessions: Sessions): Answer;
}

/** What follows the fixed part of a route's path, if it is one segment. */
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
