import { objectOf } from './propValues';
import type { Consent } from './tracking';
import type { TrackingOptions } from './trackingOptions';

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
