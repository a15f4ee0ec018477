import type { Click } from './keepClicks';
import { readOpening, watchOpenings } from './openings';
import { takeClicks } from './takeClicks';
import type { EventContext } from './trackEvent';
import { retain, shared } from '../browser/registry';
import { pageOptions, pageTracking } from './pageTracking';

export { pageTracking };

/** A part of the page, once the tracking code has loaded. */
export interface PartTracking {
  /** Records clicks. */
  report(clicks: readonly Click[]): void;
  /** Call it when the part unmounts. */
  stop(): void;
}

/**
 * Starts the page's tracking, or joins it.
 *
 * @param shown the page, when the part mounted
 */
export function startPartTracking(shown: EventContext): PartTracking {
  const tracking = pageTracking();
  const report: PartTracking['report'] = (clicks) => {
    for (const click of clicks) void tracking.track(...click);
  };
  // The pages that were left were not viewed either. The first is the landing.
  for (const click of takeClicks(pageOptions())) {
    tracking.view(click[1]);
    report([click]);
  }
  tracking.view(shown);
  const openParts = shared('openings', () => new WeakSet<Element>());
  const release = retain('openings watch', () =>
    watchOpenings((element, open) => {
      if (!open && !pageOptions().closeEvents) return;
      const event = readOpening(element, open);
      if (event) void tracking.track(event);
    }, openParts),
  );
  return {
    report,
    stop() {
      // Delayed, because a part whose settings change joins again immediately.
      setTimeout(release);
    },
  };
}
