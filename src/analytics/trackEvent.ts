import type { LintelDelivery } from './transport';

/**
 * The fields you can set on any event. Others are added when it is sent.
 */
export interface LintelEventFields {
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
export interface AbTestAssignment extends LintelEventFields {
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

type Identified = LintelEventFields & { object_identifier: string };

/** The event types and the fields that each requires. */
export interface LintelEventTypes {
  /**
   * A visit begins. Sent by the header, once per tab.
   * @example track({ type: 'land' })
   */
  land: LintelEventFields;
  /**
   * A page is shown. Sent by the header on load, after a client-side
   * navigation, and when the page returns from the back/forward cache.
   * @example track({ type: 'view page' })
   */
  'view page': LintelEventFields;
  /**
   * A section comes into view. Sent by `SectionTracker`, once per page view.
   * @example track({ type: 'view section', object_identifier: 'offerBanner' })
   */
  'view section': LintelEventFields & {
    object_identifier: SectionType | (string & {});
  };
  /**
   * The page is left or hidden. Sent by the header, once each time.
   * @example track({ type: 'unload' })
   */
  unload: LintelEventFields;
  /**
   * Something other than a link is clicked. Sent for elements with
   * `data-lintel-id`, and with the action `open` for the header's menus.
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
  'join-circle click': LintelEventFields;
  /**
   * The language list opens. Sent by the header.
   * @example track({ type: 'open locale menu' })
   */
  'open locale menu': LintelEventFields;
  /**
   * A logged-in visitor follows the account link in the drawer. Sent by the
   * header.
   * @example track({ type: 'mobile account assignment' })
   */
  'mobile account assignment': LintelEventFields;
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

/**
 * What your app adds to Lintel's types, by module augmentation: in `events` your
 * own event types. Fields other than those of `LintelEventFields` are sent as custom
 * data.
 *
 * @example
 * declare module 'lintel' {
 *   interface Register {
 *     events: { 'watch video': { object_identifier: string; seconds: number } };
 *   }
 * }
 */
// Empty: it exists to be merged with.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Register {}

type OwnEventTypes = Register extends { events: infer Types } ? Types : unknown;

type AllEventTypes = LintelEventTypes & {
  [Type in keyof OwnEventTypes]: OwnEventTypes[Type] & LintelEventFields;
};

/** An analytics event: its type and fields. */
export type LintelEvent = {
  [Type in keyof AllEventTypes]: { type: Type } & AllEventTypes[Type];
}[keyof AllEventTypes];

/**
 * The collector an event is sent to: `clanker` accepts events with other
 * schemas.
 */
export type Channel = 'events' | 'clanker';

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
  /** The `lang` of `<html>`. @example 'de' */
  lang: string;
  /** The window's width and height in CSS px. @example [1280, 800] */
  viewport: readonly [width: number, height: number];
  /** The locale of the page's language. @example 'de-DE' */
  websiteLocale?: string | undefined;
  /** The page's name for analytics, if you set one. @example 'homepage' */
  page?: string | undefined;
  /** The app's base path. @example '/shop' */
  base?: string | undefined;
  /** The page's entry in the tab's history, in browsers that tell it. */
  entry?: string | undefined;
}

/**
 * The `detail` of a `lintel:event`, dispatched for every event that was sent, or
 * that no transport accepted. Without consent there is none.
 */
export interface LintelEventDetail extends LintelDelivery {
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
    'lintel:event': CustomEvent<LintelEventDetail>;
  }
}
