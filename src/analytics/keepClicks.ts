import { toJson } from '../browser/toJson';
import { hasWindowFlag } from '../browser/windowFlags';
import type { EventContext, TrackEvent } from './trackEvent';
import { defaultNames, type TrackingOptions } from './trackingOptions';

/** A click, when and where it happened. */
export type Click = [event: TrackEvent, context: EventContext];

/** The key of the clicks that a page could not send. */
export function unsentClicksKey(options: TrackingOptions | undefined): string {
  return options?.names?.unsentClicks ?? defaultNames.unsentClicks;
}

/**
 * Stores clicks of a page that is left before the code that sends them has
 * loaded. The tab's next page sends them (behaviour T15). Call it only with
 * consent.
 */
export function keepClicks(
  clicks: readonly Click[],
  options: TrackingOptions | undefined,
): void {
  if (!clicks[0] || hasWindowFlag('lintelEventsDisabled')) return;
  const lines = clicks.map((click) => `${toJson(click)}\n`);
  try {
    const key = unsentClicksKey(options);
    // The page before may have kept some, too.
    const kept = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, kept + lines.join(''));
  } catch {
    // Storage is denied or full, and the page is being left: they are lost.
  }
}
