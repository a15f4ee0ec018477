import { isPrerendering } from '../browser/events';
import { sharedByAll } from '../browser/registry';
import { hasWindowFlag } from '../browser/windowFlags';
import { pageConsent, pageOptions } from './consent';
import { isSamePage, pageVisit } from './pageViews';
import type { Channel, EventContext, LintelEvent } from './trackEvent';
import type { LintelDelivery } from './transport';

/** An event, when and where it happened. */
export interface WaitingEvent {
  event: LintelEvent;
  context: EventContext;
  channel?: Channel | undefined;
  /** Called with the outcome, first of all. The page's own events have none. */
  settle?(delivery: LintelDelivery): void;
}

export const DROPPED: LintelDelivery = { outcome: 'dropped' };

/**
 * What waits, in memory, for a decision about consent, for the visitor's answer,
 * or for the code that sends it. A decline forgets all of it.
 */
export function pageInbox() {
  return sharedByAll('inbox', () => {
    pageConsent().subscribe(applyDecision);
    return {
      events: [] as WaitingEvent[],
      /** The page that is shown, as it was when its first part mounted. */
      shown: null as EventContext | null,
      /** The page that was viewed last. */
      viewed: null as EventContext | null,
      /** The first page that was viewed, until it is sent as the landing. */
      landing: null as EventContext | null,
      /** How each mounted part reads the page, the latest last. */
      readers: new Set<() => EventContext>(),
      /** Sends the events that wait, once the code that sends them is loaded. */
      sendSoon: null as (() => void) | null,
    };
  });
}

/** Applies the page's decision to what waits, also when it changes. */
export function applyDecision(): void {
  if (maxWaiting() === 0) forgetPage();
  else viewPage();
  dropExcess();
}

/** How many events may wait (behaviour T1). */
const MAX_WAITING = { off: 0, denied: 0, pending: 50, granted: Infinity };

const maxWaiting = () => MAX_WAITING[pageConsent().get() ?? 'pending'];

/** Forgets the page, which is viewed as it is then if the visitor agrees later. */
function forgetPage(): void {
  const inbox = pageInbox();
  inbox.shown = inbox.viewed = inbox.landing = null;
}

/** Views the page that is shown, once, however many parts show it. */
function viewPage(): void {
  const inbox = pageInbox();
  if (pageConsent().get() === null || isPrerendering()) return;
  const last = inbox.viewed;
  const page = inbox.shown ?? [...inbox.readers].at(-1)?.();
  if (!page || (last && isSamePage(last.url, page.url))) return;
  inbox.shown = inbox.viewed = page;
  if (last && replaceView(last, page)) return;
  if (!last) inbox.landing = page;
  // An effect of the landing may have tracked events before.
  addPageEvent('view page', page, !last);
}

/**
 * Whether a view that waits has followed its address, which an app replaces at
 * its start. The page before stays the same.
 */
function replaceView(last: EventContext, page: EventContext): boolean {
  const view = pageInbox().events.find(({ context }) => context === last);
  if (!view || !page.entry || page.entry !== last.entry) return false;
  page.referrer = pageVisit().referrer = last.referrer;
  view.context = page;
  return true;
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

export function addEvent(event: WaitingEvent, isFirst = false): void {
  const { events } = pageInbox();
  if (isFirst) events.unshift(event);
  else events.push(event);
  dropExcess();
}

/** Drops the oldest events, so that no more wait than may. */
export function dropExcess(): void {
  const { events } = pageInbox();
  const isOff = hasWindowFlag('lintelEventsDisabled');
  const excess = events.length - (isOff ? 0 : maxWaiting());
  if (excess <= 0) return;
  for (const { settle } of events.splice(0, excess)) settle?.(DROPPED);
}

/**
 * Resolves `track` for events that wait. What they wait for may never come, and
 * the caller may be about to leave the page.
 */
export function reportWaiting(): void {
  for (const { settle } of pageInbox().events) settle?.({ outcome: 'waiting' });
}
