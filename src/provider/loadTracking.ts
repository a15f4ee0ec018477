import type { LanguageSites } from '../core/language';
import type { SiteConfig } from '../core/site';
import type { Consent } from '../core/tracking';
import type { CountClick } from './clickTracking';
import { remindOfConsent } from './remindOfConsent';

/**
 * The page's tracking as a chunk of its own, which begins with the landing: a
 * page whose team has turned it off downloads none of it. `null` where it
 * cannot be had.
 */
export async function loadTracking(
  site: SiteConfig | undefined,
  languages: LanguageSites,
  consent: Consent | undefined,
): Promise<CountClick | null> {
  remindOfConsent(consent);
  const load = () => import('./clickTracking');
  try {
    return (await load().catch(load)).startClickTracking(
      site,
      languages,
      consent,
    );
  } catch {
    return null;
  }
}
