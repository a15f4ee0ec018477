import type { Channel } from './tracker';
import type { EventContext, TrackEvent } from './trackEvent';
import type { Tracking } from './tracking';
import { pageConsent, type Decision, type PageConsent } from './consent';
import type { Delivery } from './transport';
import { readClick, storeUnsentClicks, type Click } from './clicks';
import { CONTRACT, shared } from '../browser/registry';
import { warnInDevelopment } from '../browser/report';
import type * as Part from './partTracking';

/**
 * One promise per page, so that page views are recorded in the order in which
 * they were shown. Separate imports do not guarantee that.
 */
function pageLoader() {
  return shared('tracking loader', () => ({
    loading: null as Promise<typeof Part | null> | null,
  }));
}

/** The number of clicks that wait for a decision, or for the chunk. */
const MAX_WAITING_CLICKS = 50;

/** What waits for a decision, or for the chunk. */
const unsent = () =>
  shared(
    'unsent',
    () => ({
      /** Clicks, whichever part of the page has seen them. */
      clicks: [] as Click[],
      seen: new WeakSet<Event>(),
      /** Events of `useTracking`. */
      events: new Set<Click>(),
    }),
    CONTRACT,
  );

/** Stores what waits when the page is left, for the tab's next page. */
function storeUnsent(): void {
  const consent = pageConsent();
  if (consent.get() !== 'granted') return;
  const { clicks, events } = unsent();
  storeUnsentClicks(
    [...clicks.splice(0), ...events],
    consent.settings()?.options(),
  );
  events.clear();
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
    const decision = consent.get();
    if (decision === 'off') unsent().clicks.length = 0;
    if (decision === null || decision === 'off' || part) return;
    part = loadPart().then((loaded) => loaded?.startPartTracking(shown));
    void part.then(sendClicks);
  }

  const unsubscribe = consent.subscribe(connect);
  const stopReminding = remindOfDecision(consent);
  // Added once, because it is the same function for every part.
  window.addEventListener('pagehide', storeUnsent);
  connect();
  return () => {
    unsubscribe();
    stopReminding();
    void part?.then((stop) => stop?.());
  };
}

/** Records a click once, however many parts have seen it. */
export function recordClick(event: Event, at: EventContext): void {
  const { clicks, seen } = unsent();
  const decision = pageConsent().get();
  const click = readClick(event.composedPath());
  if (!click || seen.has(event) || decision === 'off') return;
  seen.add(event);
  clicks.push([click, at]);
  if (clicks.length > MAX_WAITING_CLICKS) clicks.shift();
  // Otherwise the part sends them once it is connected.
  if (decision) void sendClicks();
}

async function sendClicks(): Promise<void> {
  const tracking = await loadTracking();
  if (!tracking) return;
  for (const click of unsent().clicks.splice(0)) void tracking.track(...click);
}

/** `null` if the chunk cannot be loaded. The next part tries again. */
function loadPart(): Promise<typeof Part | null> {
  const loader = pageLoader();
  const load = () => import('./partTracking');
  loader.loading ??= load()
    .catch(load)
    .catch(() => (loader.loading = null));
  return loader.loading;
}

/**
 * The page's tracking, once a `Header` or `LintelProvider` has decided and the
 * chunk is loaded. `null` if tracking is off, or the chunk cannot be loaded.
 */
async function loadTracking(): Promise<Tracking | null> {
  if ((await decided(pageConsent())) === 'off') return null;
  return (await loadPart())?.pageTracking() ?? null;
}

function decided(consent: PageConsent): Promise<Decision> {
  return new Promise((resolve) => {
    const check = () => {
      const decision = consent.get();
      if (decision === null) return;
      unsubscribe();
      resolve(decision);
    };
    const unsubscribe = consent.subscribe(check);
    check();
  });
}

/** Sets the page that is shown. See `Tracking.view`. */
export function viewSoon(shown: EventContext): void {
  void loadTracking().then((tracking) => tracking?.view(shown));
}

/** Sends an event once it may be sent. See `Tracking.track`. */
export async function trackSoon(
  event: TrackEvent,
  context: EventContext,
  channel?: Channel,
): Promise<Delivery> {
  const { events } = unsent();
  const waiting: Click = [event, context];
  // The page's next page would send it to the default collector.
  if (!channel) events.add(waiting);
  const tracking = await loadTracking();
  const isStored = !channel && !events.delete(waiting);
  if (!tracking || isStored) return { outcome: 'dropped' };
  return tracking.track(event, context, channel);
}

/** How long a part waits for a decision before it warns. */
const DECISION_TIMEOUT_MS = 10_000;

/**
 * Warns once in development if a part waits for a decision that may never come.
 * Returns a function that stops waiting.
 */
function remindOfDecision(consent: PageConsent): () => void {
  if (process.env.NODE_ENV === 'production') return () => {};
  let isWaiting = true;
  const timer = setTimeout(() => {
    if (!isWaiting || consent.get() !== null) return;
    warnInDevelopment(
      'no Header or LintelProvider on this page sets consent; no events are sent. Wrap the page in <LintelProvider consent="…">, or in <LintelProvider tracking={false}>.',
    );
  }, DECISION_TIMEOUT_MS);
  return () => {
    // A test may have replaced the timers in the meantime.
    isWaiting = false;
    clearTimeout(timer);
  };
}
