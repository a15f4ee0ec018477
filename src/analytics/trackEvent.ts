import type { Delivery } from './transport';

/**
 * The fields you can set on any event. The fields of `Envelope` are added when
 * it is sent.
 */
export interface EventFields {
  /**
   * Who acted.
   * @default `'user'`, and `'system'` for `system change` and experiments
   * @example 'system'
   */
  actor?: string | undefined;
  /** What was done. @default derived from the type @example 'open' */
  action?: string | undefined;
  /** The kind of object. @default derived from the type @example 'menu' */
  object_type?: string | undefined;
  /** The object: a name that is the same in every language. @example 'order' */
  object_identifier?: string | null | undefined;
  /** The object's name on the page. @example 'Order now' */
  object_display_name?: string | null | undefined;
  /** The chosen value. @example 'annual' */
  object_value?: string | null | undefined;
  /**
   * The address a link leads to, with its hash. Of its query, only `utm_*` and
   * the allowed parameters are sent.
   * @example 'https://www.example.com/pricing'
   */
  destination_url?: string | null | undefined;
  /**
   * The section of the page: `header-nav` in the header.
   * @default 'page'
   * @example 'offer'
   */
  product_section?: string | undefined;
  /** The page. @default 'www' @example 'spring' */
  product_page?: string | undefined;
  /**
   * The area of the section: the section's type in a `SectionTracker`.
   * @example 'offerBanner'
   */
  product_area?: string | null | undefined;
}

/** The sections of the home page. */
export type SectionType =
  | 'emailCapture'
  | 'featuredCustomersSlideshow'
  | 'footer'
  | 'form'
  | 'heroCampaignVideo'
  | 'offerBanner'
  | 'sideBySideFullBleedSlideshow'
  | 'uiShowcase';

/** The experiment group that a visitor is in. */
export interface AbTestAssignment extends EventFields {
  /** The experiment. @example 'pricing-page' */
  experiment_name: string;
  /** The variant that the visitor sees. @example 'annual-first' */
  variant: string;
  /** The participant. @example '4c1d2e3f' */
  subject_id: string;
  /** Whether the variant was chosen by hand. @example false */
  is_override: boolean;
  /** The visitor's group. @example 'treatment' */
  group_name: string;
  /**
   * The namespace. A visitor takes part in at most one experiment of each.
   * @example 'checkout'
   */
  test_namespace: string;
}

type Identified = EventFields & { object_identifier: string };

/** The event types and the fields that each requires. */
export interface EventTypes {
  /**
   * A visit begins. Sent by the header, once per tab.
   * @example track({ type: 'land' })
   */
  land: EventFields;
  /**
   * A page is shown. Sent by the header on load, after a client-side
   * navigation, and when the page returns from the back/forward cache.
   * @example track({ type: 'view page' })
   */
  'view page': EventFields;
  /**
   * A section comes into view. Sent by `SectionTracker`, once per page view.
   * @example track({ type: 'view section', object_identifier: 'offerBanner' })
   */
  'view section': EventFields & {
    object_identifier: SectionType | (string & {});
  };
  /**
   * The page is left or hidden. Sent by the header, once each time.
   * @example track({ type: 'unload' })
   */
  unload: EventFields;
  /**
   * Something other than a link is clicked. Sent for elements with
   * `data-lintel-id`, and with the action `open` or `close` for the header's
   * menus.
   * @example track({ type: 'click', object_identifier: 'order' })
   */
  click: Identified;
  /**
   * A link is followed. Sent for links with `data-lintel-id`, including the
   * header's own.
   * @example track({ type: 'click link', object_identifier: 'see-prices',
   *   destination_url: 'https://www.example.com/pricing' })
   */
  'click link': Identified & { destination_url: string };
  /**
   * A field is filled in. The event never includes what was typed.
   * @example track({ type: 'input', object_identifier: 'email' })
   */
  input: Identified;
  /**
   * An option is selected.
   * @example track({ type: 'select', object_identifier: 'plan', object_value:
   *   'annual' })
   */
  select: Identified & { object_value: string };
  /**
   * The page changes without the visitor's action.
   * @example track({ type: 'system change', object_identifier: 'currency' })
   */
  'system change': Identified;
  /**
   * A tooltip opens.
   * @example track({ type: 'open tooltip', object_identifier: 'vat' })
   */
  'open tooltip': Identified;
  /**
   * The link to Circle, the partner program, is followed. Sent by the header.
   * @example track({ type: 'join-circle click' })
   */
  'join-circle click': EventFields;
  /**
   * The language list opens. Sent by the header.
   * @example track({ type: 'open locale menu' })
   */
  'open locale menu': EventFields;
  /**
   * A logged-in visitor follows the account link in the drawer. Sent by the
   * header.
   * @example track({ type: 'mobile account assignment' })
   */
  'mobile account assignment': EventFields;
  /**
   * A visitor is assigned to an experiment. Not sent if
   * `window.lintelAbEventsDisabled` is set.
   * @example track({ type: 'A/B test assignments', experiment_name:
   *   'pricing-page', variant: 'annual-first', subject_id: '4c1d2e3f',
   *   is_override: false, group_name: 'treatment', test_namespace: 'checkout'
   *   })
   */
  'A/B test assignments': AbTestAssignment;
}

