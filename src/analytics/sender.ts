import {
  onEvents,
  onRestore,
  together,
  whenIdle,
  whenShown,
} from '../browser/events';
import { endsWithPage } from '../browser/registry';
import { hasWindowFlag, nameOf } from '../browser/windowFlags';
import { pageConsent, pageIdentity, pageOptions } from './consent';
import {
  addPageEvent,
  dropExcess,
  DROPPED,
  pageInbox,
  reportWaiting,
} from './inbox';
import { currentMoment, isSamePage } from './pageViews';
import type { EventContext } from './trackEvent';
import { createTracker, type Tracker } from './tracker';
import { watchStoredId } from './visitorIds';

/**
 * What becomes of the events in the inbox:
 *
 * - `waiting`: they stay until a part decides, or the visitor answers
 * - `settling`: they stay until all parts that hydrate together have decided
 * - `open`: they are sent
 * - `closed`: they are dropped
 */
type State = 'waiting' | 'settling' | 'open' | 'closed';

/**
 * Starts sending the page's events, unless another copy of the package does.
 * Until events may be sent there is no tracker, and so no id, no storage and no
 * request.
 */
export function startSending(): void {
  const inbox = pageInbox();
  if (inbox.sendSoon) return;
  inbox.sendSoon = sendSoon;
  const consent = pageConsent();
  const identity = pageIdentity();
  let tracker: Tracker | null = null;
  let settling: Promise<void> | null = null;
  let isSettled = false;
  let hasLanded = false;
  let isScheduled = false;
  let isIdDeleted = () => false;

  function state(): State {
    const decision = consent.get();
    if (decision === null || decision === 'pending') return 'waiting';
    if (decision !== 'granted') return 'closed';
    return isSettled || consent.isAnswered() ? 'open' : 'settling';
  }

  function update(): void {
    if (pageOptions().logging) {
      Object.assign(window, { [nameOf('lintelLogging')]: true });
    }
    void settle();
    if (state() === 'open') watchId();
    else identity.set(null);
    whenShown(forgetIfDenied);
    flush();
  }

  /** Once, and again after every part that decided has unmounted. */
  async function settle(): Promise<void> {
    if (consent.get() === null) {
      isSettled = false;
      settling = null;
    } else if (!settling) {
      const started = (settling = partsSettled());
      await started;
      if (started !== settling) return;
      isSettled = true;
      update();
    }
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
    if (state() === 'open' && isIdDeleted()) consent.answer('denied');
  }

  function flush(): void {
    isScheduled = false;
    // A page in the background has not noticed yet.
    if (isHidden()) follow();
    dropExcess();
    const isOff = hasWindowFlag('lintelEventsDisabled');
    // Nothing is sent before a page is shown.
    if (state() !== 'open' || isOff || !inbox.viewed) return reportWaiting();
    tracker ??= newTracker();
    land(tracker);
    for (const { event, context, channel, settle } of inbox.events.splice(0)) {
      tracker
        .send(event, context, channel)
        .then(settle, () => settle?.(DROPPED));
    }
    identity.set(tracker.identify(location.href));
    watchId();
  }

  /** Sends the landing, of which a page has one. */
  function land(visit: Tracker): void {
    const { landing } = inbox;
    inbox.landing = null;
    if (!landing || hasLanded) return;
    hasLanded = true;
    if (visit.land(landing)) addPageEvent('land', landing, true);
  }

  /**
   * Delays sending, because a click may be in progress. A hidden page may not
   * get another task, so it sends immediately.
   */
  function sendSoon(): void {
    if (state() !== 'open' || isHidden()) return flush();
    if (!isScheduled) setTimeout(flush);
    isScheduled = true;
  }

  // First, so that the page's own listeners send nothing before.
  const shown = { prerenderingchange: follow, visibilitychange: follow };
  const returned = { pageshow: follow, focus: follow, storage: follow };
  endsWithPage(onEvents(document, shown));
  endsWithPage(onEvents(window, returned));
  endsWithPage(watchPageEnd(flush));
  consent.subscribe(update);
  update();
}

/**
 * Adds the page's unloads, and its view when it returns. Returns a function that
 * stops it.
 */
function watchPageEnd(flush: () => void): () => void {
  let hasLeft = false;
  return together(
    onPageLeave(() => {
      const page = pageNow();
      if (page && !hasLeft) addPageEvent('unload', page);
      hasLeft = true;
      // Also the second time: other listeners may have added events since.
      flush();
    }),
    onRestore(() => {
      const page = pageNow();
      hasLeft = false;
      if (page) addPageEvent('view page', page);
      pageInbox().sendSoon?.();
    }),
    onEvents(window, {
      visibilitychange() {
        if (!isHidden()) hasLeft = false;
      },
    }),
  );
}

/** The page that was viewed last, as it is now. */
function pageNow(): EventContext | null {
  const { viewed } = pageInbox();
  if (!viewed) return null;
  const moment = currentMoment();
  // A router may have left the page already.
  const isLeft = !isSamePage(viewed.url, moment.url);
  return { ...viewed, ...(isLeft ? { at: moment.at } : moment) };
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
async function partsSettled(): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    whenIdle(resolve, SETTLE_TIMEOUT_MS);
    stop = onPageLeave(resolve);
  });
  stop();
}
