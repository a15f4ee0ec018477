import type { EventContext } from '../trackEvent';
import { unsentClicksKey, type Click } from './keepClicks';
import type { TrackingOptions } from '../trackingOptions';
import { readStored } from '../storage';

/** The most clicks that are sent, because storage can contain anything. */
const MOST = 50;

/** Removes and returns the clicks that earlier pages of the tab have kept. */
export function takeClicks(options: TrackingOptions): Click[] {
  const key = unsentClicksKey(options);
  const kept = readStored('sessionStorage', key);
  if (!kept) return [];
  sessionStorage.removeItem(key);
  return kept.trim().split('\n').slice(-MOST).flatMap(parse);
}

function parse(line: string): Click[] {
  try {
    const [event, context] = JSON.parse(line) as Click;
    return isPageOfTab(context) ? [[event, context]] : [];
  } catch {
    return [];
  }
}

function isPageOfTab({ at, url, referrer }: EventContext): boolean {
  return (
    new URL(url).origin === location.origin &&
    at > 0 &&
    at <= Date.now() &&
    typeof referrer === 'string'
  );
}
