import { languages as defaultLanguages } from '../site/languages';
import { pageAuth } from '../site/auth';
import { hostLabels, languageTags } from '../site/language';
import { pageConsent, pageIdentity, type PageConsent } from './consent';
import { onPageLeave } from './pageLifecycle';
import { CONTRACT, shared } from '../browser/registry';
import {
  informInDevelopment,
  warnAboutInput,
  warnInDevelopment,
} from '../browser/report';
import { isLocalHost, readDomain, withoutFinalDot } from '../site/readDomain';
import { siteNames, type SiteConfig } from '../site/siteConfig';
import type { TrackingOptions } from './trackingOptions';
import { resolveSite, type Site } from '../site/site';
import { createTracker, type Tracker } from './tracker';
import { createTracking, type Tracking } from './tracking';
import { whenIdle } from '../browser/events';
import { setWindowFlag, windowFlagNames } from '../browser/windowFlags';

/** The maximum delay of the first `'granted'`. */
const SETTLE_TIMEOUT_MS = 500;

/**
 * The page's only queue of events, which waits for the page's consent. In a
 * browser only.
 */
export function pageTracking(): Tracking {
  return shared('tracking', createPageTracking, CONTRACT);
}

function createPageTracking(): Tracking {
  const consent = pageConsent();
  let tracker: Tracker | null = null;
  let settled: Promise<void> | null = null;
  const tracking = createTracking({
    tracker: () => (tracker ??= trackerOfPage()),
    hasPageEvents: () => pageOptions().pageEvents !== false,
    identity: pageIdentity(),
  });

  async function apply(): Promise<void> {
    const decision = consent.get();
    nameWindowFlags(consent.settings()?.site);
    if (pageOptions().logging) setWindowFlag('lintelLogging');
    // If every part that decided has unmounted, the next one decides.
    settled = decision && (settled ?? settle(consent));
    if (decision === 'granted' && !consent.isAnswered()) {
      tracking.permit(null);
      await settled;
    }
    // It may have changed in the meantime.
    const current = consent.get() ?? 'pending';
    tracking.permit(current === 'pending' ? null : current === 'granted');
    // The new tracker is not stored, because the next may have newer settings.
    if (current === 'denied') (tracker ?? trackerOfPage()).forget();
  }

  consent.subscribe(() => void apply());
  void apply();
  return tracking;
}

/**
 * Parts of one page mount one after the other, in separate React roots and
 * islands. Resolves when all parts that hydrate together have decided, or
 * earlier if the visitor leaves or hides the page.
 */
async function settle(consent: PageConsent): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    whenIdle(resolve, SETTLE_TIMEOUT_MS);
    stop = onPageLeave(resolve);
  });
  stop();
  remindOfConsent(consent);
}

/** Warns once in development that analytics run without a decision. */
function remindOfConsent(consent: PageConsent): void {
  if (process.env.NODE_ENV === 'production') return;
  if (consent.get() === null || consent.isExplicit()) return;
  warnInDevelopment(
    'consent is not set; analytics start without asking the visitor. Pass consent="granted", "pending" or "denied" to Header or LintelProvider, or tracking={false}.',
  );
}

/** The page's tracking options. */
export function pageOptions(): TrackingOptions {
  return pageConsent().settings()?.options() ?? {};
}

function trackerOfPage(): Tracker {
  const { site: config, languages = defaultLanguages } =
    pageConsent().settings() ?? {};
  if (!isEnvironment(config?.environment)) {
    warnAboutInput('environment must be dev, staging or prod; ignored.');
  }
  const { hostname } = location;
  const site = resolveSite(config, hostname, hostLabels(languages));
  const host = eventsHost(config, site, hostname);
  const options = pageOptions();
  // A tracker without consent only deletes what is stored.
  if (!host && pageConsent().get() === 'granted') informOfLocalhost(site);
  return createTracker({
    // Without a host, events are still dispatched as `lintel:event`.
    options: host ? options : { ...options, transports: [], send: undefined },
    urlOf: (path) => site.urlOn(host ?? 'eventsStaging', path),
    domain: isOn(site.domain, hostname) ? site.domain : undefined,
    languages: languages.flatMap(languageTags),
    user: () => pageAuth(site).get().user,
  });
}

function informOfLocalhost(site: Site): void {
  // Also here, because a bundler keeps a text that reads the address.
  if (process.env.NODE_ENV === 'production') return;
  // The page has turned sending off.
  if (pageOptions().transports?.length === 0) return;
  const wouldBe = site.urlOn('eventsStaging', '/').slice(0, -1);
  informInDevelopment(
    `no events are sent from ${location.hostname}; ${wouldBe || 'a collector'} may not exist. To send events, set site.hosts.eventsStaging to your collector, or site.environment to "staging". To see them, listen to lintel:event on window.`,
  );
}

function isOn(domain: string | null, hostname: string): domain is string {
  return `.${hostname}`.endsWith(`.${domain}`);
}

/**
 * Decides where a page's events go: to the production host from pages on the
 * site's domain, otherwise to the staging host (behaviour T12). Without
 * `site.domain`, both are the page's own origin. On localhost, an IP address or a
 * host without a dot, nothing is sent unless the environment, the staging host
 * or the domain `localhost` is set.
 */
export function eventsHost(
  config: SiteConfig | undefined,
  site: Site,
  hostname: string,
): 'events' | 'eventsStaging' | null {
  const name = withoutFinalDot(hostname);
  const { environment: given, hosts, domain } = config ?? {};
  const environment = isEnvironment(given) ? given : undefined;
  const isOwn = readDomain(domain) === null;
  if (isLocalHost(name) && !isOwn && !environment && !hosts?.eventsStaging) {
    return null;
  }
  const isProduct = isOwn || isOn(site.domain, name);
  return isProduct && environment !== 'dev' && environment !== 'staging'
    ? 'events'
    : 'eventsStaging';
}

/** Whether a value is a known environment or `undefined`. */
function isEnvironment(given: unknown): boolean {
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
