import { onEvents, onRestore, whenIdle, whenShown } from '../browser/events';
import { CONTRACT, shared } from '../browser/registry';
import { warnInDevelopment } from '../browser/report';
import {
  hasWindowFlag,
  setWindowFlag,
  windowFlagNames,
} from '../browser/windowFlags';
import { siteNames, type SiteConfig } from '../site/siteConfig';
import { unsentClicksKey } from './clicks';
import {
  pageConsent,
  pageIdentity,
  pageOptions,
  type PageConsent,
} from './consent';
import { currentMoment, isSamePage } from './context';
import {
  addEvent,
  dropExcess,
  DROPPED,
  pageQueue,
  reportWaiting,
  type Unsent,
} from './queue';
import type { Channel, EventContext, TrackEvent } from './trackEvent';
import { createTracker, type Tracker } from './tracker';
import type { Delivery } from './transport';
import { readStored, watchStoredId } from './visitor';

/** Sends the page's views and other events. */
export interface Tracking {
  /**
   * Sets the page that is shown. The first one is the landing. Setting the same
   * page again has no effect.
   */
  view(context: EventContext): void;
  /** Queues an event. Never throws, and resolves to its outcome. */
  track(
    event: TrackEvent,
    context: EventContext,
    channel?: Channel,
  ): Promise<Delivery>;
  /** Sends the events that wait, if they may be sent, in a separate task. */
  sendSoon(): void;
}

/**
 * The page's only sender of events, which waits for the page's consent. In a
 * browser only.
 */
export function pageTracking(): Tracking {
  return shared('tracking', createPageTracking, CONTRACT);
}

/**
 * Starts the page's tracking, or joins it.
 *
 * @param shown the page, when the part mounted
 */
export function startPart(shown: EventContext): void {
  const { view, track } = pageTracking();
  pageQueue().isServed = true;
  // The pages that were left were not viewed either. The first is the landing.
  whenShown(() => {
    for (const [event, context] of takeUnsent()) {
      view(context);
      if (event) void track(event, context);
    }
  });
  view(shown);
}

/**
 * Until events may be sent there is no tracker, and so no id, no storage and no
 * request.
 */
function createPageTracking(): Tracking {
  const consent = pageConsent();
  const identity = pageIdentity();
  const queue = pageQueue();
  let tracker: Tracker | null = null;
  let settled: Promise<void> | null = null;
  let maySend = false;
  let isScheduled = false;
  let isIdDeleted = () => false;
  // First, so that the page's own listeners send nothing before.
  onEvents(document, { prerenderingchange: follow, visibilitychange: follow });
  onEvents(window, { pageshow: follow, focus: follow, storage: follow });
  const pages = watchPages(flush, sendSoon);

  async function apply(): Promise<void> {
    const decision = consent.get();
    nameWindowFlags(consent.settings()?.site);
    if (pageOptions().logging) setWindowFlag('lintelLogging');
    // If every part that decided has unmounted, the next one decides.
    settled = decision && (settled ?? settle(consent));
    if (decision === 'granted' && !consent.isAnswered()) {
      maySend = false;
      await settled;
    }
    // It may have changed in the meantime.
    maySend = consent.get() === 'granted';
    if (maySend) watchId();
    else identity.set(null);
    whenShown(forgetIfDenied);
    flush();
  }

  function forgetIfDenied(): void {
    // The new tracker is not stored, because the next may have newer settings.
    if (consent.get() === 'denied') (tracker ?? createTracker()).forget();
  }

  function watchId(): void {
    isIdDeleted = watchStoredId(pageOptions().names);
  }

  /**
   * Follows a visitor who has declined on another page of the site, which has
   * deleted the id that this page could write back.
   */
  function follow(): void {
    if (maySend && isIdDeleted()) consent.answer('denied');
  }

  function flush(): void {
    isScheduled = false;
    // A page in the background has not noticed yet.
    if (document.visibilityState === 'hidden') follow();
    dropExcess();
    const isOff = hasWindowFlag('lintelEventsDisabled');
    // Nothing is sent before a page is shown.
    if (!maySend || isOff || !pages.now()) return reportWaiting();
    tracker ??= createTracker();
    const landing = pages.takeLanding();
    if (landing && tracker.land(landing) && hasPageEvents()) {
      addEvent({ event: { type: 'land' }, context: landing }, true);
    }
    for (const { event, context, channel, settle } of queue.events.splice(0)) {
      tracker
        .send(event, context, channel)
        .then(settle, () => settle?.(DROPPED));
    }
    identity.set(tracker.identify(location.href));
    watchId();
  }

  /**
   * Delays sending, because a click may be in progress. A hidden page may not
   * get another task, so it sends immediately.
   */
  function sendSoon(): void {
    if (document.visibilityState === 'hidden') return flush();
    if (!isScheduled) setTimeout(flush);
    isScheduled = true;
  }

  consent.subscribe(() => void apply());
  void apply();
  return {
    view: pages.view,
    track: (event, context, channel) =>
      new Promise((settle) => {
        addEvent({ event, context, channel, settle });
        sendSoon();
      }),
    sendSoon,
  };
}

