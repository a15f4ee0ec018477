import type { Payload, Transport } from './transport';

/**
 * Options of `tracking={{…}}`. Read once, when the first event is sent. `page`
 * is read for every event.
 */
export interface TrackingOptions {
  /**
   * The page's name for analytics, the same in every language. Sent as
   * `page_path`.
   * @default the page's path, without a leading language
   * @example 'homepage'
   */
  page?: AnalyticsPage | (string & {}) | undefined;
  /** Sent as `context_website_identifier`. @example 'shop' */
  websiteIdentifier?: string | undefined;
  /** Sent as `event_owner_team`. @default 'marketing' @example 'growth' */
  ownerTeam?: string | undefined;
  /**
   * Whether each event has an `event_id`, by which a collector can discard
   * duplicates.
   * @default true
   * @example false
   */
  eventIds?: boolean | undefined;
  /**
   * Whether the header sends `land`, `view page` and `unload`.
   * @default true
   * @example false
   */
  pageEvents?: boolean | undefined;
  /**
   * The transports in the order in which they are tried. The first that accepts
   * an event sends it. With `[]` no event is sent, but `lintel:event` is
   * dispatched.
   * @default ['beacon', 'fetch', 'xhr']
   * @example ['fetch']
   */
  transports?: readonly Transport[] | undefined;
  /**
   * Sends an event, in place of `transports`. Called only if the event may be
   * sent, with the collector's address and the fields of the request. If it
   * throws or rejects, the outcome is `'failed'`.
   * @example (url, payload) => queue.add(url, payload)
   */
  send?: ((url: string, payload: Payload) => void | Promise<void>) | undefined;
  /**
   * Query parameters that addresses in events keep, in addition to `utm_*` and
   * the documented ones.
   * @example ['plan']
   */
  queryParameters?: readonly string[] | undefined;
  /**
   * Whether an `analytics_id` in the page's address is used. Anyone can create
   * such a link.
   * @default true
   * @example false
   */
  analyticsIdFromUrl?: boolean | undefined;
  /**
   * Whether a landing that is cancelled by leaving the page is sent again.
   * @default true
   * @example false
   */
  landingRetry?: boolean | undefined;
  /**
   * `'ignore'` disregards Global Privacy Control. By default it counts as
   * `'denied'`.
   * @example 'ignore'
   */
  globalPrivacyControl?: 'ignore' | undefined;
  /**
   * Whether events are sent to the collector's validation, which does not
   * record them.
   * @default false
   * @example true
   */
  validate?: boolean | undefined;
  /**
   * Whether warnings are printed that are silent otherwise, as with
   * `window.lintelLogging`.
   * @default false
   * @example true
   */
  logging?: boolean | undefined;
}

// Here, where the types of each entry that needs them come from.
declare global {
  interface Window {
    /** Turns off the landing and all events. Read for every event. */
    lintelEventsDisabled?: unknown;
    /** Turns off events of experiments. Read for every event. */
    lintelAbEventsDisabled?: unknown;
    /** Prints warnings of analytics that are silent otherwise. */
    lintelLogging?: unknown;
  }
}

/** Pages that have the same name for analytics in every language. */
export type AnalyticsPage =
  | 'homepage'
  | 'templates'
  | 'websites/create-a-portfolio'
  | 'ecommerce/sell-services'
  | 'pricing'
  | 'scheduling'
  | 'websites/create-a-blog'
  | 'ecommerce-website'
  | 'website-design'
  | 'email-marketing'
  | 'websites-start'
  | 'websites/designer-templates'
  | 'circle';
