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

/** The orders after a message; unchanged by what is none, as anybody may dispatch an event. */
export function applyMessage(
  orders: HeaderOrders,
  message: unknown,
): HeaderOrders {
  switch (message) {
    case 'set dark background':
      return { ...orders, theme: 'dark-background' };
    case 'set light background':
      return { ...orders, theme: 'light-background' };
    case 'set hidden':
      return { ...orders, hidden: true };
    case 'set visible':
      return { ...orders, hidden: false };
    default:
      return orders;
  }
}