const hasPageEvents = () => pageOptions().pageEvents !== false;

/** Watches which page is shown, and queues its views and unloads. */
function watchPages(flush: () => void, sendSoon: () => void) {
  let landing: EventContext | null = null;
  let page: EventContext | null = null;
  let hasLeft = false;

  /** The page that was last passed to `view`, as it is now. */
  function now(): EventContext | null {
    if (!page) return null;
    const moment = currentMoment();
    // A router may have left the page already.
    const isLeft = !isSamePage(page.url, moment.url);
    return { ...page, ...(isLeft ? { at: moment.at } : moment) };
  }

  function trackPage(
    type: 'view page' | 'unload',
    context: EventContext | null,
    isFirst = false,
  ): void {
    if (context && hasPageEvents()) {
      addEvent({ event: { type }, context }, isFirst);
    }
    sendSoon();
  }

  function arrive(context: EventContext): void {
    landing = context;
    onPageLeave(() => {
      if (!hasLeft) trackPage('unload', now());
      hasLeft = true;
      // Also the second time: other listeners may have added events since.
      flush();
    });
    onRestore(() => {
      hasLeft = false;
      trackPage('view page', now());
    });
    onEvents(window, {
      visibilitychange() {
        if (document.visibilityState === 'visible') hasLeft = false;
      },
    });
  }

  function view(context: EventContext): void {
    // A part whose chunk loaded slowly may pass a page that was left since.
    if (page && (context.at < page.at || isSamePage(page.url, context.url)))
      return;
    const isLanding = !page;
    page = context;
    if (isLanding) arrive(context);
    // The clicks of a landing may have waited for this code.
    trackPage('view page', context, isLanding);
  }

  return {
    now,
    view: (context: EventContext) => whenShown(() => view(context)),
    takeLanding() {
      const taken = landing;
      landing = null;
      return taken;
    },
  };
}

/**
 * Calls back when the page is hidden or left. Leaving a visible page is both, so
 * it calls back twice. It does not use `unload`, which keeps pages out of the
 * back/forward cache. Returns a function that stops watching.
 * @see https://developer.chrome.com/docs/web-platform/page-lifecycle-api
 */
function onPageLeave(callback: () => void): () => void {
  return onEvents(window, {
    pagehide: callback,
    visibilitychange() {
      if (document.visibilityState === 'hidden') callback();
    },
  });
}

/** The maximum delay of the first `'granted'`. */
const SETTLE_TIMEOUT_MS = 500;

/**
 * Parts of one page mount one after the other, in separate React roots and
 * islands. Resolves when all parts that hydrate together have decided, or
 * earlier if the visitor leaves or hides the page.
 */
async function settle(consent: PageConsent): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    whenIdle(resolve, SETTLE_TIMEOUT_MS);
    stop = onPageLeave(resolve);
  });
  stop();
  if (process.env.NODE_ENV === 'production') return;
  if (consent.get() === null || consent.isExplicit()) return;
  warnInDevelopment(
    'consent is not set; analytics start without asking the visitor. Pass consent="granted", "pending" or "denied" to Header or LintelProvider, or tracking={false}.',
  );
}

/**
 * Applies the flag names of `site.names` to the whole page. Without
 * `site.names` it does nothing.
 */
export function nameWindowFlags(site: SiteConfig | undefined): void {
  if (!site?.names) return;
  const own = siteNames(site.names);
  const names = windowFlagNames();
  names.lintelEventsDisabled = own.eventsDisabledFlag;
  names.lintelAbEventsDisabled = own.abEventsDisabledFlag;
  names.lintelLogging = own.loggingFlag;
}

/** The number of lines that are read, because storage can contain anything. */
const MAX_UNSENT = 50;

/** Removes and returns what earlier pages of the tab have stored. */
function takeUnsent(): Unsent[] {
  const key = unsentClicksKey(pageOptions());
  const stored = readStored('sessionStorage', key);
  if (!stored) return [];
  sessionStorage.removeItem(key);
  return stored.trim().split('\n').slice(-MAX_UNSENT).flatMap(parseUnsent);
}

function parseUnsent(line: string): Unsent[] {
  try {
    const unsent = JSON.parse(line) as Unsent;
    const { at, url } = unsent[1];
    const isHere = new URL(url).origin === location.origin;
    return isHere && at <= Date.now() ? [unsent] : [];
  } catch {
    return [];
  }
}
