import type { Consent } from './consent';
import { watchPage, whenShown } from './pageLifecycle';
import { createStore, type Readable } from '../browser/store';
import type { EventContext, TrackEvent } from './trackEvent';
import type { Channel, Tracker } from './tracker';
import type { TrackingOptions } from './trackingOptions';
import type { Delivery } from './transport';
import type { Identity } from './visitor';
import { withoutSlash } from '../browser/samePagePath';
import { hasWindowFlag } from '../browser/windowFlags';

/** A page's queue of events, which waits for the visitor's consent. */
export interface Tracking {
  /**
   * Queues an event. Never throws, and resolves to its outcome.
   * @example tracking.track({ type: 'click', object_identifier: 'order' })
   */
  track(
    event: TrackEvent,
    /** @default the current time, on the page that was last passed to `view` */
    context?: EventContext,
    channel?: Channel,
  ): Promise<Delivery>;
  /**
   * Sets the page that is shown. The first one is the landing. Setting the same
   * page again has no effect.
   * @example tracking.view({ at: Date.now(), url: location.href, referrer:
   *   document.referrer })
   */
  view(context: EventContext): void;
  /**
   * The visitor's ids, or `null` without consent.
   * @example tracking.identity.get()
   */
  identity: Readable<Identity | null>;
  /** The current consent, or `'off'`. @example tracking.consent.get() */
  consent: Readable<Consent | 'off'>;
  /**
   * Sets the consent. `'granted'` sends the waiting events. `'denied'` discards
   * them and deletes what was stored. `'off'` only discards them.
   * @example tracking.setConsent('granted')
   */
  setConsent(consent: Consent | 'off'): void;
}

/** The number of events that wait for consent. */
const MOST_WAITING = 50;

const dropped: Delivery = { outcome: 'dropped' };

interface Waiting {
  event: TrackEvent;
  context: EventContext;
  channel?: Channel;
  /** Missing for events that the page itself sends. */
  settle?(delivery: Delivery): void;
}

/**
 * Creates a queue that waits for the visitor's consent. Until consent is
 * granted there is no tracker, and so no id, no storage and no request. Queued
 * events are sent in a separate task, or when the page is left.
 */
export function createTracking(
  createTracker: () => Tracker,
  // Read when needed, because the page may not know them yet.
  options: Pick<TrackingOptions, 'pageEvents'>,
): Tracking {
  const consent = createStore<Consent | 'off'>('pending');
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
    identity.set(tracker.identify());
  }

  function drop(): void {
    for (const { settle } of waiting) settle?.(dropped);
    waiting = [];
  }

  function stop(): void {
    drop();
    // Not stored, because the next tracker may have newer settings.
    if (consent.get() === 'denied') (tracker ?? createTracker()).forget();
  }

  /**
   * Delays sending, because a click may be in progress. A hidden page may not
   * get another task, so it sends immediately.
   */
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

  /**
   * The current time and address, on the page that was last passed to `view`. A
   * router may have left that page already.
   */
  function now(): EventContext | null {
    if (!page) return null;
    const { href } = location;
    const url = isSamePage(page.url, href) ? href : page.url;
    return { ...page, url, at: Date.now() };
  }

  function trackPage(type: 'view page' | 'unload'): void {
    const context = now();
    if (context) add({ event: { type }, context });
  }

  function setConsent(given: Consent | 'off'): void {
    consent.set(given);
    if (given !== 'granted') identity.set(null);
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
        // A part whose chunk loaded slowly may pass a page that was left since.
        if (page && (context.at < page.at || isSamePage(page.url, context.url)))
          return;
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

/**
 * A page is identified by its path without a final slash. A new query or hash is
 * the same page.
 */
function isSamePage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) =>
    withoutSlash(new URL(url).pathname),
  );
  return first === second;
}
