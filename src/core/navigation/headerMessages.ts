/** What the page behind the header looks like (specification §4). */
export type HeaderTheme = 'light-background' | 'dark-background';

/** All of them; the default first. */
export const themes = [
  'light-background',
  'dark-background',
] as const satisfies readonly HeaderTheme[];

/** What a page may tell its header (specification §4). */
export type HeaderMessage =
  'set dark background' | 'set light background' | 'set hidden' | 'set visible';

/** What the messages so far amount to. */
export interface HeaderOrders {
  /** `null`: none has spoken of it. */
  readonly theme: HeaderTheme | null;
  readonly hidden: boolean;
}

export const noOrders: HeaderOrders = { theme: null, hidden: false };

const CHANGES = new Map<unknown, Partial<HeaderOrders>>([
  ['set dark background', { theme: 'dark-background' }],
  ['set light background', { theme: 'light-background' }],
  ['set hidden', { hidden: true }],
  ['set visible', { hidden: false }],
] satisfies [HeaderMessage, Partial<HeaderOrders>][]);

/** The orders after a message; unchanged by what is none, as anybody may dispatch an event. */
export function applyMessage(
  orders: HeaderOrders,
  message: unknown,
): HeaderOrders {
  const change = CHANGES.get(message);
  return change ? { ...orders, ...change } : orders;
}
