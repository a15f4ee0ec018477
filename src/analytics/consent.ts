import type { LanguageSites } from '../site/language';
import { sharedByAll } from '../browser/registry';
import type { SiteConfig } from '../site/siteConfig';
import { createStore } from '../browser/store';
import { windowFlagNames } from '../browser/windowFlags';
import type { TrackingOptions } from './trackingOptions';
import type { Identity } from './visitorIds';

/**
 * Whether the visitor allows analytics: `'pending'` until they have answered.
 */
export type LintelConsent = 'granted' | 'pending' | 'denied';

/** Consent, or `off` if `tracking={false}` turns analytics off. */
export type Decision = LintelConsent | 'off';

/**
 * The decision of one `Header` or `LintelProvider` about the page's analytics.
 */
export interface TrackingDecision {
  decision: Decision;
  site: SiteConfig | undefined;
  languages: LanguageSites;
  /**
   * Read when needed, because an object written inline is new on every render.
   */
  options(): TrackingOptions | undefined;
}

/** The page's consent. */
export type PageConsent = ReturnType<typeof createPageConsent>;

/** The strictest first. */
const DECISIONS: readonly Decision[] = ['off', 'denied', 'pending', 'granted'];

/**
 * The page's consent, shared by all copies of the package, React roots and
 * islands.
 */
export function pageConsent(): PageConsent {
  return sharedByAll(CONSENT, createPageConsent);
}

/** The page's tracking options. */
export function pageOptions(): TrackingOptions {
  return pageConsent().settings()?.options() ?? {};
}

/** The consent's name in the registry. */
export const CONSENT = 'consent';

/**
 * The decision of a page, or `null` before any part or the visitor has decided.
 * The strictest decision applies until the visitor answers. The answer cannot
 * turn on what `tracking={false}` has turned off. Global Privacy Control counts
 * as `'denied'`.
 */
export function combine(
  decisions: readonly Decision[],
  answer: LintelConsent | null,
  globalPrivacyControl: boolean,
): Decision | null {
  const decided = strictest(decisions);
  // Effects run from the inside out, so a stored answer may arrive before the
  // provider around it has said where events go.
  const isEarly = decided === null && answer === 'granted';
  if (decided === 'off' || isEarly) return decided;
  const consent = answer ?? decided;
  return consent && globalPrivacyControl ? 'denied' : consent;
}

/**
 * Only `Header` and `LintelProvider` decide, and all other parts wait for them.
 * The visitor's answer applies until the page is left.
 */
function createPageConsent() {
  const store = createStore<Decision | null>(null);
  const decisions = new Set<TrackingDecision>();
  let answer: LintelConsent | null = null;

  /** The settings of the first part that has not turned analytics off. */
  function settings() {
    return [...decisions].find(({ decision }) => decision !== 'off');
  }

  function update(): void {
    // The inbox reads the flags before the code that sends has loaded.
    nameWindowFlags(settings()?.site?.names);
    const isRefused =
      settings()?.options()?.globalPrivacyControl !== 'ignore' &&
      hasPrivacyControl();
    const decided = [...decisions].map(({ decision }) => decision);
    store.set(combine(decided, answer, isRefused));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Adds a decision. Call the returned function when the part unmounts. */
    add(decision: TrackingDecision) {
      decisions.add(decision);
      update();
      return () => {
        // Delayed, because the same part, or the next page's, may decide again
        // in this task. Until then its old decision still applies.
        queueMicrotask(() => {
          decisions.delete(decision);
          update();
        });
      };
    },
    /** The visitor's answer. */
    answer(consent: LintelConsent) {
      answer = consent;
      update();
    },
    isAnswered: () => answer !== null,
    settings,
  };
}

/** Applies the flag names of `site.names` to the whole page. */
export function nameWindowFlags(names: SiteConfig['names']): void {
  if (!names) return;
  Object.assign(windowFlagNames(), {
    lintelEventsDisabled: names.eventsDisabledFlag,
    lintelAbEventsDisabled: names.abEventsDisabledFlag,
    lintelLogging: names.loggingFlag,
  });
}

/** The visitor's ids. `null` until tracking is loaded, and without consent. */
export const pageIdentity = () =>
  sharedByAll('identity', () => createStore<Identity | null>(null));

/** The strictest of several decisions, or `null` if there are none. */
export function strictest(decisions: readonly Decision[]): Decision | null {
  return DECISIONS.find((each) => decisions.includes(each)) ?? null;
}

/**
 * Reads the `consent` prop. Any other value (`null`, `true`, `'yes'`) is
 * `'pending'`, so that nothing is sent until the visitor answers.
 */
export function readConsent(value: unknown): LintelConsent | undefined {
  if (value === undefined) return undefined;
  return value === 'granted' || value === 'denied' ? value : 'pending';
}

/**
 * Reads the `tracking` prop. Any other value (`null`, `'false'`) is `false`, so
 * that nothing is sent.
 */
export function readTracking(
  value: unknown,
): boolean | TrackingOptions | undefined {
  if (value === undefined || value === true) return value;
  return typeof value === 'object' && value !== null ? value : false;
}

/**
 * Whether the browser sends Global Privacy Control.
 * @see https://w3c.github.io/gpc/
 */
export function hasPrivacyControl(): boolean {
  // A server before Node 21 has no `navigator`.
  const browser = globalThis.navigator as
    { globalPrivacyControl?: unknown } | undefined;
  return browser?.globalPrivacyControl === true;
}
