import type { EventContext } from '../../core/analytics/trackEvent';
import { pageConsent, type PageConsent } from '../../core/analytics/consent';
import { shared } from '../../core/browser/registry';
import { warnInDevelopment } from '../../core/report/report';
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

/** The number of clicks that wait for a decision. */
const MOST_WAITING = 50;

type Click = Parameters<Part.PartTracking['click']>;

/**
 * Adds a part to the page's tracking, which is loaded once a `Header` or
 * `LintelProvider` has decided. While analytics are off, nothing is downloaded
 * or stored.
 *
 * @param shown the page that is shown, for the landing
 */
export function joinTracking(shown: EventContext): Part.PartTracking {
  const consent = pageConsent();
  let waiting: Click[] = [];
  let part: Promise<Part.PartTracking | null> | null = null;

  function look(): void {
    const decision = consent.get();
    if (decision === 'off') waiting = [];
    if (decision === null || decision === 'off' || part) return;
    part = start(shown);
    for (const click of waiting.splice(0)) report(click);
  }

  function report(click: Click): void {
    void part?.then((loaded) => loaded?.click(...click));
  }

  const unsubscribe = consent.subscribe(look);
  const stopReminding = remindOfDecision(consent);
  look();
  return {
    click(...click) {
      if (part) return report(click);
      if (consent.get() === 'off') return;
      waiting.push(click);
      waiting = waiting.slice(-MOST_WAITING);
    },
    stop() {
      unsubscribe();
      stopReminding();
      void part?.then((loaded) => loaded?.stop());
    },
  };
}

/** `null` if the chunk cannot be loaded. The next part tries again. */
async function start(shown: EventContext): Promise<Part.PartTracking | null> {
  const loader = pageLoader();
  const load = () => import('./partTracking');
  try {
    loader.loading ??= load().catch(load);
    return (await loader.loading).startPartTracking(shown);
  } catch {
    loader.loading = null;
    return null;
  }
}

/** How long a part waits before it warns, in ms. */
const PATIENCE = 10_000;

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
  }, PATIENCE);
  return () => {
    // A test may have replaced the timers in the meantime.
    isWaiting = false;
    clearTimeout(timer);
  };
}
