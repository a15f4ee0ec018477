import {
  readClick,
  readOpening,
  watchOpenings,
} from '../../core/analytics/interactions';
import type { EventContext } from '../../core/analytics/trackEvent';
import { retain, shared } from '../../core/browser/registry';
import { pageOptions, pageTracking } from './tracking';

/** The connection of a part to the page's tracking. */
export interface PartTracking {
  /**
   * Records a click with its composed path. Each click is recorded once,
   * however many parts report it.
   */
  click(event: Event, path: readonly EventTarget[], at: EventContext): void;
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
      // Delayed, because a part whose settings change joins again immediately.
      setTimeout(release);
    },
  };
}
