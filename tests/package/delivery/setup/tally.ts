import { loggedEvents, type LoggedRequest } from '../../../../src/testing';

/** Counts of events or landings, from the server's log. */
export interface Tally {
  lost: number;
  /** The number of different events or landings. */
  unique: number;
  /** The number of requests beyond the first for each. */
  duplicates: number;
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
  sent: number,
): Tally {
  const events = eventsOf(log, name);
  const arrived = new Set(events.map((event) => event.object_identifier));
  const unique = new Set(events.map((event) => event.event_id)).size;
  return tallyOf(sent - arrived.size, unique, events.length);
}

/** Landings are identified by their random key. */
export function tallyLandings(
  log: readonly LoggedRequest[],
  sent: number,
): Tally {
  const landings = log.filter(isLanding);
  const unique = new Set(landings.map(({ query }) => query.rk)).size;
  return tallyOf(Math.max(sent - unique, 0), unique, landings.length);
}

export function isEvent({ method, path }: LoggedRequest): boolean {
  return method === 'POST' && path === '/api/v1/events';
}

export function isLanding({ path, query }: LoggedRequest): boolean {
  return path === '/api/track/Track' && query.rk !== undefined;
}

function tallyOf(lost: number, unique: number, requests: number): Tally {
  return { lost, unique, duplicates: requests - unique, requests };
}
