import type { Optional } from '../site/siteConfig';
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
  /**
   * Other names of cookies and storage keys.
   * @example { analyticsId: 'shop_visitor' }
   */
  names?: Optional<AnalyticsNames> | undefined;
  /**
   * Other paths of the requests, for example because ad blockers know the
   * default ones.
   * @example { events: '/api/messages' }
   */
  paths?: Optional<TrackingPaths> | undefined;
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

/** The paths of the requests that analytics send. */
export interface TrackingPaths {
  /**
   * The landing request, on the page's own host.
   * @default '/api/track/Track'
   * @example '/api/visit'
   */
  landing: string;
  /**
   * Events, on the events host.
   * @default '/api/v1/events'
   * @example '/api/messages'
   */
  events: string;
  /**
   * Events with `channel: 'clanker'`, on the events host.
   * @default '/api/v1/clanker/events'
   * @example '/api/notes'
   */
  clanker: string;
  /**
   * Events with `validate`, on the events host. The schema's name is appended.
   * @default '/api/v1/validate-event-content'
   * @example '/api/check'
   */
  validate: string;
}

/** Names of the cookies and storage keys of analytics. */
export interface AnalyticsNames {
  /**
   * The visitor's id, for 390 days. Cookie and local storage.
   * @default 'lintel_analytics_id'
   * @example 'shop_visitor'
   */
  analyticsId: string;
  /**
   * When the id in local storage expires, in ms since 1970.
   * @default 'lintel_analytics_id_expires'
   * @example 'shop_visitor_expires'
   */
  analyticsIdExpires: string;
  /**
   * The session's id, until the browser is closed. Session cookie.
   * @default 'lintel_session_id'
   * @example 'shop_session'
   */
  sessionId: string;
  /**
   * Marks the visitor's first session. Session storage of the tab.
   * @default 'lintel_first_session'
   * @example 'shop_first_session'
   */
  firstSession: string;
  /**
   * Marks a visitor who has been here before. Local storage.
   * @default 'lintel_has_landed'
   * @example 'shop_has_landed'
   */
  hasLanded: string;
  /**
   * Marks that the landing was sent. Session storage of the tab.
   * @default 'sqsp_l'
   * @example 'shop_landed'
   */
  landed: string;
  /**
   * The tag manager's cookie. Only read.
   * @default 'marketing_id'
   * @example '_campaign'
   */
  marketingId: string;
}
