import {
  applyMessage,
  noOrders,
  type HeaderMessage,
  type HeaderOrders,
} from '../core/headerMessages';
import { nameOf, warnInDevelopment } from '../core/report';
import { createStore, type Store } from '../core/store';
import { shared } from '../core/registry';
import { defaultSiteNames } from '../core/siteName';

declare global {
  interface WindowEventMap {
    'lintel:message': CustomEvent<HeaderMessage>;
  }
}

export interface HeaderMessages {
  orders: Store<HeaderOrders>;
  /** Listens to an event on `window`, until the returned function is called. */
  listen(event: string): () => void;
  /** The events that headers listen to, or will. */
  events(): string[];
  receive(message: unknown): void;
}

/** The page's messages: what is sent before a header is there waits for it. */
export function pageMessages(): HeaderMessages {
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

function createMessages(): HeaderMessages {
  const orders = createStore(noOrders);
  const headers = new Map<string, number>();
  const receive = (message: unknown) => {
    const next = applyMessage(orders.get(), message);
    if (next === orders.get() && process.env.NODE_ENV !== 'production') {
      warnInDevelopment(
        `${nameOf(message)} is no message to the header, so nothing happens. Send 'set dark background', 'set light background', 'set hidden' or 'set visible'.`,
      );
    }
    orders.set(next);
  };
  const onMessage = (event: Event) => receive((event as CustomEvent).detail);
  const count = (event: string, change: 1 | -1) => {
    const next = (headers.get(event) ?? 0) + change;
    if (next > 0) headers.set(event, next);
    else headers.delete(event);
  };
  return {
    orders,
    receive,
    // Until a header is there, nobody has said another name.
    events: () =>
      headers.size > 0 ? [...headers.keys()] : [defaultSiteNames.messageEvent],
    listen(event) {
      // The same listener again adds nothing.
      window.addEventListener(event, onMessage);
      count(event, 1);
      return () => {
        count(event, -1);
        if (!headers.has(event)) window.removeEventListener(event, onMessage);
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
