import type * as Part from './partTracking';
import { remindOfConsent } from './remindOfConsent';

let loading: Promise<typeof Part> | null = null;

/** One promise for all: pages count in the order they were shown, which imports of their own would not keep. */
function load() {
  const load = () => import('./partTracking');
  return (loading ??= load().catch(load));
}

/**
 * The page's tracking as a chunk of its own, which begins with the landing: a
 * page whose team has turned it off downloads none of it. `null` where it
 * cannot be had.
 */
export async function loadTracking(
  ...[shown, site, languages, consent, options]: Parameters<
    typeof Part.startPartTracking
  >
): Promise<Part.PartTracking | null> {
  remindOfConsent(consent);
  try {
    const { startPartTracking } = await load();
    return startPartTracking(shown, site, languages, consent, options);
  } catch {
    // The next part asks for it again.
    loading = null;
    return null;
  }
}
