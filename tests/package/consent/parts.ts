/** A part of a page, as JSON for the test page. */
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

/** The decision about analytics of a `Header` or provider. `unset` makes none. */
export const DECISIONS = [
  'granted',
  'pending',
  'denied',
  'off',
  'unset',
] as const;
export type Decision = (typeof DECISIONS)[number];

/** The parts that wait for a decision. */
export const WAITING = [
  'StickySideNav',
  'SectionTracker',
  'Banner',
  'LanguageMenu',
  'MobileDrawer',
  'AccountMenu',
  'Link',
] as const;

/** A part with this decision in its props. */
export function deciding(
  part: 'Header' | 'LintelProvider',
  decision: Decision,
): PartDescription {
  const settings = {
    granted: { consent: 'granted' },
    pending: { consent: 'pending' },
    denied: { consent: 'denied' },
    off: { consent: 'granted', tracking: false },
    unset: {},
  };
  return { part, props: settings[decision], decides: true };
}

/** The decision that applies to a page with all of these. */
export function strictestOf(decisions: readonly Decision[]): Decision {
  const order = ['off', 'denied', 'pending', 'granted'] as const;
  return order.find((each) => decisions.includes(each)) ?? 'granted';
}
