import { forgetVisitor } from './forgetVisitor';
import { createStore, type Store } from './store';
import type { TrackEvent } from './trackEvent';
import { occasionNow, type Occasion } from './occasion';
import type { Tracker } from './tracker';
import type { Delivery } from './transport';

/** Whether the visitor allows analytics. */
export type Consent = 'granted' | 'pending' | 'denied';

export interface Tracking {
  /** Never throws, never delays what it counts. */
  track(event: TrackEvent, occasion: Occasion): Promise<Delivery>;
  /** Begins with the landing; however often it is called, once. */
  start(): void;
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
  settle(delivery: Delivery): void;
}

/**
 * The half of tracking that is on every page: a queue behind the visitor's
 * consent. The tracker itself is loaded once consent is granted; until then
 * there is no id, no storage and no request.
 */
export function createTracking(
  loadTracker: () => Promise<Tracker>,
  initial: Consent,
): Tracking {
  const consent = createStore(withPrivacyControl(initial));
  let proposed = initial;
  let waiting: Waiting[] = [];
  let tracker: Promise<Tracker | null> | null = null;
  let landing: Occasion | null = null;
  let landed = false;

  async function flush(): Promise<void> {
    if (landing === null || consent.get() !== 'granted') return;
    tracker ??= loadTracker()
      .catch(loadTracker)
      .catch(() => null);
    const loaded = await tracker;
    // The visitor may have answered meanwhile.
    if (consent.get() !== 'granted') return;
    if (!landed) loaded?.land(landing);
    landed = true;
    const events = waiting;
    waiting = [];
    for (const { event, occasion, settle } of events) {
      if (!loaded) settle(dropped);
      else loaded.send(event, occasion).then(settle, () => settle(dropped));
    }
  }

  function setConsent(next: Consent): void {
    consent.set(withPrivacyControl(next));
    if (consent.get() === 'denied') {
      for (const { settle } of waiting) settle(dropped);
      waiting = [];
      forgetVisitor();
      void tracker?.then((loaded) => loaded?.forget());
    }
    void flush();
  }

  return {
    track(event, occasion) {
      if (consent.get() === 'denied') return Promise.resolve(dropped);
      return new Promise((settle) => {
        waiting.push({ event, occasion, settle });
        if (waiting.length > MOST_WAITING) waiting.shift()?.settle(dropped);
        void flush();
      });
    },
    start() {
      if (landing !== null) return;
      landing = occasionNow();
      void flush();
    },
    consent,
    setConsent,
    proposeConsent(next) {
      if (next !== proposed) setConsent(next);
      proposed = next;
    },
  };
}

/** @see https://w3c.github.io/gpc/ */
function withPrivacyControl(consent: Consent): Consent {
  const { globalPrivacyControl } = (globalThis.navigator ?? {}) as {
    globalPrivacyControl?: unknown;
  };
  return globalPrivacyControl === true ? 'denied' : consent;
}

/** Counts nothing: on servers, and where a team has turned tracking off. */
export const silentTracking: Tracking = {
  track: () => Promise.resolve(dropped),
  start() {},
  consent: { get: () => 'denied', subscribe: () => () => {} },
  setConsent() {},
  proposeConsent() {},
};
