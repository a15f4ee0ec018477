import { waitUntil } from './waitUntil';
import type { TrackedEventDetail } from '../core/analytics/trackEvent';

/** An event as it was sent: its type, and its fields (specification §3). */
export type RecordedEvent = Readonly<
  { type: string } & Record<string, unknown>
>;

/** What a page counts while it is tested. */
export interface RecordingTracker {
  /** All of them, oldest first. */
  readonly events: readonly RecordedEvent[];
  /** Those that say what is asked for: `find({ type: 'click link' })`. */
  find(expected: Readonly<Record<string, unknown>>): RecordedEvent[];
  /**
   * Waits until one says what is asked for, and resolves to it.
   * @param timeoutMs in ms @default 1000
   * @throws what was sent instead
   */
  waitFor(
    expected: Readonly<Record<string, unknown>>,
    timeoutMs?: number,
  ): Promise<RecordedEvent>;
  /** Forgets what it has recorded. */
  clear(): void;
  /** Ends it: beacons leave again. */
  stop(): void;
}

/**
 * Records the events of this page, in jsdom and in browsers. Nothing of them
 * leaves it: the browser's beacon, which is the first to be asked, takes them
 * and keeps them. The provider and `useTracking` need not know.
 */
export function createRecordingTracker(): RecordingTracker {
  const events: RecordedEvent[] = [];
  const listeners = new Set<() => void>();
  const restores = [hold('sendBeacon', navigator, () => true)];
  // jsdom has neither; its page is always at rest.
  if (!('requestIdleCallback' in window)) {
    restores.push(
      hold('requestIdleCallback', window, (call: () => void) =>
        setTimeout(call),
      ),
    );
  }

  function record({ detail }: CustomEvent<TrackedEventDetail>): void {
    events.push({ ...detail.fields, type: detail.type });
    for (const listener of [...listeners]) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const find: RecordingTracker['find'] = (expected) =>
    events.filter((event) =>
      Object.entries(expected).every(([name, value]) => event[name] === value),
    );

  window.addEventListener('lintel:event', record);
  return {
    events,
    find,
    waitFor: (expected, timeoutMs = 1000) =>
      waitUntil(
        subscribe,
        () => find(expected)[0],
        timeoutMs,
        () => missing(expected, events, timeoutMs),
      ),
    clear: () => void events.splice(0),
    stop() {
      window.removeEventListener('lintel:event', record);
      for (const restore of restores) restore();
    },
  };
}

/** Puts a function of ours in the place of the browser's. Returns the function that takes it back. */
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
      `sent were ${sent.join(', ') || 'none'}.`,
  );
}
