import { onEvents, onRestore, whenIdle, whenShown } from '../browser/events';
import { hasWindowFlag, nameOf, windowFlagNames } from '../browser/windowFlags';
import type { SiteConfig } from '../site/siteConfig';
import { pageConsent, pageIdentity, pageOptions } from './consent';
import { currentMoment, isSamePage } from './pageViews';
import {
  addPageEvent,
  dropExcess,
  DROPPED,
  pageQueue,
  reportWaiting,
  takeUnsent,
} from './queue';
import type { EventContext } from './trackEvent';
import { createTracker, type Tracker } from './tracker';
import { watchStoredId } from './visitorIds';

/**
 * Starts sending the page's events, which wait for its consent, unless another
 * copy of the package does. Until events may be sent there is no tracker, and so
 * no id, no storage and no request.
 */
export function startTracking(): void {
  const queue = pageQueue();
  if (queue.sendSoon) return;
  queue.sendSoon = sendSoon;
  const consent = pageConsent();
  const identity = pageIdentity();
  let tracker: Tracker | null = null;
  let settled: Promise<void> | null = null;
  let maySend = false;
  let isScheduled = false;
  let isIdDeleted = () => false;

  async function apply(): Promise<void> {
    const decision = consent.get();
    nameWindowFlags(consent.settings()?.site?.names);
    if (pageOptions().logging) {
      Object.assign(window, { [nameOf('lintelLogging')]: true });
    }
    // If every part that decided has unmounted, the next one decides.
    settled = decision && (settled ?? settle());
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
    if (consent.get() !== 'denied') return;
    (tracker ?? newTracker()).forget();
    // The next one is for another visitor, and may have newer settings.
    tracker = null;
  }

  function newTracker(): Tracker {
    const { site: config, languages } = consent.settings() ?? {};
    return createTracker({ config, options: pageOptions(), languages });
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
    if (isHidden()) follow();
    dropExcess();
    const isOff = hasWindowFlag('lintelEventsDisabled');
    // Nothing is sent before a page is shown.
    if (!maySend || isOff || !queue.page) return reportWaiting();
    tracker ??= newTracker();
    if (queue.landing) land(tracker, queue.landing);
    for (const { event, context, channel, settle } of queue.events.splice(0)) {
      tracker
        .send(event, context, channel)
        .then(settle, () => settle?.(DROPPED));
    }
    identity.set(tracker.identify(location.href));
    watchId();
  }

  /**
   * Sends the landing. If the tab's pages before were left too early, it was the
   * first of them.
   */
  function land({ land: send }: Tracker, shown: EventContext): void {
    queue.landing = null;
    const unsent = takeUnsent();
    queue.events.unshift(...unsent);
    const landing = unsent[0]?.context ?? shown;
    if (send(landing)) addPageEvent('land', landing, true);
  }

  /**
   * Delays sending, because a click may be in progress. A hidden page may not
   * get another task, so it sends immediately.
   */
  function sendSoon(): void {
    if (!maySend || isHidden()) return flush();
    if (!isScheduled) setTimeout(flush);
    isScheduled = true;
  }

  // First, so that the page's own listeners send nothing before.
  onEvents(document, { prerenderingchange: follow, visibilitychange: follow });
  onEvents(window, { pageshow: follow, focus: follow, storage: follow });
  watchPageEnd(flush);
  consent.subscribe(() => void apply());
  void apply();
}

/** Applies the flag names of `site.names` to the whole page. */
export function nameWindowFlags(names: SiteConfig['names']): void {
  if (!names) return;
  Object.assign(windowFlagNames(), {
    lintelEventsDisabled: names.eventsDisabledFlag,
    lintelAbEventsDisabled: names.abEventsDisabledFlag,
    lintelLogging: names.loggingFlag,
  });
}

/** Adds the page's unloads, and its view when it returns. */
function watchPageEnd(flush: () => void): void {
  let hasLeft = false;
  onPageLeave(() => {
    const page = pageNow();
    if (page && !hasLeft) addPageEvent('unload', page);
    hasLeft = true;
    // Also the second time: other listeners may have added events since.
    flush();
  });
  onRestore(() => {
    const page = pageNow();
    hasLeft = false;
    if (page) addPageEvent('view page', page);
    pageQueue().sendSoon?.();
  });
  onEvents(window, {
    visibilitychange() {
      if (!isHidden()) hasLeft = false;
    },
  });
}

/** The page that was viewed last, as it is now. */
function pageNow(): EventContext | null {
  const { page } = pageQueue();
  if (!page) return null;
  const moment = currentMoment();
  // A router may have left the page already.
  const isLeft = !isSamePage(page.url, moment.url);
  return { ...page, ...(isLeft ? { at: moment.at } : moment) };
}

const isHidden = () => document.visibilityState === 'hidden';

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
      if (isHidden()) callback();
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
async function settle(): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    whenIdle(resolve, SETTLE_TIMEOUT_MS);
    stop = onPageLeave(resolve);
  });
  stop();
}
