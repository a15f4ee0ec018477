import { isLocalHost, readDomain, withoutFinalDot } from '../site/readDomain';
import { resolveSite } from '../site/site';
import { siteNames, type SiteConfig } from '../site/siteConfig';
import { windowFlagNames } from '../browser/windowFlags';

/** The host that a page's events go to. */
export type EventsTarget =
  | { host: 'events' | 'eventsStaging' }
  /** Nowhere, because the origin `wouldBe` may not exist. */
  | { host: null; wouldBe: string };

/**
 * Decides where a page's events go: to the production host from pages on the
 * site's domain, otherwise to the staging host (behaviour T12). Without
 * `site.domain`, both are the page's own origin. On localhost, an IP address or a
 * host without a dot, nothing is sent unless the environment, the staging host
 * or the domain `localhost` is set.
 *
 * @param hostname the page's hostname
 * @param languageLabels the first labels of the language sites' hosts (`de`,
 *   `uk` …)
 */
export function eventsTarget(
  config: SiteConfig | undefined,
  hostname: string,
  languageLabels: readonly string[],
): EventsTarget {
  const site = resolveSite(config, hostname, languageLabels);
  const name = withoutFinalDot(hostname);
  const { environment: given, hosts, domain } = config ?? {};
  const environment = isEnvironment(given) ? given : undefined;
  const isOwn = readDomain(domain) === null;
  if (isLocalHost(name) && !isOwn && !environment && !hosts?.eventsStaging) {
    const wouldBe = site.urlOn('eventsStaging', '/').slice(0, -1);
    return { host: null, wouldBe: wouldBe || 'a collector' };
  }
  const isProduct = isOwn || `.${name}`.endsWith(`.${site.domain}`);
  return isProduct && environment !== 'dev' && environment !== 'staging'
    ? { host: 'events' }
    : { host: 'eventsStaging' };
}

/** Whether a value is a known environment or `undefined`. */
export function isEnvironment(given: unknown): boolean {
  return ['dev', 'staging', 'prod', undefined].includes(
    given as string | undefined,
  );
}

/**
 * Applies the flag names of `site.names` to the whole page. Without
 * `site.names` it does nothing.
 */
export function nameWindowFlags(
  site: Pick<SiteConfig, 'names'> | undefined,
): void {
  if (!site?.names) return;
  const own = siteNames(site.names);
  const names = windowFlagNames();
  names.lintelEventsDisabled = own.eventsDisabledFlag;
  names.lintelAbEventsDisabled = own.abEventsDisabledFlag;
  names.lintelLogging = own.loggingFlag;
}
