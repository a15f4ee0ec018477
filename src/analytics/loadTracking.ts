import type { Channel } from './tracker';
import type { EventContext, TrackEvent } from './trackEvent';
import type { Tracking } from './tracking';
import { pageConsent, type Decision, type PageConsent } from './consent';
import type { Delivery } from './transport';
import { readClick, storeUnsentClicks, type Click } from './clicks';
import { shared } from '../browser/registry';
import { warnInDevelopment } from '../browser/report';
import type * as Part from './partTracking';

/**
 * One promise per page, so that page views are recorded in the order in which
 * they were shown. Separate imports do not guarantee that.
 */
function pageLoader() {
  return shared('tracking loader', () => ({
    loading: null as Promise<typeof Part> | null,
  }));
}

/** The number of clicks that wait for a decision, or for the chunk. */
const MAX_WAITING_CLICKS = 50;

/** The page's clicks, whichever of its parts has seen them. */
const pageClicks = () =>
  shared('clicks', () => ({
    seen: new WeakSet<Event>(),
    waiting: [] as Click[],
  }));

/** Events of `useTracking` that wait for a decision, or for the chunk. */
const earlyEvents = () => shared('early events', () => new Set<Click>());

/** A part that is connected to the page's tracking. */
export interface ConnectedPart {
  /**
   * Records a click with its composed path. Each click is recorded once,
   * however many parts report it.
   */
  click(event: Event, path: readonly EventTarget[], at: EventContext): void;
  /** Call it when the part unmounts. */
  stop(): void;
}

/**
 * Connects a part to the page's tracking, which is loaded once a `Header` or
 * `LintelProvider` has decided. While analytics are off, nothing is downloaded
 * or stored.
 *
 * @param shown the page that is shown, for the landing
 */
export function connectPart(shown: EventContext): ConnectedPart {
  const consent = pageConsent();
  const { seen, waiting } = pageClicks();
  let part: Promise<Part.PartTracking | null> | null = null;

  function look(): void {
    const decision = consent.get();
    if (decision === 'off') waiting.length = 0;
    if (decision === null || decision === 'off' || part) return;
    part = start(shown);
    report();
  }

  function report(): void {
    void part?.then((loaded) => loaded?.report(waiting.splice(0)));
  }

  function keep(): void {
    if (consent.get() !== 'granted') return;
    const early = earlyEvents();
    const events = [...waiting.splice(0), ...early];
    early.clear();
    storeUnsentClicks(events, consent.settings()?.options());
  }

  const unsubscribe = consent.subscribe(look);
  const stopReminding = remindOfDecision(consent);
  window.addEventListener('pagehide', keep);
  look();
  return {
    click(event, path, at) {
      const click = readClick(path);
      if (click && !seen.has(event) && consent.get() !== 'off') {
        seen.add(event);
        waiting.push([click, at]);
        if (waiting.length > MAX_WAITING_CLICKS) waiting.shift();
      }
      report();
    },
    stop() {
      unsubscribe();
      stopReminding();
      window.removeEventListener('pagehide', keep);
      void part?.then((loaded) => loaded?.stop());
    },
  };
}

async function start(shown: EventContext): Promise<Part.PartTracking | null> {
  return (await loadPart())?.startPartTracking(shown) ?? null;
}

/** `null` if the chunk cannot be loaded. The next part tries again. */
async function loadPart(): Promise<typeof Part | null> {
  const loader = pageLoader();
  const load = () => import('./partTracking');
  try {
    return await (loader.loading ??= load().catch(load));
  } catch {
    loader.loading = null;
    return null;
  }
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
    const look = () => {
      const decision = consent.get();
      if (decision === null) return;
      unsubscribe();
      resolve(decision);
    };
    const unsubscribe = consent.subscribe(look);
    look();
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
  const early = earlyEvents();
  const waiting: Click = [event, context];
  // The page's next page would send it to the default collector.
  if (!channel) early.add(waiting);
  const tracking = await loadTracking();
  const isKept = !channel && !early.delete(waiting);
  if (!tracking || isKept) return { outcome: 'dropped' };
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
