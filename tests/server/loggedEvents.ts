import type { LoggedRequest } from '../../src/testing';
import { eventIn } from '../../src/testing/log';

export type LoggedEvent = Readonly<Record<string, unknown>>;

/** The analytics events of logged requests with these fields, oldest first. */
export function loggedEvents(
  requests: readonly LoggedRequest[],
  expected: LoggedEvent = {},
): LoggedEvent[] {
  return requests
    .filter(
      ({ method, path }) => method === 'POST' && path === '/api/v1/events',
    )
    .map(({ body }) => eventIn(body))
    .filter((event) =>
      Object.entries(expected).every(([name, value]) => event[name] === value),
    );
}
