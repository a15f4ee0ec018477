import { CONTRACT, shared } from '../browser/registry';
import { hasWindowFlag } from '../browser/windowFlags';
import { unsentClicksKey } from './clicks';
import { pageConsent, pageOptions } from './consent';
import type { Channel, EventContext, TrackEvent } from './trackEvent';
import type { Delivery } from './transport';

/** An event, when and where it happened. */
export interface QueuedEvent {
  event: TrackEvent;
  context: EventContext;
  channel?: Channel | undefined;
  /** Called with the outcome. The page's own events have none. */
  settle?(delivery: Delivery): void;
}

export const DROPPED: Delivery = { outcome: 'dropped' };

/**
 * The page's events that wait: for a decision about consent, for the code that
 * sends them, or for the visitor's answer.
 */
export function pageQueue() {
  return shared(
    'queue',
    () => ({
      events: [] as QueuedEvent[],
      /** The clicks that were recorded, whichever part has seen them. */
      clicks: new WeakSet<Event>(),
      /** Whether the code that sends them is loaded. */
      isServed: false,
    }),
    CONTRACT,
  );
}

export function addEvent(event: QueuedEvent, isFirst = false): void {
  const { events } = pageQueue();
  if (isFirst) events.unshift(event);
  else events.push(event);
  dropExcess();
}

/** Drops the oldest events, so that no more wait than may. */
export function dropExcess(): void {
  const { events } = pageQueue();
  const excess = events.length - maxWaiting();
  if (excess <= 0) return;
  for (const { settle } of events.splice(0, excess)) settle?.(DROPPED);
}

/** The number of events that wait for a decision or an answer. */
const MAX_WAITING = 50;

/** How many events may wait (behaviour T1, T13). */
function maxWaiting(): number {
  const decision = pageConsent().get();
  const isOff = decision === 'denied' || decision === 'off';
  if (isOff || hasWindowFlag('lintelEventsDisabled')) return 0;
  return decision === 'granted' ? Infinity : MAX_WAITING;
}

/**
 * Stores what waits on a page that is left before the code that sends it has
 * loaded. The tab's next page sends it (behaviour T15).
 */
export function storeUnsent(): void {
  const { events, isServed } = pageQueue();
  if (isServed || pageConsent().get() !== 'granted') return;
  const left = events.splice(0);
  try {
    const key = unsentClicksKey(pageOptions());
    const lines = left
      // The next page sends all of them to the default collector.
      .filter(({ channel }) => !channel)
      .map(({ event, context }) => `${JSON.stringify([event, context])}\n`);
    // The page before may have stored some, too.
    const stored = sessionStorage.getItem(key) ?? '';
    if (lines[0]) sessionStorage.setItem(key, stored + lines.join(''));
  } catch {
    // Storage is denied or full, and the page is being left: they are lost.
  }
  for (const { settle } of left) settle?.(DROPPED);
}
