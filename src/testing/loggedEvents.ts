import { fieldsOf } from './routes/eventPayload';
import { isObject } from './http/body';
import type { LoggedRequest } from './requestLog';

/**
 * The fields of an analytics event that a backend received.
 * @example
 * import { createVisitor, loggedEvents } from 'lintel/testing';
 * import type { LoggedEvent } from 'lintel/testing';
 *
 * const events: LoggedEvent[] = loggedEvents(createVisitor().backend.log);
 */
export type LoggedEvent = Readonly<Record<string, unknown>>;

/**
 * Returns the analytics events of logged requests, oldest first. With `expected`,
 * only those with these fields.
 * @example
 * import { createVisitor, loggedEvents } from 'lintel/testing';
 *
 * const { backend } = createVisitor();
 * const clicks = loggedEvents(backend.log, { action: 'click' });
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

/** The event's fields, which the log has already parsed. */
function contentOf(body: Record<string, unknown>): unknown {
  return body.eventContent ?? fieldsOf(body);
}
