import { readClick } from '../core/clicks';
import type { LanguageSites } from '../core/language';
import type { Occasion } from '../core/occasion';
import type { SiteConfig } from '../core/site';
import type { Consent } from '../core/tracking';
import { pageTracking } from './tracking';

/** Counts a click on what it hit, if that is a link that counts. */
export type CountClick = (
  target: EventTarget | null,
  occasion: Occasion,
) => void;

/** Starts the page's tracking; what it returns counts a click. */
export function startClickTracking(
  site: SiteConfig | undefined,
  languages: LanguageSites,
  consent: Consent | undefined,
): CountClick {
  const tracking = pageTracking(site, languages, consent);
  if (consent !== undefined) tracking.proposeConsent(consent);
  tracking.start();
  return (target, occasion) => {
    const click = readClick(target);
    if (click) void tracking.track(click, occasion);
  };
}
