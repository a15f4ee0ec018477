import { hasPrivacyControl, type Consent } from './consent';
import { watchPage, whenShown } from './pageLifecycle';
import { createStore, type Readable } from '../machine/store';
import type { EventContext, TrackEvent } from './trackEvent';
import type { Channel, Identity, Tracker } from './tracker';
import type { TrackingOptions } from './trackingOptions';
import type { Delivery } from './transport';
import { hasWindowFlag } from '../browser/windowFlags';

export interface Tracking {
  /** Never throws, never delays what it counts: all it does at once is to queue. */
  track(
    event: TrackEvent,
    /** @default this moment, on the page that was last told */
    context?: EventContext,
    channel?: Channel,
  ): Promise<Delivery>;
  /** Tells which page is shown: the first is the landing. The same page again counts once. */
  view(context: EventContext): void;
  /** Who the events are about; `null` until the visitor has said yes. */
  identity: Readable<Identity | null>;
  consent: Readable<Consent | 'off'>;
  /**
   * `'granted'` sends what waits, `'denied'` drops it and deletes what was
   * stored; `'off'` drops it and leaves the rest as it is. With Global Privacy
   * Control, `'granted'` and `'pending'` become `'denied'`.
   */
  setConsent(consent: Consent | 'off'): void;
}

/** How many events wait for an answer about consent. */
const MOST_WAITING = 50;

const dropped: Delivery = { outcome: 'dropped' };

interface Waiting {
  event: TrackEvent;
  context: EventContext;
  channel?: Channel;
  /** Missing where the page itself sends it, for which nobody waits. */
  settle?(delivery: Delivery): void;
}

/**
 * A queue behind the visitor's consent. The tracker is made once consent is
 * granted; until then there is no id, no storage and no request. What is
 * queued leaves in a task of its own, or when the page does.
 */
export function createTracking(
  createTracker: () => Tracker,
  initial: Consent,
  // Read when needed: the page may not know them yet.
  options: Pick<TrackingOptions, 'globalPrivacyControl' | 'pageEvents'> = {},
): Tracking {
  const allowed = (given: Consent | 'off') =>
    given !== 'off' &&
    options.globalPrivacyControl !== 'ignore' &&
    hasPrivacyControl()
      ? 'denied'
      : given;
  const consent = createStore<Consent | 'off'>(allowed(initial));
  const identity = createStore<Identity | null>(null);
  let waiting: Waiting[] = [];
  let tracker: Tracker | null = null;
  let landing: EventContext | null = null;
  let page: EventContext | null = null;
  let asked = false;

  function flush(): void {
    asked = false;
    if (!page || consent.get() !== 'granted') return;
    if (hasWindowFlag('lintelEventsDisabled')) return drop();
    tracker ??= createTracker();
    if (landing && tracker.land(landing)) {
      waiting.unshift({ event: { type: 'land' }, context: landing });
    }
    landing = null;
    const events = waiting;
    waiting = [];
    for (const { event, context, channel, settle } of events) {
      if (!settle && options.pageEvents === false) continue;
      tracker
        .send(event, context, channel)
        .then(settle, () => settle?.(dropped));
    }
    identity.set(tracker.identify(page));
  }

  function drop(): void {
    for (const { settle } of waiting) settle?.(dropped);
    waiting = [];
  }

  function stop(): void {
    drop();
    identity.set(null);
    // Not kept: the next tracker is made of what is known by then.
    if (consent.get() === 'denied') (tracker ?? createTracker()).forget();
  }

  /** Not at once, as a click is under way; but a page that is hidden may not get another turn. */
  function flushSoon(): void {
    if (document.visibilityState === 'hidden') return flush();
    if (!asked) setTimeout(flush);
    asked = true;
  }

  function add(item: Waiting): void {
    const given = consent.get();
    waiting.push(item);
    if (given === 'granted') flushSoon();
    else if (given !== 'pending') drop();
    else if (waiting.length > MOST_WAITING) waiting.shift()?.settle?.(dropped);
  }

  /** This moment, on the page that was last told. */
  const now = () => page && { ...page, at: Date.now() };

  function trackPage(type: 'view page' | 'unload'): void {
    const context = now();
    if (context) add({ event: { type }, context });
  }

  function setConsent(next: Consent | 'off'): void {
    const given = allowed(next);
    consent.set(given);
    if (given === 'denied' || given === 'off') stop();
    flush();
  }

  function arrive(context: EventContext): void {
    landing = context;
    if (consent.get() === 'denied') stop();
    watchPage(
      (again) => {
        if (!again) trackPage('unload');
        flush();
      },
      () => trackPage('view page'),
    );
  }

  return {
    track: (event, given, channel) =>
      new Promise((settle) => {
        const context = given ?? now();
        if (context) add({ event, context, channel, settle });
        else settle(dropped);
      }),
    view: (context) =>
      whenShown(() => {
        // A part whose chunk was slow tells of a page that was left meanwhile.
        if (page && (context.at < page.at || isSamePage(page, context))) return;
        const isLanding = !page;
        page = context;
        if (isLanding) arrive(context);
        trackPage('view page');
        flushSoon();
      }),
    identity,
    consent,
    setConsent,
  };
}

/** A page is its path: query and hash change without anybody going anywhere. */
function isSamePage(one: EventContext, other: EventContext): boolean {
  return new URL(one.url).pathname === new URL(other.url).pathname;
}

/** Sends nothing: on servers. */
export const silentTracking: Tracking = {
  track: () => Promise.resolve(dropped),
  view() {},
  identity: { get: () => null, subscribe: () => () => {} },
  consent: { get: () => 'denied', subscribe: () => () => {} },
  setConsent() {},
};
