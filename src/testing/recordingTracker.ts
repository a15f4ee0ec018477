import { onEvents } from '../core/browser/onEvents';
import { waitUntil } from './waitUntil';
import type { TrackedEventDetail } from '../core/analytics/trackEvent';

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
   * Returns the events with these fields.
   * @example tracker.find({ type: 'click link' })
   */
  find(expected: Readonly<Record<string, unknown>>): RecordedEvent[];
  /**
   * Waits for an event with these fields, and resolves to it.
   * @param timeoutMs when it rejects, in ms. 1000 by default
   * @throws an error that lists the recorded events
   * @example await tracker.waitFor({ type: 'click link' })
   */
  waitFor(
    expected: Readonly<Record<string, unknown>>,
    timeoutMs?: number,
  ): Promise<RecordedEvent>;
  /**
   * Removes all recorded events.
   * @example tracker.clear()
   */
  clear(): void;
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
 * await tracker.waitFor({ type: 'click link' });
 * tracker.stop();
 */
export function createRecordingTracker(): RecordingTracker {
  const events: RecordedEvent[] = [];
  const restores = [hold('sendBeacon', navigator, () => true)];
  // jsdom has no idle callbacks. Its page is always idle.
  if (!('requestIdleCallback' in window)) {
    restores.push(
      hold('requestIdleCallback', window, (call: () => void) =>
        setTimeout(call),
      ),
    );
  }

  function record({ detail }: CustomEvent<TrackedEventDetail>): void {
    events.push({ ...detail.fields, type: detail.type });
  }

  const find: RecordingTracker['find'] = (expected) =>
    events.filter((event) =>
      Object.entries(expected).every(([name, value]) => event[name] === value),
    );

  restores.push(onEvents(window, { 'lintel:event': record }));
  return {
    events,
    find,
    waitFor: (expected, timeoutMs = 1000) =>
      waitUntil(
        // Called after `record`.
        (listener) => onEvents(window, { 'lintel:event': listener }),
        () => find(expected)[0],
        timeoutMs,
        () => missing(expected, events, timeoutMs),
      ),
    clear: () => void events.splice(0),
    stop: () => restores.forEach((restore) => restore()),
  };
}

/** Replaces a function of the browser. Returns a function that restores it. */
function hold(name: string, owner: object, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, value });
  return () => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  };
}

function missing(
  expected: object,
  events: readonly RecordedEvent[],
  timeoutMs: number,
): Error {
  const sent = events.map(({ type, object_identifier }) =>
    [type, object_identifier].filter(Boolean).join(': '),
  );
  return new Error(
    `Waited ${timeoutMs} ms for an event with ${JSON.stringify(expected)}; ` +
      `recorded events: ${sent.join(', ') || 'none'}.`,
  );
}
