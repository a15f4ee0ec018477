import {
  applyMessage,
  noOrders,
  type HeaderMessage,
  type HeaderOrders,
} from '../core/headerMessages';
import { nameOf, warnInDevelopment } from '../core/report';
import { createStore, type Store } from '../core/store';
import { shared } from '../core/registry';

const EVENT = 'lintel:message';

declare global {
  interface WindowEventMap {
    'lintel:message': CustomEvent<HeaderMessage>;
  }
}

export interface HeaderMessages {
  orders: Store<HeaderOrders>;
  /** Hears `lintel:message` on the window, until the returned function is called. */
  listen(): () => void;
  receive(message: unknown): void;
}

/** The page's messages: what is sent before a header is there waits for it. */
export function pageMessages(): HeaderMessages {
  return shared('messages', createMessages);
}

/**
 * Tells the header about the page behind it: dark or light, hide or come back
 * (specification §4). The same as `window.dispatchEvent(new
 * CustomEvent('lintel:message', { detail: message }))`, but a message that is
 * sent before the header is there is not lost. Holds until the next message,
 * a new `theme` prop, or until no header is left. Does nothing on a server.
 */
export function sendHeaderMessage(message: HeaderMessage): void {
  if (typeof window === 'undefined') return;
  pageMessages().receive(message);
  window.dispatchEvent(new CustomEvent(EVENT, { detail: message }));
}

function createMessages(): HeaderMessages {
  const orders = createStore(noOrders);
  let headers = 0;
  const receive = (message: unknown) => {
    const next = applyMessage(orders.get(), message);
    if (next === orders.get() && process.env.NODE_ENV !== 'production') {
      warnInDevelopment(
        `${nameOf(message)} is no message to the header, so nothing happens. Send 'set dark background', 'set light background', 'set hidden' or 'set visible'.`,
      );
    }
    orders.set(next);
  };
  const onMessage = (event: CustomEvent<unknown>) => receive(event.detail);
  return {
    orders,
    receive,
    listen() {
      if (headers === 0) window.addEventListener(EVENT, onMessage);
      headers += 1;
      return () => {
        headers -= 1;
        if (headers === 0) window.removeEventListener(EVENT, onMessage);
        // Not at once: StrictMode takes the header away and puts it back.
        // Nor is what the next page has said meanwhile forgotten.
        const last = orders.get();
        queueMicrotask(() => {
          if (headers === 0 && orders.get() === last) orders.set(noOrders);
        });
      };
    },
  };
}
