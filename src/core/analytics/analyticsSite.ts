import { isOwnOrigin } from '../site/readDomain';
import { resolveSite, type SiteConfig } from '../site/site';
import { siteName } from '../site/siteName';
import { windowFlagNames } from '../browser/windowFlags';

/** Where a page's events go. */
export type EventsTarget =
  | { host: 'events' | 'eventsStaging' }
  /** Nowhere: `wouldBe` is an origin that may not exist. */
  | { host: null; wouldBe: string };

/**
 * Decides where a page's events go (specification §7): to the production host
 * on the product's domain, else to the staging host. On a developer's machine
 * (localhost, an IP address, a host without a dot) with only `site.domain`
 * given, nobody has said that there is a staging host, so nothing is sent.
 *
 * @param hostname the page's own
 * @param languageLabels the first labels that language sites use (`de`, `uk` …)
 */
export function eventsTarget(
  config: SiteConfig | undefined,
  hostname: string,
  languageLabels: readonly string[],
): EventsTarget {
  const site = resolveSite(config, hostname, languageLabels);
  const { domain } = site;
  const isProduct = domain === null || `.${hostname}`.endsWith(`.${domain}`);
  const environment = isEnvironment(config?.environment)
    ? config?.environment
    : undefined;
  if (isProduct && environment !== 'dev' && environment !== 'staging') {
    return { host: 'events' };
  }
  const isLocal = isOwnOrigin(hostname) || !hostname.includes('.');
  const isGuess = domain !== null && isLocal && !environment;
  return isGuess && !namesEventsHost(config)
    ? { host: null, wouldBe: site.urlOn('eventsStaging', '/').slice(0, -1) }
    : { host: 'eventsStaging' };
}

/** Whether it is a known environment, or none. */
export function isEnvironment(given: unknown): boolean {
  return ['dev', 'staging', 'prod', undefined].includes(
    given as string | undefined,
  );
}

function namesEventsHost(config: SiteConfig | undefined): boolean {
  const hosts = config?.hosts;
  return Boolean(hosts?.events || hosts?.eventsStaging);
}

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
