import type { PartTracking, startPartTracking } from './partTracking';
import { remindOfConsent } from './remindOfConsent';

/**
 * The page's tracking as a chunk of its own, which begins with the landing: a
 * page whose team has turned it off downloads none of it. `null` where it
 * cannot be had.
 */
export async function loadTracking(
  ...[shown, site, languages, consent, options]: Parameters<
    typeof startPartTracking
  >
): Promise<PartTracking | null> {
  remindOfConsent(consent);
  const load = () => import('./partTracking');
  try {
    const { startPartTracking } = await load().catch(load);
    return startPartTracking(shown, site, languages, consent, options);
  } catch {
    return null;
  }
}
