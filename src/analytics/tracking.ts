import type { Store } from '../browser/store';
import { withoutSlash } from '../browser/urls';
import { hasWindowFlag } from '../browser/windowFlags';
import { onPageLeave, onPageShow, whenShown } from './pageLifecycle';
import type { EventContext, TrackEvent } from './trackEvent';
import type { Channel, Tracker } from './tracker';
import type { Delivery } from './transport';
import type { Identity } from './visitor';

/** A page's views and other events. */
export interface Tracking {
  /** Queues an event. Never throws, and resolves to its outcome. */
  track(
    event: TrackEvent,
    /** @default the current time, on the page that was last passed to `view` */
    context?: EventContext,
    channel?: Channel,
  ): Promise<Delivery>;
  /**
   * Sets the page that is shown. The first one is the landing. Setting the same
   * page again has no effect.
   */
  view(context: EventContext): void;
  /**
   * Sets whether events may be sent, those that wait, too. `false` discards
   * them, and `null` lets them wait.
   */
  permit(maySend: boolean | null): void;
}

/** What a page's tracking needs of the page. */
interface TrackedPage {
  /** Creates it first, so there is none until an event may be sent. */
  tracker(): Tracker;
  hasPageEvents(): boolean;
  /** The visitor's ids, or `null` while nothing may be sent. */
  identity: Store<Identity | null>;
}

/**
 * Creates the tracking of a page. Until events may be sent there is no tracker,
 * and so no id, no storage and no request.
 */
export function createTracking(tracked: TrackedPage): Tracking {
  const queue = createQueue(send);
  let maySend: boolean | null = null;
  let landing: EventContext | null = null;
  let page: EventContext | null = null;
  let hasLeft = false;

  function send(events: QueuedEvent[]): void {
    const tracker = tracked.tracker();
    if (landing && tracker.land(landing)) {
      events.unshift({ event: { type: 'land' }, context: landing });
    }
    landing = null;
    for (const { event, context, channel, settle } of events) {
      if (!settle && !tracked.hasPageEvents()) continue;
      tracker
        .send(event, context, channel)
        .then(settle, () => settle?.(DROPPED));
    }
    tracked.identity.set(tracker.identify());
  }

  /**
   * The current time and address, on the page that was last passed to `view`. A
   * router may have left that page already.
   */
  function now(): EventContext | null {
    if (!page) return null;
    const { href } = location;
    const url = isSamePage(page.url, href) ? href : page.url;
    return { ...page, url, at: Date.now() };
  }

  function trackPage(type: 'view page' | 'unload'): void {
    const context = now();
    if (context) queue.add({ event: { type }, context });
  }

  /** Nothing is sent before a page is shown. */
  function applyPermission(): void {
    queue.permit(maySend && !page ? null : maySend);
  }

  function arrive(context: EventContext): void {
    landing = context;
    applyPermission();
    onPageLeave(() => {
      if (!hasLeft) trackPage('unload');
      hasLeft = true;
      // Also the second time: other listeners may have added events since.
      queue.flush();
    });
    onPageShow((fromCache) => {
      hasLeft = false;
      if (fromCache) trackPage('view page');
    });
  }

  return {
    track: (event, given, channel) =>
      new Promise((settle) => {
        const context = given ?? now();
        if (context) queue.add({ event, context, channel, settle });
        else settle(DROPPED);
      }),
    view: (context) =>
      whenShown(() => {
        // A part whose chunk loaded slowly may pass a page that was left since.
        if (page && (context.at < page.at || isSamePage(page.url, context.url)))
          return;
        const isLanding = !page;
        page = context;
        if (isLanding) arrive(context);
        trackPage('view page');
      }),
    permit(next) {
      maySend = next;
      if (!maySend) tracked.identity.set(null);
      applyPermission();
      queue.flush();
    },
  };
}

/** The number of events that wait for permission. */
const MAX_WAITING = 50;

const DROPPED: Delivery = { outcome: 'dropped' };

interface QueuedEvent {
  event: TrackEvent;
  context: EventContext;
  channel?: Channel;
  /** Missing for events that the page itself sends. */
  settle?(delivery: Delivery): void;
}

/**
 * Holds events until they may be sent, which happens in a separate task, or when
 * the page is left.
 */
function createQueue(send: (events: QueuedEvent[]) => void) {
  let maySend: boolean | null = null;
  const waiting: QueuedEvent[] = [];
  let isScheduled = false;

  function flush(): void {
    isScheduled = false;
    if (!maySend) return;
    if (hasWindowFlag('lintelEventsDisabled')) return keepNewest(0);
    send(waiting.splice(0));
  }

  /**
   * Delays sending, because a click may be in progress. A hidden page may not
   * get another task, so it sends immediately.
   */
  function flushSoon(): void {
    if (document.visibilityState === 'hidden') return flush();
    if (!isScheduled) setTimeout(flush);
    isScheduled = true;
  }

  function keepNewest(count: number): void {
    const dropped = waiting.splice(0, waiting.length - count);
    for (const { settle } of dropped) settle?.(DROPPED);
  }

  return {
    flush,
    add(event: QueuedEvent) {
      waiting.push(event);
      if (maySend) flushSoon();
      else keepNewest(maySend === null ? MAX_WAITING : 0);
    },
    permit(next: boolean | null) {
      maySend = next;
      if (maySend === false) keepNewest(0);
    },
  };
}

/**
 * A page is identified by its path without a final slash. A new query or hash is
 * the same page.
 */
function isSamePage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) =>
    withoutSlash(new URL(url).pathname),
  );
  return first === second;
}
