import { fieldsOf } from './routes/eventPayload';
import { isObject } from './http/body';
import type { LoggedRequest } from './requestLog';

/** An analytics event as it arrived: its fields, whichever form carried them. */
export type LoggedEvent = Readonly<Record<string, unknown>>;

/**
 * The events among logged requests, oldest first, that say what is asked for:
 * `loggedEvents(backend.log, { action: 'click' })`.
 */
export function loggedEvents(
  requests: readonly LoggedRequest[],
  expected: LoggedEvent = {},
): LoggedEvent[] {
  return requests
    .map(({ body }) => (isObject(body) ? contentOf(body) : null))
    .filter(isObject)
    .filter((event) =>
      Object.entries(expected).every(([name, value]) => event[name] === value),
    );
}

/** The log holds it parsed. */
function contentOf(body: Record<string, unknown>): unknown {
  return body.eventContent ?? fieldsOf(body);
}
