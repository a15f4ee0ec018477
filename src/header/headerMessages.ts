import type { HeaderTheme } from '../parts/theme';
import { onEvents } from '../browser/events';
import { createStore } from '../browser/store';
import { shared } from '../browser/registry';
import { defaultSiteNames } from '../site/siteConfig';

/** A message that changes the header (behaviour H4). */
export type HeaderMessage =
  'set dark background' | 'set light background' | 'set hidden' | 'set visible';

/** The result of all messages so far. */
export interface HeaderOverrides {
  /** `null` if no message has set it. */
  readonly theme: HeaderTheme | null;
  readonly hidden: boolean;
}

export const noOverrides: HeaderOverrides = { theme: null, hidden: false };

/**
 * Returns the state after a message. Unknown messages change nothing, because
 * any script can dispatch the event.
 */
export function applyMessage(
  overrides: HeaderOverrides,
  message: unknown,
): HeaderOverrides {
  switch (message) {
    case 'set dark background':
      return { ...overrides, theme: 'dark-background' };
    case 'set light background':
      return { ...overrides, theme: 'light-background' };
    case 'set hidden':
      return { ...overrides, hidden: true };
    case 'set visible':
      return { ...overrides, hidden: false };
    default:
      return overrides;
  }
}

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
