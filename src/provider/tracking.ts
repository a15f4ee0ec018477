import { hostLabels, type LanguageSites } from '../core/language';
import { shared } from '../core/registry';
import { nameOf, warnInDevelopment } from '../core/report';
import { resolveSite, type Site, type SiteConfig } from '../core/site';
import { createTracker } from '../core/tracker';
import { createTracking, type Consent, type Tracking } from '../core/tracking';
import type { TrackingOptions } from '../core/trackingOptions';
import { nameWindowFlags } from '../core/nameWindowFlags';
import { setWindowFlag } from '../core/windowFlags';
import { pageAuth } from './auth';

/** One tracking queue per page and events host. In a browser only. */
export function pageTracking(
  config: SiteConfig | undefined,
  languages: LanguageSites,
  consent: Consent | undefined,
  options: TrackingOptions = {},
): Tracking {
  nameWindowFlags(config);
  const labels = hostLabels(languages);
  const site = resolveSite(config, location.hostname, labels);
  const host = eventsHost(site, config);
  return shared(`tracking:${site.urlOn(host, '/')}`, () => {
    checkEnvironment(config?.environment);
    if (options.logging) setWindowFlag('loggingFlag');
    return createTracking(
      () =>
        createTracker({
          urlOf: (path) => site.urlOn(host, path),
          options,
          domain: isOn(site.domain) ? site.domain : undefined,
          languages: labels,
          member: () => pageAuth(config).get().user,
        }),
      consent ?? 'granted',
      options,
    );
  });
}

/** Specification §7: staging where the page is not on the product's domain. */
function eventsHost(
  { domain }: Site,
  config: SiteConfig | undefined,
): 'events' | 'eventsStaging' {
  const isProduction =
    (domain === null || isOn(domain)) &&
    !['dev', 'staging'].includes(config?.environment as string);
  return isProduction ? 'events' : 'eventsStaging';
}

function isOn(domain: string | null): domain is string {
  return `.${location.hostname}`.endsWith(`.${domain}`);
}

/** Specification §5 and §8. */
function checkEnvironment(environment: unknown): void {
  if (process.env.NODE_ENV === 'production' || environment === undefined)
    return;
  if (['dev', 'staging', 'prod'].includes(environment as string)) return;
  warnInDevelopment(
    `site.environment is ${nameOf(environment)}, and must be dev, staging or prod. Events go where the page’s host says.`,
  );
}
