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
import { createTracker, type Tracker } from './tracker';
import { watchStoredId } from './visitorIds';

/** The maximum delay of the first `'granted'`. */
const SETTLE_TIMEOUT_MS = 500;

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
  let parts: 'undecided' | 'settling' | 'settled' = 'undecided';
  let stopSettling = () => {};
  let hasLanded = false;
  let isScheduled = false;
  let isIdDeleted = () => false;

  /** Whether events are sent. Otherwise they wait, or are dropped. */
  function isOpen(): boolean {
    const isSettled = parts === 'settled' || consent.isAnswered();
    return consent.get() === 'granted' && isSettled;
  }

  function update(): void {
    if (pageOptions().logging) {
      Object.assign(window, { [nameOf('lintelLogging')]: true });
    }
    settle();
    if (isOpen()) watchId();
    else identity.set(null);
    whenShown(forgetIfDenied);
    flush();
  }

  /**
   * Parts of one page mount one after the other, in separate React roots and
   * islands. Waits until all that hydrate together have decided, and again after
   * all of them have unmounted.
   */
  function settle(): void {
    if (consent.get() === null) {
      parts = 'undecided';
      stopSettling();
    } else if (parts === 'undecided') {
      parts = 'settling';
      stopSettling = whenIdle(endSettling, SETTLE_TIMEOUT_MS);
    }
  }

  function endSettling(): void {
    if (parts !== 'settling') return;
    parts = 'settled';
    update();
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
    isIdDeleted = watchStoredId(consent.settings()?.site?.names);
  }

  /**
   * Follows a visitor who has declined on another page of the site, which has
   * deleted the id that this page could write back.
   */
  function follow(): void {
    if (isOpen() && isIdDeleted()) consent.answer('denied');
  }

  function flush(): void {
    isScheduled = false;
    // A page in the background has not noticed yet.
    if (isHidden()) follow();
    dropExcess();
    const isOff = hasWindowFlag('lintelEventsDisabled');
    // Nothing is sent before a page is shown.
    if (!isOpen() || isOff || !inbox.viewed) return reportWaiting();
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
    if (!isOpen() || isHidden()) return flush();
    if (!isScheduled) setTimeout(flush);
    isScheduled = true;
  }

  function leave(): void {
    endSettling();
    flush();
  }

  // First, so that the page's own listeners send nothing before.
  const shown = { prerenderingchange: follow, visibilitychange: follow };
  const returned = { pageshow: follow, focus: follow, storage: follow };
  endsWithPage(onEvents(document, shown));
  endsWithPage(onEvents(window, returned));
  endsWithPage(watchPageEnd(leave));
  consent.subscribe(update);
  update();
}

/**
 * Adds the page's unloads, and its view when it returns. It does not use
 * `unload`, which keeps pages out of the back/forward cache. Returns a function
 * that stops it.
 *
 * @param onLeave called when the page is hidden or left. Leaving a visible page
 *   is both, so it calls back twice.
 * @see https://developer.chrome.com/docs/web-platform/page-lifecycle-api
 */
function watchPageEnd(onLeave: () => void): () => void {
  let hasLeft = false;
  function leave(): void {
    if (!hasLeft) addViewedPage('unload');
    hasLeft = true;
    // Also the second time: other listeners may have added events since.
    onLeave();
  }
  return together(
    onEvents(window, {
      pagehide: leave,
      visibilitychange() {
        if (isHidden()) leave();
        else hasLeft = false;
      },
    }),
    onRestore(() => {
      hasLeft = false;
      addViewedPage('view page');
      pageInbox().sendSoon?.();
    }),
  );
}

/** Adds an event of the page that was viewed last, as it is now. */
function addViewedPage(type: 'unload' | 'view page'): void {
  const { viewed } = pageInbox();
  if (!viewed) return;
  const moment = currentMoment();
  // A router may have left the page already.
  const isLeft = !isSamePage(viewed.url, moment.url);
  addPageEvent(type, { ...viewed, ...(isLeft ? { at: moment.at } : moment) });
}

const isHidden = () => document.visibilityState === 'hidden';
