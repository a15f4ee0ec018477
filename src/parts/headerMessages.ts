/** The background of the page behind the header (behaviour H3). */
export type HeaderTheme = 'light-background' | 'dark-background';

const themes: readonly HeaderTheme[] = ['light-background', 'dark-background'];

/** Reads a theme, which may come from a CMS or from the page's markup. */
export function readTheme(
  given: unknown,
  otherwise: HeaderTheme = 'light-background',
): HeaderTheme {
  return themes.find((theme) => theme === given) ?? otherwise;
}

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
