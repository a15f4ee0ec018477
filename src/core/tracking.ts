import { hasPrivacyControl } from './privacyControl';
import type { Occasion } from './occasion';
import { watchPage } from './pageLifecycle';
import { createStore, type Store } from './store';
import type { TrackEvent } from './trackEvent';
import type { Channel, Identity, Tracker } from './tracker';
import type { TrackingOptions } from './trackingOptions';
import type { Delivery } from './transport';
import { whenShown } from './whenShown';
import { hasWindowFlag } from './windowFlags';

/** Whether the visitor allows analytics. */
export type Consent = 'granted' | 'pending' | 'denied';

export interface Tracking {
  /** Never throws, never delays what it counts: all it does at once is to queue. */
  track(
    event: TrackEvent,
    /** @default this moment, on the page that was last told */
    occasion?: Occasion,
    channel?: Channel,
  ): Promise<Delivery>;
  /** Tells which page is shown: the first is the landing. The same page again counts once. */
  view(occasion: Occasion): void;
  /** Who the events are about; `null` until the visitor has said yes. */
  identity: Pick<Store<Identity | null>, 'get' | 'subscribe'>;
  consent: Pick<Store<Consent>, 'get' | 'subscribe'>;
  /** The visitor's word. Global Privacy Control is one, and stands. */
  setConsent(consent: Consent): void;
  /** The page team's word: counts when it is a new one, and so never takes back the visitor's. */
  proposeConsent(consent: Consent): void;
}

/** How many events wait for an answer about consent. */
const MOST_WAITING = 50;

const dropped: Delivery = { outcome: 'dropped' };

interface Waiting {
  event: TrackEvent;
  occasion: Occasion;
  channel?: Channel;
  settle(delivery: Delivery): void;
}

/**
 * A queue behind the visitor's consent. The tracker is made once consent is
 * granted; until then there is no id, no storage and no request. What is
 * queued leaves in a task of its own, or when the page does.
 */
export function createTracking(
  createTracker: () => Tracker,
  initial: Consent,
  { globalPrivacyControl, pageEvents = true }: TrackingOptions = {},
): Tracking {
  const allowed = (given: Consent): Consent =>
    globalPrivacyControl !== 'ignore' && hasPrivacyControl() ? 'denied' : given;
  const consent = createStore(allowed(initial));
  const identity = createStore<Identity | null>(null);
  let proposed = initial;
  let waiting: Waiting[] = [];
  let tracker: Tracker | null = null;
  let landing: Occasion | null = null;
  let page: Occasion | null = null;
  let landed = false;
  let asked = false;

  function flush(): void {
    asked = false;
    if (landing === null || consent.get() !== 'granted') return;
    if (hasWindowFlag('eventsDisabledFlag')) return drop();
    tracker ??= createTracker();
    if (!landed) land(tracker, landing);
    identity.set(tracker.identify(landing));
    const events = waiting;
    waiting = [];
    for (const { event, occasion, channel, settle } of events) {
      tracker
        .send(event, occasion, channel)
        .then(settle, () => settle(dropped));
    }
  }

  function drop(): void {
    for (const { settle } of waiting) settle(dropped);
    waiting = [];
  }

  function forget(): void {
    drop();
    identity.set(null);
    (tracker ??= createTracker()).forget();
  }

  function land(by: Tracker, occasion: Occasion): void {
    landed = true;
    if (by.land(occasion) && pageEvents) {
      waiting.unshift({ event: { type: 'land' }, occasion, settle() {} });
    }
  }

  /** Not at once, as a click is under way; but a page that is hidden may not get another turn. */
  function flushSoon(): void {
    if (document.visibilityState === 'hidden') return flush();
    if (!asked) setTimeout(flush);
    asked = true;
  }

  function track(
    event: TrackEvent,
    occasion = page && { ...page, at: Date.now() },
    channel?: Channel,
  ): Promise<Delivery> {
    if (consent.get() === 'denied' || !occasion) {
      return Promise.resolve(dropped);
    }
    return new Promise((settle) => {
      waiting.push({ event, occasion, channel, settle });
      if (consent.get() === 'granted') flushSoon();
      else if (waiting.length > MOST_WAITING) waiting.shift()?.settle(dropped);
    });
  }

  function trackPage(type: 'view page' | 'unload'): void {
    if (pageEvents) void track({ type });
  }

  function setConsent(next: Consent): void {
    consent.set(allowed(next));
    if (consent.get() === 'denied') forget();
    flush();
  }

  function arrive(occasion: Occasion): void {
    landing = occasion;
    if (consent.get() === 'denied') forget();
    watchPage({
      onLeave(again) {
        if (!again) trackPage('unload');
        flush();
      },
      onReturn() {
        trackPage('view page');
      },
    });
  }

  return {
    track,
    view: (occasion) =>
      whenShown(() => {
        // A part whose chunk was slow tells of a page that was left meanwhile.
        if (page && (occasion.at < page.at || isSamePage(page, occasion)))
          return;
        page = occasion;
        if (!landing) arrive(occasion);
        trackPage('view page');
        flushSoon();
      }),
    identity,
    consent,
    setConsent,
    proposeConsent(next) {
      if (next !== proposed) setConsent(next);
      proposed = next;
    },
  };
}

/** A page is its path: query and hash change without anybody going anywhere. */
function isSamePage(one: Occasion, other: Occasion): boolean {
  return new URL(one.url).pathname === new URL(other.url).pathname;
}

/** Counts nothing: on servers, and where a team has turned tracking off. */
export const silentTracking: Tracking = {
  track: () => Promise.resolve(dropped),
  view() {},
  identity: { get: () => null, subscribe: () => () => {} },
  consent: { get: () => 'denied', subscribe: () => () => {} },
  setConsent() {},
  proposeConsent() {},
};
