import { onEvents } from '../browser/events';
import type { TrackedEventDetail } from '../analytics/trackEvent';

/**
 * A recorded event: its type and its fields.
 * @example
 * import type { RecordedEvent } from 'lintel/testing';
 *
 * const event: RecordedEvent = { type: 'click link', object_identifier: 'logo' };
 */
export type RecordedEvent = Readonly<
  { type: string } & Record<string, unknown>
>;

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
   * All events, oldest first.
   * @example tracker.events.at(-1)?.type
   */
  readonly events: readonly RecordedEvent[];
  /**
   * Stops recording. Events are sent again.
   * @example tracker.stop()
   */
  stop(): void;
}

/**
 * Records the events of this page instead of sending them, in jsdom and in
 * browsers. It replaces `navigator.sendBeacon`, so that your components need no
 * change.
 * @example
 * import { createRecordingTracker } from 'lintel/testing';
 *
 * const tracker = createRecordingTracker();
 * // … click a link
 * tracker.events.at(-1)?.type;
 * tracker.stop();
 */
export function createRecordingTracker(): RecordingTracker {
  const events: RecordedEvent[] = [];
  const ends = [
    replace('sendBeacon', navigator, () => true),
    onEvents(window, {
      'lintel:event': ({ detail }: CustomEvent<TrackedEventDetail>) =>
        events.push({ ...detail.fields, type: detail.type }),
    }),
  ];
  // jsdom has no idle callbacks. Its page is always idle.
  if (!('requestIdleCallback' in window)) {
    ends.push(replace('requestIdleCallback', window, setTimeout));
  }
  return { events, stop: () => ends.forEach((end) => end()) };
}

/** Replaces a function of the browser. Returns a function that restores it. */
function replace(name: string, owner: object, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, value });
  return () => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  };
}
