import type { AnalyticsNames } from './analyticsNames';
import type { AnalyticsPage } from './pagePath';
import type { Transport } from './transport';

/** How the page's analytics work. Read once, by the first that tracks on the page; `page` at each event. */
export interface TrackingOptions {
  /**
   * The page's name for analytics, the same in every language.
   * @default its path, without a leading language
   */
  page?: AnalyticsPage | (string & {});
  /** Sent as `context_website_identifier`. */
  websiteIdentifier?: string;
  /** Sent as `event_owner_team`. @default 'marketing' */
  ownerTeam?: string;
  /** Whether each event has an `event_id`, by which a collector knows one that came twice. @default true */
  eventIds?: boolean;
  /** Whether the header reports that its menus were closed, too. @default false */
  closeEvents?: boolean;
  /** Whether the header sends `land`, `view page` and `unload`. @default true */
  pageEvents?: boolean;
  /**
   * How events leave, the first way that takes one.
   * `['beacon', 'xhr']` is the letter of the specification.
   * @default ['beacon', 'fetch', 'xhr']
   */
  transports?: readonly Transport[];
  /** Query parameters that addresses in events keep, beside `utm_*` and those of the specification. */
  queryParameters?: readonly string[];
  /** Whether an `analytics_id` in the page's address counts: anybody can write one there. @default true */
  analyticsIdFromUrl?: boolean;
  /**
   * `'browser'`: one landing in all tabs of a browser session.
   * @default 'tab', as session storage is
   */
  landingScope?: 'tab' | 'browser';
  /** Whether a landing that a leaving page cuts off is sent once more, as the same. @default true */
  landingRetry?: boolean;
  /** `'ignore'`: Global Privacy Control is no answer of the visitor's. */
  globalPrivacyControl?: 'ignore';
  /** Whether events go to be validated, and not to be counted. @default false */
  validate?: boolean;
  /** Whether warnings are printed that are silent otherwise: `window.lintelLogging`. @default false */
  logging?: boolean;
  /** Cookies and storage keys that are called otherwise. */
  names?: Partial<AnalyticsNames>;
  /** Paths of the calls: some blockers know the usual ones. */
  paths?: Partial<TrackingPaths>;
}

/** Where analytics are sent (specification §7). */
export interface TrackingPaths {
  /** On the page's own host. @default '/api/track/Track' */
  landing: string;
  /** On the events host. @default '/api/v1/events' */
  events: string;
  /** On the events host, for `channel: 'clanker'`. @default '/api/v1/clanker/events' */
  clanker: string;
  /** On the events host; the schema's name follows. @default '/api/v1/validate-event-content' */
  validate: string;
}