declare global {
  /**
   * Your own event types, by declaration merging. Fields other than those of
   * `EventFields` are sent as custom data.
   *
   * @example
   * interface LintelEvents {
   *   'watch video': { object_identifier: string; seconds: number };
   * }
   */
  // Empty: it exists to be merged with.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface LintelEvents {}
}

type AllEventTypes = EventTypes & {
  [Type in keyof LintelEvents]: LintelEvents[Type] & EventFields;
};

/** An analytics event: its type and fields. */
export type TrackEvent = {
  [Type in keyof AllEventTypes]: { type: Type } & AllEventTypes[Type];
}[keyof AllEventTypes];

/**
 * The fields that are added to every event. Unknown values are sent as `null`.
 */
export interface Envelope {
  /**
   * The event's id, by which a collector can discard duplicates. Left out with
   * `eventIds: false`.
   * @example '0b8a5c1e-6d5f-4d0c-9a53-6f2f0f6f3c11'
   */
  event_id?: string;
  /**
   * The owning team, from `tracking={{ ownerTeam }}`.
   * @default 'marketing'
   * @example 'growth'
   */
  event_owner_team: string;
  /** Always `web`. @example 'web' */
  event_source: string;
  /** Whether the visit began on this page. @example true */
  is_first_landing: boolean;
  /** Whether this is the visitor's first session. @example false */
  is_first_session: boolean;
  /** The version of Lintel. @example '1.0.0' */
  client_version: string;
  /** The website, from `tracking={{ websiteIdentifier }}`. @example 'shop' */
  context_website_identifier?: string | null;
  /**
   * The visitor's id for 390 days, a UUID.
   * @example '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
   */
  analytics_id: string;
  /**
   * The session's id until the browser is closed, a UUID.
   * @example '9a0c0305-e82c-4301-8f2d-41d33f2504e0'
   */
  session_id: string;
  /** The page's host, with its port. @example 'www.example.com' */
  page_host: string;
  /**
   * The page's path for analytics, the same in every language, without a final
   * slash.
   * @example '/pricing'
   */
  page_path: string;
  /**
   * The page's query: `utm_*` and the allowed parameters.
   * @example 'utm_source=mail'
   */
  page_query_params: string;
  /**
   * The address the visitor came from, with `utm_*` and the allowed parameters.
   * @example 'https://search.example/'
   */
  page_referrer_url: string;
  /** `browser_locale` in lower case. @example 'de-de' */
  browser_language?: string;
  /** The browser's preferred language. @example 'de-DE' */
  browser_locale?: string;
  /** The width of the window in CSS px, as a string. @example '1280' */
  browser_window_width: string;
  /** The height of the window in CSS px, as a string. @example '800' */
  browser_window_height: string;
  /**
   * The browser's user agent string.
   * @example 'Mozilla/5.0 (X11; Linux x86_64)'
   */
  user_agent: string;
  /**
   * The time of the event in ISO 8601. It may be sent later.
   * @example '2026-11-23T09:30:00.000Z'
   */
  event_timestamp: string;
  /** The id in the tag manager's cookie. @example '1a2b3c' */
  marketing_id?: string | null;
  /** The language of `<html lang>`. @default 'en-US' @example 'de-DE' */
  resolved_locale: string;
  /** The locale of the language site. @example 'de-DE' */
  website_locale?: string | null;
  /** The account id of a logged-in visitor, once known. @example '5f3c' */
  member_account_id?: string | null;
  /** The account locale of a logged-in visitor, once known. @example 'de-DE' */
  member_account_locale?: string | null;
}

/** When and where an event happened. It may be sent later. */
export interface EventContext {
  /** The time in ms since 1970. @example 1795426200000 */
  at: number;
  /** The address of the page. @example 'https://www.example.com/pricing' */
  url: string;
  /**
   * The address the visitor came from, or an empty string.
   * @example 'https://search.example/'
   */
  referrer: string;
  /** The locale of the page's language. @example 'de-DE' */
  websiteLocale?: string | undefined;
  /** The page's name for analytics, if you set one. @example 'homepage' */
  page?: string | undefined;
}

/** The current time and page. */
export function captureEventContext(
  websiteLocale?: string,
  page?: string,
): EventContext {
  const { referrer } = document;
  return { at: Date.now(), url: location.href, referrer, websiteLocale, page };
}

/**
 * The `detail` of a `lintel:event`, dispatched for every event that was sent, or
 * that no transport accepted. Without consent there is none.
 */
export interface TrackedEventDetail extends Delivery {
  /** The event type. @example 'click' */
  type: string;
  /**
   * All fields, as they were sent.
   * @example { object_identifier: 'order', product_page: 'www' }
   */
  fields: Record<string, unknown>;
  /**
   * The schema: `track`, or the type's name with dashes for an event with its
   * own fields.
   * @example 'track'
   */
  schema: string;
  /**
   * The address it was sent to.
   * @example 'https://events.example.com/api/v1/events'
   */
  endpoint: string;
}

declare global {
  interface WindowEventMap {
    'lintel:event': CustomEvent<TrackedEventDetail>;
  }
}
