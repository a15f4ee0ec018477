import type { SiteConfig } from './site';
import { siteName } from './siteName';
import { windowFlagNames } from './windowFlags';

/**
 * Names the page's flags on `window` as the site does, for all parts of the
 * page. A site without names changes nothing.
 */
export function nameWindowFlags(
  site: Pick<SiteConfig, 'names'> | undefined,
): void {
  if (!site?.names) return;
  const names = windowFlagNames();
  names.lintelEventsDisabled = siteName(site, 'eventsDisabledFlag');
  names.lintelAbEventsDisabled = siteName(site, 'abEventsDisabledFlag');
  names.lintelLogging = siteName(site, 'loggingFlag');
}
