import type { EventContext } from '../../core/analytics/trackEvent';
import { pageConsent, type PageConsent } from '../../core/analytics/consent';
import {
  keepClicks,
  type Click,
} from '../../core/analytics/interactions/keepClicks';
import { readClick } from '../../core/analytics/interactions/readClick';
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

/** The number of clicks that wait for a decision, or for the chunk. */
const MOST_WAITING = 50;

/** The page's clicks, whichever of its parts has seen them. */
const pageClicks = () =>
  shared('clicks', () => ({
    seen: new WeakSet<Event>(),
    waiting: [] as Click[],
  }));

/** The connection of a part to the page's tracking. */
export interface JoinedTracking {
  /**
   * Records a click with its composed path. Each click is recorded once,
   * however many parts report it.
   */
  click(event: Event, path: readonly EventTarget[], at: EventContext): void;
  /** Call it when the part unmounts. */
  stop(): void;
}

/**
 * Adds a part to the page's tracking, which is loaded once a `Header` or
 * `LintelProvider` has decided. While analytics are off, nothing is downloaded
 * or stored.
 *
 * @param shown the page that is shown, for the landing
 */
export function joinTracking(shown: EventContext): JoinedTracking {
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
    keepClicks(waiting.splice(0), consent.settings()?.options());
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
        if (waiting.length > MOST_WAITING) waiting.shift();
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
