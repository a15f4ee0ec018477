import { flagOf, objectOf, pathOnHost, textOf } from './propValues';
import { defaultNames } from './analyticsNames';
import { readProperty } from './reading';
import type { TrackingOptions, TrackingPaths } from './trackingOptions';
import type { Transport } from './transport';

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
