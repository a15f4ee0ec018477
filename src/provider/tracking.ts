import { hostLabels, type LanguageSites } from '../core/language';
import { resolveSite, type Site, type SiteConfig } from '../core/site';
import { createTracking, type Consent, type Tracking } from '../core/tracking';
import { shared } from './registry';

/** One tracking queue per page and events host. In a browser only. */
export function pageTracking(
  config: SiteConfig | undefined,
  languages: LanguageSites,
  consent: Consent | undefined,
): Tracking {
  const site = resolveSite(config, location.hostname, hostLabels(languages));
  const endpoint = site.urlOn(eventsHost(site), '/api/v1/events');
  return shared(`tracking:${endpoint}`, () => {
    return createTracking(
      () =>
        import('../core/tracker').then(({ createTracker }) =>
          createTracker({ endpoint }),
        ),
      consent ?? 'granted',
    );
  });
}

/** Specification §7: staging where the page is not on the product's domain. */
function eventsHost({ domain }: Site): 'events' | 'eventsStaging' {
  const { hostname } = location;
  const isProduction =
    domain === null || hostname === domain || hostname.endsWith(`.${domain}`);
  return isProduction ? 'events' : 'eventsStaging';
}
