import type { HeaderTheme } from '../parts/settings';
import { onEvents } from '../browser/events';
import { createStore } from '../browser/store';
import { sharedByCopies } from '../browser/registry';
import { defaultSiteNames } from '../site/siteConfig';

/** A message that changes the header. */
export type HeaderMessage =
  'set dark background' | 'set light background' | 'set hidden' | 'set visible';

/** The result of all messages so far. */
export interface HeaderOverrides {
  /** A new object for each message. `null` if no message has set it. */
  readonly theme: { readonly name: HeaderTheme } | null;
  readonly hidden: boolean;
}

export const noOverrides: HeaderOverrides = { theme: null, hidden: false };

const CHANGES = new Map<unknown, () => Partial<HeaderOverrides>>([
  ['set dark background', () => ({ theme: { name: 'dark-background' } })],
  ['set light background', () => ({ theme: { name: 'light-background' } })],
  ['set hidden', () => ({ hidden: true })],
  ['set visible', () => ({ hidden: false })],
]);

declare global {
  interface WindowEventMap {
    'lintel:message': CustomEvent<HeaderMessage>;
  }
}

/** The page's messages. Messages sent before a header mounts wait for it. */
export function pageMessages() {
  return sharedByCopies('messages', createMessages);
}

/**
 * Changes the header: its theme, or whether it is hidden. A message applies
 * until the next one, a new `theme` prop, or until the last header unmounts. It
 * is not lost if it is sent before the header mounts. Scripts without Lintel
 * can dispatch `new CustomEvent('lintel:message', { detail: message })` on
 * `window` instead. On a server it does nothing.
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
  // Other copies of Lintel listen, too: to the default one, before they mount.
  const names = events[0] ? new Set(events) : [defaultSiteNames.messageEvent];
  for (const name of names) {
    window.dispatchEvent(new CustomEvent(name, { detail: message }));
  }
}

function createMessages() {
  const overrides = createStore(noOverrides);
  /** The name that each header listens to. */
  const events: string[] = [];
  const receive = (message: unknown) => {
    // Unknown messages change nothing, because any script can dispatch the event.
    const change = CHANGES.get(message)?.();
    if (change) overrides.set({ ...overrides.get(), ...change });
  };
  return {
    overrides,
    receive,
    events,
    /** Listens to an event on `window` until the returned function is called. */
    listen(event: string) {
      events.push(event);
      const stop = onEvents(window, {
        [event]: ({ detail }: CustomEvent) => receive(detail),
      });
      return () => {
        events.splice(events.indexOf(event), 1);
        stop();
        // Delayed, because StrictMode unmounts the header and mounts it again.
        // Messages that the next page has sent since then stay.
        const last = overrides.get();
        queueMicrotask(() => {
          if (!events[0] && overrides.get() === last)
            overrides.set(noOverrides);
        });
      };
    },
  };
}
