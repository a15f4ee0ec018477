import { whenShown } from '../browser/events';
import { shared } from '../browser/registry';
import { readClick } from './clicks';
import { pageConsent } from './consent';
import type * as PageTracking from './pageTracking';
import {
  addEvent,
  addView,
  dropExcess,
  pageQueue,
  reportWaiting,
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
    .catch(() => (loader.loading = null));
  return loader.loading;
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
  const shown = { ...page };
  let isConnected = false;

  function connect(): void {
    dropExcess();
    const decision = consent.get();
    if (isConnected || decision === null || decision === 'off') return;
    isConnected = true;
    addView(shown);
    void loadTracking().then((loaded) => loaded?.startPart(shown));
  }

  // A prerendered page is viewed later than its parts mount.
  whenShown(() => void (shown.at = Date.now()));

  const unsubscribe = consent.subscribe(connect);
  // Added once, because it is the same function for every part.
  window.addEventListener('pagehide', storeUnsent);
  connect();
  return unsubscribe;
}

/** Records a click once, however many parts have seen it. */
export function recordClick(click: Event, context: EventContext): void {
  const { clicks } = pageQueue();
  const event = readClick(click.composedPath());
  if (!event || clicks.has(click)) return;
  clicks.add(click);
  queue({ event, context });
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
  return new Promise((settle) => queue({ event, context, channel, settle }));
}

function queue(event: QueuedEvent): void {
  addEvent(event);
  const maySend = pageQueue().isServed && pageConsent().get() === 'granted';
  if (!maySend) reportWaiting();
  void loadTracking().then((loaded) => loaded?.pageTracking().sendSoon());
}
