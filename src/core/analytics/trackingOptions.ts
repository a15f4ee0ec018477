import { flagOf, objectOf, pathOnHost, textOf } from '../report/propValues';
import { readProperty } from '../report/reading';
import type { AnalyticsPage } from './recordedUrl';
import type { Transport } from './transport';
import { defaultNames, type AnalyticsNames } from './visitor';

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
   * How events are sent: the first transport that accepts an event sends it.
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

/** The paths that analytics are sent to. */
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

/** Of each option, the value that counts; `undefined` where it is a wrong one. */
export const optionReaders: {
  [Name in keyof TrackingOptions]-?: (given: unknown) => TrackingOptions[Name];
} = {
  page: textOf,
  websiteIdentifier: textOf,
  ownerTeam: textOf,
  eventIds: flagOf,
  closeEvents: flagOf,
  pageEvents: flagOf,
  transports: (given) => listOf(given, transportOf),
  queryParameters: (given) => listOf(given, textOf),
  analyticsIdFromUrl: flagOf,
  landingScope: (given) =>
    given === 'tab' || given === 'browser' ? given : undefined,
  landingRetry: flagOf,
  globalPrivacyControl: (given) => (given === 'ignore' ? given : undefined),
  validate: flagOf,
  logging: flagOf,
  names: (given) => textsOf(given, Object.keys(defaultNames), textOf),
  paths: (given) => textsOf(given, trackingPaths, pathOnHost),
};

/** The names in `tracking.paths`. */
export const trackingPaths = [
  'landing',
  'events',
  'clanker',
  'validate',
] as const satisfies readonly (keyof TrackingPaths)[];

/** Ways to send an event, in the order in which they are tried. */
export const transports = [
  'beacon',
  'fetch',
  'xhr',
] as const satisfies readonly Transport[];

/** The options that count among those that are given; the others keep their defaults. Never throws. */
export function readTrackingOptions(given: unknown): TrackingOptions {
  const options: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(optionReaders)) {
    const value = read(readProperty(given, name));
    if (value !== undefined) options[name] = value;
  }
  return options;
}

export function transportOf(given: unknown): Transport | undefined {
  return transports.find((transport) => transport === given);
}

/** The good entries of a list; `undefined` where there are none. */
function listOf<Entry>(
  given: unknown,
  read: (entry: unknown) => Entry | undefined,
): Entry[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const good = given.map(read).filter((entry) => entry !== undefined);
  return good.length > 0 ? good : undefined;
}

/** The good texts among those of an object; `undefined` where it is none. */
function textsOf(
  given: unknown,
  names: readonly string[],
  read: (value: unknown) => string | undefined,
): Record<string, string> | undefined {
  const from = objectOf(given as object | undefined);
  if (!from) return undefined;
  const texts: Record<string, string> = {};
  for (const name of names) {
    const value = read(readProperty(from, name));
    if (value !== undefined) texts[name] = value;
  }
  return texts;
}
