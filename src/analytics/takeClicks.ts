import { unsentClicksKey, type Click } from './keepClicks';
import type { TrackingOptions } from './trackingOptions';
import { readStored } from './storage';

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
    const click = JSON.parse(line) as Click;
    const { at, url } = click[1];
    const isHere = new URL(url).origin === location.origin;
    return isHere && at <= Date.now() ? [click] : [];
  } catch {
    return [];
  }
}
