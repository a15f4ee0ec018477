import {
  applyMessage,
  noOverrides,
  type HeaderMessage,
} from '../parts/headerMessages';
import { onEvents } from '../browser/events';
import { createStore } from '../browser/store';
import { shared } from '../browser/registry';
import { defaultSiteNames } from '../site/siteConfig';

declare global {
  interface WindowEventMap {
    'lintel:message': CustomEvent<HeaderMessage>;
  }
}

/** The page's messages. Messages sent before a header mounts wait for it. */
export function pageMessages() {
  return shared('messages', createMessages);
}

/**
 * Changes the header: its theme, or whether it is hidden (behaviour H4). A
 * message applies until the next one, a new `theme` prop, or until the last
 * header unmounts. It is not lost if it is sent before the header mounts.
 * Scripts without Lintel can dispatch `new CustomEvent('lintel:message', {
 * detail: message })` on `window` instead. On a server it does nothing.
 *
 * @example
 * import { sendHeaderMessage } from 'lintel';
 *
 * sendHeaderMessage('set dark background');
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
  const overrides = createStore(noOverrides);
  const headers = new Set<{ event: string }>();
  const receive = (message: unknown) => {
    overrides.set(applyMessage(overrides.get(), message));
  };
  return {
    overrides,
    receive,
    /**
     * The events that headers listen to, or the default one before a header
     * mounts.
     */
    events: (): Iterable<string> =>
      headers.size > 0
        ? new Set([...headers].map(({ event }) => event))
        : [defaultSiteNames.messageEvent],
    /**
     * Listens to an event on `window` until the returned function is called.
     */
    listen(event: string) {
      const header = { event };
      headers.add(header);
      const stop = onEvents(window, {
        [event]: ({ detail }: CustomEvent) => receive(detail),
      });
      return () => {
        headers.delete(header);
        stop();
        // Delayed, because StrictMode unmounts the header and mounts it again.
        // Messages that the next page has sent since then stay.
        const last = overrides.get();
        queueMicrotask(() => {
          if (headers.size === 0 && overrides.get() === last)
            overrides.set(noOverrides);
        });
      };
    },
  };
}
