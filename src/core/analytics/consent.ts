import type { LanguageSites } from '../language/language';
import { objectOf } from '../report/propValues';
import { existing, shared } from '../browser/registry';
import type { SiteConfig } from '../site/site';
import { createStore, type Readable } from '../machine/store';
import type { TrackingOptions } from './trackingOptions';

/** Whether the visitor allows analytics. */
export type Consent = 'granted' | 'pending' | 'denied';

/** Consent, or `off`: the page's team has turned analytics off. */
export type Decision = Consent | 'off';

/** What one `Header` or `LintelProvider` says about the page's analytics. */
export interface TrackingDecision {
  decision: Decision;
  /** Whether its `consent` or `tracking` prop said so; a decision by default earns a warning. */
  explicit: boolean;
  site: SiteConfig | undefined;
  languages: LanguageSites;
  /** Read when needed: a page writes the object inline, and it is new at each rendering. */
  options(): TrackingOptions | undefined;
}

/**
 * Whether this page may send and store analytics. Only `Header` and
 * `LintelProvider` decide; every other part waits for them. The strictest
 * decision wins until the visitor answers, and the answer then stands for as
 * long as the page does. What a team has turned off stays off, whatever the
 * answer.
 */
export interface PageConsent extends Readable<Decision | null> {
  /** Adds a decision. Call the returned function when the part that decided is gone. */
  decide(decision: TrackingDecision): () => void;
  /** The visitor's answer. */
  answer(consent: Consent): void;
  isAnswered(): boolean;
  /** Whether a team or the visitor has said so; not only a default. */
  isExplicit(): boolean;
  /** Where events go and how: as the first part says that has not turned analytics off. */
  settings(): TrackingDecision | undefined;
}

const STRICTNESS: readonly Decision[] = ['granted', 'pending', 'denied', 'off'];

/** One for the page, across copies of the package, React roots and islands. */
export function pageConsent(): PageConsent {
  return shared(NAME, createPageConsent);
}

/** What the page has decided by now; `null` where nothing has. For code that runs before, or without, React. */
export function decidedConsent(): Decision | null {
  return existing<PageConsent>(NAME)?.get() ?? null;
}

const NAME = 'consent';

function createPageConsent(): PageConsent {
  const store = createStore<Decision | null>(null);
  const decisions = new Set<TrackingDecision>();
  let answered: Consent | null = null;

  function settings() {
    return [...decisions].find(({ decision }) => decision !== 'off');
  }

  function update(): void {
    const decided = strictest([...decisions].map(({ decision }) => decision));
    const consent = decided === 'off' ? decided : (answered ?? decided);
    const ignoresControl =
      settings()?.options()?.globalPrivacyControl === 'ignore';
    const isRefused =
      consent !== null &&
      consent !== 'off' &&
      !ignoresControl &&
      hasPrivacyControl();
    store.set(isRefused ? 'denied' : consent);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    decide(decision) {
      decisions.add(decision);
      update();
      return () => {
        // Not at once: the same part, or the next page's, may decide again
        // before the browser does anything else, and is no stranger's yes.
        queueMicrotask(() => {
          decisions.delete(decision);
          update();
        });
      };
    },
    answer(consent) {
      answered = consent;
      update();
    },
    isAnswered: () => answered !== null,
    isExplicit: () =>
      answered !== null || [...decisions].some(({ explicit }) => explicit),
    settings,
  };
}

/** The strictest of several decisions; `null` of none. */
export function strictest(decisions: readonly Decision[]): Decision | null {
  const most = Math.max(...decisions.map((each) => STRICTNESS.indexOf(each)));
  return STRICTNESS[most] ?? null;
}

/** What `consent` may be. */
export const consents = [
  'granted',
  'pending',
  'denied',
] as const satisfies readonly Consent[];

/**
 * What the `consent` prop says; `undefined` where it says nothing. Any other
 * value (`null`, `true`, `'yes'`) is `'pending'`: nothing is sent until the
 * visitor answers.
 */
export function readConsent(value: unknown): Consent | undefined {
  if (value === undefined) return undefined;
  return consents.find((consent) => consent === value) ?? 'pending';
}

/**
 * What the `tracking` prop says: `true` where it says nothing. Anything but a
 * boolean or an object is `false`: nothing is sent.
 */
export function readTracking(value: unknown): boolean | TrackingOptions {
  if (value === undefined) return true;
  if (typeof value === 'boolean') return value;
  return objectOf(value as TrackingOptions) ?? false;
}

/**
 * Whether the browser says no in the visitor's name.
 * @see https://w3c.github.io/gpc/
 */
export function hasPrivacyControl(): boolean {
  // A server before Node 21 has no `navigator`.
  if (typeof navigator === 'undefined') return false;
  const { globalPrivacyControl } = navigator as {
    globalPrivacyControl?: unknown;
  };
  return globalPrivacyControl === true;
}
