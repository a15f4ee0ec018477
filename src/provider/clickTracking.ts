import { readClick } from '../core/clicks';
import type { SiteConfig } from '../core/site';
import type { Consent } from '../core/tracking';
import type { CountClick } from './loadTracking';
import { pageTracking } from './tracking';

/** Starts the page's tracking; what it returns counts a click. */
export function startClickTracking(
  site: SiteConfig | undefined,
  consent: Consent | undefined,
): CountClick {
  const tracking = pageTracking(site, consent);
  if (consent !== undefined) tracking.proposeConsent(consent);
  tracking.start();
  return (target, occasion) => {
    const click = readClick(target);
    if (click) void tracking.track(click, occasion);
  };
}
