import { onEvents } from '../browser/events';
import type { TrackedEventDetail } from '../analytics/trackEvent';

/**
 * The events of a page, as recorded by `createRecordingTracker`.
 * @example
 * import { createRecordingTracker } from 'lintel/testing';
 * import type { RecordingTracker } from 'lintel/testing';
 *
 * const tracker: RecordingTracker = createRecordingTracker();
 */
export interface RecordingTracker {
  /**
   * All events, oldest first: `type`, and the fields as they are sent.
   * @example tracker.events.at(-1)?.type
   */
  readonly events: readonly Readonly<Record<string, unknown>>[];
  /**
   * Stops recording.
   * @example tracker.stop()
   */
  stop(): void;
}

/**
 * Records the events of this page, in jsdom and in browsers. Pass
 * `tracking={{ transports: [] }}` if none may leave the page.
 * @example
 * import { createRecordingTracker } from 'lintel/testing';
 *
 * const tracker = createRecordingTracker();
 * // … click a link
 * tracker.events.at(-1)?.type;
 * tracker.stop();
 */
export function createRecordingTracker(): RecordingTracker {
  const events: Readonly<Record<string, unknown>>[] = [];
  const stop = onEvents(window, {
    'lintel:event': ({ detail }: CustomEvent<TrackedEventDetail>) =>
      events.push({ ...detail.fields, type: detail.type }),
  });
  return { events, stop };
}
