/** What every event carries beside what it says of itself (specification §3). What is not known is sent as `null`. */
export interface Envelope {
  /** By which a collector knows an event that came twice. Left out with `eventIds: false`. */
  event_id?: string;
  /** `tracking={{ ownerTeam }}`. @default 'marketing' */
  event_owner_team: string;
  /** Always `web`. */
  event_source: string;
  /** Whether the visit began on this page. */
  is_first_landing: boolean;
  /** Whether it is the visitor's first. */
  is_first_session: boolean;
  /** Lintel's version. */
  client_version: string;
  /** `tracking={{ websiteIdentifier }}`. */
  context_website_identifier?: string;
  /** The visitor's, for 390 days: a UUID. */
  analytics_id: string;
  /** The visit's, until the browser is closed: a UUID. */
  session_id: string;
  /** Of the page, with its port. */
  page_host: string;
  /** The page's name for analytics, the same in every language. */
  page_path: string;
  /** The page's query: `utm_*` and the parameters that may stay. */
  page_query_params: string;
  /** Where the visitor came from, with the parameters that may stay. */
  page_referrer_url: string;
  /** As `browser_locale`, lower-cased. */
  browser_language?: string;
  /** What the browser is set to. */
  browser_locale?: string;
  /** Of the window, in CSS px, as text. */
  browser_window_width: string;
  /** Of the window, in CSS px, as text. */
  browser_window_height: string;
  /** As the browser says it. */
  user_agent: string;
  /** When it happened, ISO 8601: sent it may be later. */
  event_timestamp: string;
  /** Out of the tag manager's cookie. */
  marketing_id?: string | null;
  /** `<html lang>`. @default 'en-US' */
  resolved_locale: string;
  /** The locale of the language site. */
  website_locale?: string;
  /** A member's, once known. */
  member_account_id?: string;
  /** A member's, once known. */
  member_account_locale?: string;
}
