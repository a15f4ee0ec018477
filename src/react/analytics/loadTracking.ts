import type { EventContext } from '../../core/analytics/trackEvent';
import { pageConsent, type PageConsent } from '../../core/analytics/consent';
import { shared } from '../../core/browser/registry';
import { warnInDevelopment } from '../../core/report/report';
import type * as Part from './partTracking';

/** One promise for the page: its views count in the order they were shown, which imports of their own would not keep. */
function pageLoader() {
  return shared('tracking loader', () => ({
    loading: null as Promise<typeof Part> | null,
  }));
}

/** How many clicks wait for the page to decide. */
const MOST_WAITING = 50;

type Click = Parameters<Part.PartTracking['click']>;

/**
 * One part's share in the page's tracking, which is a chunk of its own and
 * begins with the landing. It is loaded once a `Header` or `LintelProvider`
 * has decided; while analytics are off, nothing is downloaded or kept.
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
    for (const click of waiting.splice(0)) tell(click);
  }

  function tell(click: Click): void {
    void part?.then((loaded) => loaded?.click(...click));
  }

  const unsubscribe = consent.subscribe(look);
  const stopReminding = remindOfDecision(consent);
  look();
  return {
    click(...click) {
      if (part) return tell(click);
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

/** `null` where the chunk cannot be had; the next part asks for it again. */
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

/** How long a part waits in silence, in ms. */
const PATIENCE = 10_000;

/**
 * Says in development, once, that a part waits for a decision that may never
 * come. Returns the function that ends it.
 */
function remindOfDecision(consent: PageConsent): () => void {
  if (process.env.NODE_ENV === 'production') return () => {};
  let isWaiting = true;
  const timer = setTimeout(() => {
    if (!isWaiting || consent.get() !== null) return;
    warnInDevelopment(
      'no Header or LintelProvider on this page decides about analytics, so nothing is sent. Wrap the page in <LintelProvider consent="…">, or in <LintelProvider tracking={false}>.',
    );
  }, PATIENCE);
  return () => {
    // A test may have replaced the timers since.
    isWaiting = false;
    clearTimeout(timer);
  };
}
