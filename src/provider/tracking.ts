import { warnInDevelopment } from '../core/report';
import type { Site } from '../core/site';
import { createTracking, type Consent, type Tracking } from '../core/tracking';
import { shared } from './registry';

/** One tracking queue per page and events host. */
export function pageTracking(
  site: Site,
  websiteLocale: string,
  consent: Consent | undefined,
): Tracking {
  const endpoint = site.urlOn(eventsHost(site), '/api/v1/events');
  return shared(`tracking:${endpoint}`, () => {
    if (consent === undefined) {
      warnInDevelopment(
        'consent was not set, so analytics start without asking. Pass consent="granted", "pending" or "denied" to Header or LintelProvider, or tracking={false}.',
      );
    }
    return createTracking(
      () =>
        import('../core/tracker').then(({ createTracker }) =>
          createTracker({ endpoint, websiteLocale }),
        ),
      withPrivacyControl(consent ?? 'granted'),
    );
  });
}

/** Specification §7: staging where the page is not on the product's domain. */
function eventsHost({ domain }: Site): 'events' | 'eventsStaging' {
  if (domain === null || typeof location === 'undefined') return 'events';
  const { hostname } = location;
  return hostname === domain || hostname.endsWith(`.${domain}`)
    ? 'events'
    : 'eventsStaging';
}

/** @see https://w3c.github.io/gpc/ */
export function withPrivacyControl(consent: Consent): Consent {
  const { globalPrivacyControl } = (globalThis.navigator ?? {}) as {
    globalPrivacyControl?: unknown;
  };
  return globalPrivacyControl === true ? 'denied' : consent;
}
