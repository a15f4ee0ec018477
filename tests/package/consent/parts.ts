/** A part of a page, as a test mounts it: JSON. */
export interface PartDescription {
  /** A component of the package, or the team's own `Banner`. */
  part: string;
  props?: Record<string, unknown>;
  /** The part inside it. */
  child?: PartDescription;
  /** Whether it comes from the second copy of the package. */
  second?: boolean;
  /** Whether its events go to the page's own server. */
  decides?: boolean;
}

/** What a `Header` or provider says about analytics; `unset` says nothing. */
export const SAYINGS = [
  'granted',
  'pending',
  'denied',
  'off',
  'unset',
] as const;
export type Saying = (typeof SAYINGS)[number];

/** The parts that decide. */
export const DECIDING = ['Header', 'LintelProvider'] as const;

/** The parts that wait for them. */
export const WAITING = [
  'StickySideNav',
  'SectionTracker',
  'Banner',
  'LanguageMenu',
  'MobileDrawer',
  'AccountMenu',
  'Link',
] as const;

/** A part that says something about analytics. */
export function deciding(
  part: (typeof DECIDING)[number],
  saying: Saying,
): PartDescription {
  const says = {
    granted: { consent: 'granted' },
    pending: { consent: 'pending' },
    denied: { consent: 'denied' },
    off: { consent: 'granted', tracking: false },
    unset: {},
  };
  return { part, props: says[saying], decides: true };
}

/** What holds for a page where these were said. */
export function strictestOf(sayings: readonly Saying[]): Saying {
  const order = ['off', 'denied', 'pending', 'granted'] as const;
  return order.find((each) => sayings.includes(each)) ?? 'granted';
}
