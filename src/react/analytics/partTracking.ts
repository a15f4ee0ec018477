import {
  readClick,
  readOpening,
  watchOpenings,
} from '../../core/analytics/interactions';
import type { EventContext } from '../../core/analytics/trackEvent';
import { retain, shared } from '../../core/browser/registry';
import { pageOptions, pageTracking } from './tracking';

/** What one part of the page tells the page's tracking. */
export interface PartTracking {
  /** A click, and what it hit. Counts once, however many parts tell it. */
  click(event: Event, path: readonly EventTarget[], at: EventContext): void;
  /** The part is gone. */
  stop(): void;
}

/**
 * Starts the page's tracking, or joins it.
 *
 * @param shown the page, as it was when this part came
 */
export function startPartTracking(shown: EventContext): PartTracking {
  const tracking = pageTracking();
  tracking.view(shown);
  const counted = shared('clicks', () => new WeakSet<Event>());
  const openParts = shared('openings', () => new WeakSet<Element>());
  const release = retain('openings watch', () =>
    watchOpenings((element, open) => {
      if (!open && !pageOptions().closeEvents) return;
      const event = readOpening(element, open);
      if (event) void tracking.track(event);
    }, openParts),
  );
  return {
    click(event, path, context) {
      if (counted.has(event)) return;
      counted.add(event);
      const click = readClick(path);
      if (click) void tracking.track(click, context);
    },
    stop() {
      // A part that only changes its settings is back before that.
      setTimeout(release);
    },
  };
}
