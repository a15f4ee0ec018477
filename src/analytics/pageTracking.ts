import { afterPaint, onEvents, together, whenShown } from '../browser/events';
import { createLoader } from '../browser/loader';
import { retain, sharedByCopies } from '../browser/registry';
import { pageConsent } from './consent';
import { readClick, watchOpenings } from './elementEvents';
import { addEvent, applyDecision, pageInbox, reportWaiting } from './inbox';
import { isSamePage } from './pageViews';
import type { Channel, EventContext, LintelEvent } from './trackEvent';
import type { LintelDelivery } from './transport';

/**
 * Connects a part to the page's tracking, which is loaded once a `Header` or
 * `LintelProvider` has decided. While analytics are off, nothing is downloaded
 * or stored. Returns a function to call when the part unmounts.
 *
 * @param now reads the page
 */
export function connectPart(now: () => EventContext): () => void {
  const inbox = pageInbox();
  const page = now();
  inbox.readers.add(now);
  pageConsent().subscribe(send);
  // A prerendered page is viewed later than its parts mount.
  whenShown(() => {
    if (!inbox.shown || !isSamePage(inbox.shown.url, page.url)) {
      inbox.shown = { ...page, at: Date.now() };
    }
    applyDecision();
    send();
  });
  return () => inbox.readers.delete(now);
}

/**
 * Records clicks on elements with `data-lintel-id`, including middle clicks, and
 * their openings: once, however many parts the page has. Its listener never
 * delays a click. Returns a function to call when the part unmounts.
 */
export function watchVisitor(): () => void {
  return retain('visitor', () => {
    const click = (event: MouseEvent) => {
      // The middle button opens a link. Other buttons do something else.
      if (event.button <= 1) record(readClick(event.composedPath()));
    };
    const listeners = { click, auxclick: click };
    return together(
      onEvents(document, listeners, { capture: true, passive: true }),
      watchOpenings(record),
    );
  });
}

/**
 * Adds an event of the visitor, and sends it after the answer to it is painted,
 * or when the page is left before.
 */
function record(event: LintelEvent | null): void {
  const [now] = pageInbox().readers;
  if (!event || !now) return;
  addEvent({ event, context: now() });
  afterPaint(send);
}

/**
 * Sends an event once it may be sent. Resolves to its outcome, and at once if it
 * has to wait.
 */
export function trackSoon(
  event: LintelEvent,
  context: EventContext,
  channel?: Channel,
): Promise<LintelDelivery> {
  return new Promise((settle) => {
    addEvent({ event, context, channel, settle });
    send();
  });
}

/**
 * Sends what waits, or loads the code that does. Not until a `Header` or
 * `LintelProvider` has decided, and not while analytics are off. If the code
 * cannot be loaded, the next part or event tries again.
 */
function send(): void {
  const { sendSoon } = pageInbox();
  if (sendSoon) return sendSoon();
  reportWaiting();
  const decision = pageConsent().get();
  if (decision !== null && decision !== 'off') sender().load();
}

const sender = () =>
  sharedByCopies('sender', () =>
    createLoader(null, async () => (await import('./sender')).startSending()),
  );
