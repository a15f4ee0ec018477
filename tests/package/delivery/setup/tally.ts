import { loggedEvents } from '../../../server/loggedEvents';
import type { LoggedRequest } from '../../../../src/testing';

/** Counts of events in the server's log. */
export interface Tally {
  /** The number of different events. */
  arrived: number;
  requests: number;
}

/** The events whose identifier is a name and a number. */
export function eventsOf(log: readonly LoggedRequest[], name: string) {
  return loggedEvents(log.filter(isEvent)).filter((event) =>
    String(event.object_identifier).startsWith(`${name}-`),
  );
}

export function tallyEvents(
  log: readonly LoggedRequest[],
  name: string,
): Tally {
  const events = eventsOf(log, name);
  const arrived = new Set(events.map((event) => event.object_identifier));
  return { arrived: arrived.size, requests: events.length };
}

/** The number of landings, which are identified by their random key. */
export function landingsIn(log: readonly LoggedRequest[]): number {
  return new Set(log.filter(isLanding).map(({ query }) => query.rk)).size;
}

export function isEvent({ method, path }: LoggedRequest): boolean {
  return method === 'POST' && path === '/api/v1/events';
}

export function isLanding({ path, query }: LoggedRequest): boolean {
  return path === '/api/track/Track' && query.rk !== undefined;
}
