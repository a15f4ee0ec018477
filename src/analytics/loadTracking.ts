import { shared } from '../browser/registry';
import { readClick } from './clicks';
import { pageConsent } from './consent';
import type * as PageTracking from './pageTracking';
import {
  addEvent,
  dropExcess,
  DROPPED,
  pageQueue,
  storeUnsent,
  type QueuedEvent,
} from './queue';
import type { Channel, EventContext, TrackEvent } from './trackEvent';
import type { Delivery } from './transport';

/**
 * One promise per page, so that page views are recorded in the order in which
 * they were shown. Separate imports do not guarantee that.
 */
function pageLoader() {
  return shared('tracking loader', () => ({
    loading: null as Promise<typeof PageTracking | null> | null,
  }));
}

/**
 * The code that sends events. `null` until a `Header` or `LintelProvider` has
 * decided, while analytics are off, and if it cannot be loaded. The next part or
 * event then tries again.
 */
async function loadTracking(): Promise<typeof PageTracking | null> {
  const decision = pageConsent().get();
  if (decision === null || decision === 'off') return null;
  const loader = pageLoader();
  const load = () => import('./pageTracking');
  loader.loading ??= load()
    .catch(load)
    .catch(() => {
      // They may still be sent later.
      for (const { settle } of pageQueue().events) settle?.(DROPPED);
      return (loader.loading = null);
    });
  return loader.loading;
}

/**
 * Connects a part to the page's tracking, which is loaded once a `Header` or
 * `LintelProvider` has decided. While analytics are off, nothing is downloaded
 * or stored. Returns a function to call when the part unmounts.
 *
 * @param shown the page that is shown, for the landing
 */
export function connectPart(shown: EventContext): () => void {
  const consent = pageConsent();
  let part: Promise<(() => void) | undefined> | null = null;

  function connect(): void {
    dropExcess();
    const decision = consent.get();
    if (decision === null || decision === 'off') return;
    part ??= loadTracking().then((loaded) => loaded?.startPart(shown));
  }

  const unsubscribe = consent.subscribe(connect);
  // Added once, because it is the same function for every part.
  window.addEventListener('pagehide', storeUnsent);
  connect();
  return () => {
    unsubscribe();
    void part?.then((stop) => stop?.());
  };
}

/** Records a click once, however many parts have seen it. */
export function recordClick(click: Event, context: EventContext): void {
  const { clicks } = pageQueue();
  const event = readClick(click.composedPath());
  if (!event || clicks.has(click)) return;
  clicks.add(click);
  queue({ event, context });
}

/** Sends an event once it may be sent. Resolves to its outcome. */
export function trackSoon(
  event: TrackEvent,
  context: EventContext,
  channel?: Channel,
): Promise<Delivery> {
  return new Promise((settle) => queue({ event, context, channel, settle }));
}

function queue(event: QueuedEvent): void {
  addEvent(event);
  void loadTracking().then((loaded) => loaded?.pageTracking().sendSoon());
}
