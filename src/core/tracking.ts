import { createStore, type Store } from './store';
import type { TrackEvent } from './trackEvent';
import type { Occasion, Tracker } from './tracker';
import type { Delivery } from './transport';

/** Whether the visitor allows analytics. */
export type Consent = 'granted' | 'pending' | 'denied';

export interface Tracking {
  /** Never throws, never delays what it counts. */
  track(event: TrackEvent): Promise<Delivery>;
  /** Begins with the landing; however often it is called, once. */
  start(): void;
  consent: Pick<Store<Consent>, 'get' | 'subscribe'>;
  setConsent(consent: Consent): void;
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
  const consent = createStore(initial);
  let waiting: Waiting[] = [];
  let tracker: Promise<Tracker | null> | null = null;
  let landed = false;

  async function flush(): Promise<void> {
    if (consent.get() !== 'granted') return;
    tracker ??= loadTracker()
      .catch(loadTracker)
      .catch(() => null);
    const loaded = await tracker;
    if (loaded && !landed) {
      landed = true;
      loaded.land();
    }
    const events = waiting;
    waiting = [];
    for (const { event, occasion, settle } of events) {
      if (loaded)
        loaded.send(event, occasion).then(settle, () => settle(dropped));
      else settle(dropped);
    }
  }

  function discard(): void {
    for (const { settle } of waiting) settle(dropped);
    waiting = [];
  }

  return {
    track(event) {
      if (consent.get() === 'denied') return Promise.resolve(dropped);
      return new Promise((settle) => {
        const occasion = { at: Date.now(), url: location.href };
        waiting.push({ event, occasion, settle });
        if (waiting.length > MOST_WAITING) waiting.shift()?.settle(dropped);
        void flush();
      });
    },
    start: () => void flush(),
    consent,
    setConsent(next) {
      consent.set(next);
      if (next === 'denied') discard();
      else void flush();
    },
  };
}

/** Counts nothing: on servers, and where a team has turned tracking off. */
export const silentTracking: Tracking = {
  track: () => Promise.resolve(dropped),
  start() {},
  consent: { get: () => 'denied', subscribe: () => () => {} },
  setConsent() {},
};
