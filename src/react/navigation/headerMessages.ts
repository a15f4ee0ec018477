import {
  applyMessage,
  noOrders,
  type HeaderMessage,
} from '../../core/navigation/headerMessages';
import { onEvents } from '../../core/browser/onEvents';
import { nameOf, warnInDevelopment } from '../../core/report/report';
import { createStore } from '../../core/machine/store';
import { shared } from '../../core/browser/registry';
import { defaultSiteNames } from '../../core/site/siteName';

declare global {
  interface WindowEventMap {
    'lintel:message': CustomEvent<HeaderMessage>;
  }
}

/** The page's messages: what is sent before a header is there waits for it. */
export function pageMessages() {
  return shared('messages', createMessages);
}

/**
 * Tells the header about the page behind it: dark or light, hide or come back
 * (specification §4). The same as `window.dispatchEvent(new
 * CustomEvent('lintel:message', { detail: message }))`, or under the name in
 * `site.names`, but a message that is sent before the header is there is not
 * lost. Holds until the next message,
 * a new `theme` prop, or until no header is left. Does nothing on a server.
 */
export function sendHeaderMessage(message: HeaderMessage): void {
  if (typeof window === 'undefined') return;
  const { receive, events } = pageMessages();
  receive(message);
  for (const event of events()) {
    window.dispatchEvent(new CustomEvent(event, { detail: message }));
  }
}

function createMessages() {
  const orders = createStore(noOrders);
  const headers = new Set<{ event: string }>();
  const receive = (message: unknown) => {
    const next = applyMessage(orders.get(), message);
    if (next === orders.get() && process.env.NODE_ENV !== 'production') {
      warnInDevelopment(
        `${nameOf(message)} is no message to the header, so nothing happens. Send 'set dark background', 'set light background', 'set hidden' or 'set visible'.`,
      );
    }
    orders.set(next);
  };
  return {
    orders,
    receive,
    /** The events that headers listen to; until one is there, nobody has said another name. */
    events: (): Iterable<string> =>
      headers.size > 0
        ? new Set([...headers].map(({ event }) => event))
        : [defaultSiteNames.messageEvent],
    /** Listens to an event on `window`, until the returned function is called. */
    listen(event: string) {
      const header = { event };
      headers.add(header);
      const stop = onEvents(window, {
        [event]: ({ detail }: CustomEvent) => receive(detail),
      });
      return () => {
        headers.delete(header);
        stop();
        // Not at once: StrictMode takes the header away and puts it back.
        // Nor is what the next page has said meanwhile forgotten.
        const last = orders.get();
        queueMicrotask(() => {
          if (headers.size === 0 && orders.get() === last) orders.set(noOrders);
        });
      };
    },
  };
}
