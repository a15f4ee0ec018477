import { CONTRACT, shared } from '../browser/registry';
import { hasWindowFlag } from '../browser/windowFlags';
import { unsentClicksKey } from './clicks';
import { pageConsent, pageOptions } from './consent';
import { isSamePage } from './context';
import type { Channel, EventContext, TrackEvent } from './trackEvent';
import type { Delivery } from './transport';

/** An event, when and where it happened. */
export interface QueuedEvent {
  event: TrackEvent;
  context: EventContext;
  channel?: Channel | undefined;
  /** Called with the outcome, first of all. The page's own events have none. */
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
      /** The pages that were shown before the code that sends them has loaded. */
      views: [] as EventContext[],
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

/**
 * Resolves `track` for events that wait. What they wait for may never come, and
 * the caller may be about to leave the page.
 */
export function reportWaiting(): void {
  for (const { settle } of pageQueue().events) settle?.({ outcome: 'waiting' });
}

/** Adds a page that is shown, however many parts show it. */
export function addView(context: EventContext): void {
  const { views, isServed } = pageQueue();
  const last = views.at(-1);
  if (isServed || (last && isSamePage(last.url, context.url))) return;
  views.push(context);
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

/** An event, or `null` for a page that was shown, and when and where it was. */
export type Unsent = [event: TrackEvent | null, context: EventContext];

/**
 * Stores what waits on a page that is left before the code that sends it has
 * loaded. The tab's next page sends it (behaviour T15).
 */
export function storeUnsent(): void {
  const { events, views, isServed } = pageQueue();
  if (isServed || !events[0] || pageConsent().get() !== 'granted') return;
  const left = [
    ...views.splice(0).map((context): Unsent => [null, context]),
    ...events
      .splice(0)
      // The next page sends all of them to the default collector.
      .filter(({ channel }) => !channel)
      .map(({ event, context }): Unsent => [event, context]),
  ].sort(([, one], [, other]) => one.at - other.at);
  try {
    const key = unsentClicksKey(pageOptions());
    const lines = left.map((each) => `${JSON.stringify(each)}\n`);
    // The page before may have stored some, too.
    const stored = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, stored + lines.join(''));
  } catch {
    // Storage is denied or full, and the page is being left: they are lost.
  }
}
