import { afterPaint, whenShown } from '../browser/events';
import { sharedByAll } from '../browser/registry';
import { hasWindowFlag } from '../browser/windowFlags';
import { pageConsent, pageOptions } from './consent';
import { readClick } from './elementEvents';
import { isSamePage } from './pageViews';
import type { Channel, EventContext, TrackEvent } from './trackEvent';
import { UNSENT_CLICKS } from './trackingOptions';
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
  return sharedByAll('queue', () => ({
    events: [] as QueuedEvent[],
    /** The page that was viewed last, when its first part mounted. */
    page: null as EventContext | null,
    /** The first page that was viewed, until it is sent as the landing. */
    landing: null as EventContext | null,
    /** The clicks that were recorded, whichever part has seen them. */
    clicks: new WeakSet<Event>(),
    /** Sends the events that wait, once the code that sends them is loaded. */
    sendSoon: null as (() => void) | null,
  }));
}

/**
 * Connects a part to the page's tracking, which is loaded once a `Header` or
 * `LintelProvider` has decided. While analytics are off, nothing is downloaded
 * or stored. Returns a function to call when the part unmounts.
 *
 * @param page the page, when the part mounted
 */
export function connectPart(page: EventContext): () => void {
  const consent = pageConsent();

  function connect(): void {
    dropExcess();
    const decision = consent.get();
    if (decision === null || decision === 'off') return;
    whenShown(() => viewPage(page));
    send();
  }

  // A prerendered page is viewed later than its parts mount.
  whenShown(() => void (page.at = Date.now()));
  // Added once, because it is the same function for every part.
  window.addEventListener('pagehide', keepUnsent);
  connect();
  return consent.subscribe(connect);
}

/** Views a page once, however many parts show it. */
export function viewPage(page: EventContext): void {
  const queue = pageQueue();
  const last = queue.page;
  // When consent changes, a part may not know yet that a router left its page.
  if (last && (page.at < last.at || isSamePage(last.url, page.url))) return;
  queue.page = page;
  if (!last) queue.landing = page;
  // An effect of the landing may have tracked events before.
  addPageEvent('view page', page, !last);
  send();
}

/** Records a click once, however many parts have seen it. */
export function recordClick(click: Event, now: () => EventContext): void {
  const { clicks } = pageQueue();
  const event = readClick(click.composedPath());
  if (!event || clicks.has(click)) return;
  clicks.add(click);
  recordEvent(event, now());
}

/**
 * Adds an event of the visitor, and sends it after the answer to it is painted.
 * A page that is left before sends or stores what waits.
 */
export function recordEvent(event: TrackEvent, context: EventContext): void {
  addEvent({ event, context });
  afterPaint(send);
}

/**
 * Sends an event once it may be sent. Resolves to its outcome, and at once if it
 * has to wait.
 */
export function trackSoon(
  event: TrackEvent,
  context: EventContext,
  channel?: Channel,
): Promise<Delivery> {
  return new Promise((settle) => {
    addEvent({ event, context, channel, settle });
    send();
  });
}

/** Adds an event of the header, which `pageEvents: false` turns off. */
export function addPageEvent(
  type: 'land' | 'view page' | 'unload',
  context: EventContext,
  isFirst = false,
): void {
  if (pageOptions().pageEvents === false) return;
  addEvent({ event: { type }, context }, isFirst);
}

function addEvent(event: QueuedEvent, isFirst = false): void {
  const { events } = pageQueue();
  if (isFirst) events.unshift(event);
  else events.push(event);
  dropExcess();
}

/** How many events may wait (behaviour T1). */
const MAX_WAITING = { off: 0, denied: 0, pending: 50, granted: Infinity };

/** Drops the oldest events, so that no more wait than may. */
export function dropExcess(): void {
  const { events } = pageQueue();
  const decision = pageConsent().get() ?? 'pending';
  const isOff = hasWindowFlag('lintelEventsDisabled');
  const excess = events.length - (isOff ? 0 : MAX_WAITING[decision]);
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

/**
 * Sends what waits, or loads the code that does. Not until a `Header` or
 * `LintelProvider` has decided, and not while analytics are off. If the code
 * cannot be loaded, the next part or event tries again.
 */
function send(): void {
  const { sendSoon } = pageQueue();
  if (sendSoon) return sendSoon();
  reportWaiting();
  const decision = pageConsent().get();
  if (decision === null || decision === 'off') return;
  const load = () => import('./pageTracking');
  load()
    .catch(load)
    .then(
      ({ startTracking }) => startTracking(),
      () => {},
    );
}

const unsentKey = () => pageOptions().names?.unsentClicks ?? UNSENT_CLICKS;

/**
 * Stores what waits on a page that is left before the code that sends it has
 * loaded. The tab's next page sends it (behaviour T15).
 */
function keepUnsent(): void {
  const { events, sendSoon } = pageQueue();
  if (sendSoon || pageConsent().get() !== 'granted') return;
  if (events.every(({ event }) => event.type === 'view page')) return;
  try {
    // The page before may have stored some, too.
    const unsent = JSON.stringify([...takeUnsent(), ...events]);
    sessionStorage.setItem(unsentKey(), unsent);
    events.length = 0;
  } catch {
    // Storage is denied or full, and the page is being left: they are lost.
  }
}

/** Removes and returns what earlier pages of the tab have stored. */
export function takeUnsent(): QueuedEvent[] {
  try {
    const stored = sessionStorage.getItem(unsentKey())!;
    sessionStorage.removeItem(unsentKey());
    const isHere = ({ context: { url } }: QueuedEvent) =>
      new URL(url).origin === location.origin;
    return (JSON.parse(stored) as QueuedEvent[]).filter(isHere);
  } catch {
    // There is nothing, or other code has replaced it.
    return [];
  }
}
