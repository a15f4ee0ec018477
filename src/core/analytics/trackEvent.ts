import type { Delivery } from './transport';

/** What an event says of itself (specification §3); the envelope adds the rest. */
export interface EventFields {
  /** Who acted. @default 'user' */
  actor?: string;
  /** What was done. @default by the type */
  action?: string;
  /** To what kind of thing. @default by the type */
  object_type?: string;
  /** Which one: a name that stays the same in every language. */
  object_identifier?: string | null;
  /** What it is called on the page. */
  object_display_name?: string | null;
  /** Which of its values. */
  object_value?: string | null;
  /** Where it leads. Of its query only `utm_*` and the known parameters are sent. */
  destination_url?: string | null;
  /** Which part of the page: `header-nav` in the header. @default 'page' */
  product_section?: string;
  /** Which page. @default 'www' */
  product_page?: string;
  /** Which area of it: the section's type in a `SectionTracker`. */
  product_area?: string | null;
}

/** The sections of the home page (specification §2). */
export type SectionType =
  | 'emailCapture'
  | 'featuredCustomersSlideshow'
  | 'footer'
  | 'form'
  | 'heroCampaignVideo'
  | 'offerBanner'
  | 'sideBySideFullBleedSlideshow'
  | 'uiShowcase';

/** Which group of an experiment a visitor is in (specification §7). */
export interface AbTestAssignment extends EventFields {
  /** Which experiment. */
  experiment_name: string;
  /** Which of its variants the visitor sees. */
  variant: string;
  /** Who takes part. */
  subject_id: string;
  /** Whether somebody chose the variant by hand. */
  is_override: boolean;
  /** Which group the visitor is in. */
  group_name: string;
  /** Which experiments cannot meet in one visitor. */
  test_namespace: string;
}

type Identified = EventFields & { object_identifier: string };

/** The event types of specification §7, and what each has to say. */
export interface EventTypes {
  /** A visit begins. Sent by the header, once per session. */
  land: EventFields;
  /** A page is shown. Sent by the header: at first, after a client navigation, and when the page comes back out of the back/forward cache. */
  'view page': EventFields;
  /** A section of a page came into view. Sent by `SectionTracker`, once per page view. */
  'view section': EventFields & {
    object_identifier: SectionType | (string & {});
  };
  /** The page is left or hidden. Sent by the header, once each time. */
  unload: EventFields;
  /** Something was pressed that is no link. Sent for elements with `data-lintel-id`; with the action `open` (or `close`) for the header's menus. */
  click: Identified;
  /** A link was followed. Sent for links with `data-lintel-id`, the header's own among them. */
  'click link': Identified & { destination_url: string };
  /** A field was filled in. Never with what was written. */
  input: Identified;
  /** One of several was chosen. */
  select: Identified & { object_value: string };
  /** The page changed by itself. */
  'system change': Identified;
  /** A tooltip was opened. */
  'open tooltip': Identified;
  /** The link to Circle, the partner program, was followed. Sent by the header. */
  'join-circle click': EventFields;
  /** The list of languages was opened. Sent by the header. */
  'open locale menu': EventFields;
  /** A member went to the account from the drawer. Sent by the header. */
  'mobile account assignment': EventFields;
  /** A visitor takes part in an experiment. Not sent where `window.lintelAbEventsDisabled` is set. */
  'A/B test assignments': AbTestAssignment;
}

declare global {
  /**
   * A team's own event types, by declaration merging. Fields that the
   * specification does not name travel as the event's custom data.
   *
   * @example
   * interface LintelEvents {
   *   'watch video': { object_identifier: string; seconds: number };
   * }
   */
  // Empty, as it is there to be merged with.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface LintelEvents {}
}

type AllEventTypes = EventTypes & {
  [Type in keyof LintelEvents]: LintelEvents[Type] & EventFields;
};

/** An analytics event, by its type. */
export type TrackEvent = {
  [Type in keyof AllEventTypes]: { type: Type } & AllEventTypes[Type];
}[keyof AllEventTypes];

/** The fields that every event has besides its own. An unknown value is sent as `null`. */
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

/** When and where an event happened: it may be sent later. */
export interface EventContext {
  /** In ms since 1970. */
  at: number;
  url: string;
  /** Of the page, where it came from. */
  referrer: string;
  /** The locale of the page's language. */
  websiteLocale?: string;
  /** The page's name for analytics, where its team gives one. */
  page?: string;
}

/** This moment, on this page. */
export function captureEventContext(
  websiteLocale?: string,
  page?: string,
): EventContext {
  const { referrer } = document;
  return { at: Date.now(), url: location.href, referrer, websiteLocale, page };
}

/** What `lintel:event` tells of an event that was sent, or could not be. */
export interface TrackedEventDetail extends Delivery {
  type: string;
  /** All of its fields, as they were sent. */
  fields: Record<string, unknown>;
  schema: string;
  endpoint: string;
}

declare global {
  interface WindowEventMap {
    'lintel:event': CustomEvent<TrackedEventDetail>;
  }
}
