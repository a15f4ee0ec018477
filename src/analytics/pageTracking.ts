import { languages as defaultLanguages } from '../site/languages';
import { pageAuth } from '../site/auth';
import { hostLabels, languageTags } from '../site/language';
import { pageConsent, pageIdentity, type PageConsent } from './consent';
import { watchPage } from './pageLifecycle';
import { shared } from '../browser/registry';
import {
  informInDevelopment,
  warnAboutInput,
  warnInDevelopment,
} from '../browser/report';
import { isLocalHost, readDomain, withoutFinalDot } from '../site/readDomain';
import { siteNames, type SiteConfig } from '../site/siteConfig';
import type { TrackingOptions } from './trackingOptions';
import { resolveSite } from '../site/site';
import { createTracker, type Tracker } from './tracker';
import { createTracking, type Tracking } from './tracking';
import { whenIdle } from '../browser/whenIdle';
import { setWindowFlag, windowFlagNames } from '../browser/windowFlags';

/** The maximum delay of the first `'granted'`. */
const SETTLE_TIMEOUT_MS = 500;

/**
 * The page's only queue of events, which waits for the page's consent. In a
 * browser only.
 */
export function pageTracking(): Tracking {
  return shared('tracking', createPageTracking);
}

function createPageTracking(): Tracking {
  const consent = pageConsent();
  const tracking = createTracking(trackerOfPage, {
    get pageEvents() {
      return pageOptions().pageEvents;
    },
  });
  let isSettled = false;
  let isSettling = false;

  function apply(): void {
    const decision = consent.get();
    nameWindowFlags(consent.settings()?.site);
    if (pageOptions().logging) setWindowFlag('lintelLogging');
    // If every part that decided has unmounted, the next one decides.
    if (decision === null) isSettled = false;
    else if (!isSettled) settleSoon();
    const isEarly = !isSettled && !consent.isAnswered();
    tracking.setConsent(
      decision === 'granted' && isEarly ? 'pending' : (decision ?? 'pending'),
    );
  }

  /**
   * Parts of one page mount one after the other, in separate React roots and
   * islands. `'granted'` takes effect when all parts that hydrate together have
   * decided, or earlier if the visitor leaves or hides the page.
   */
  function settleSoon(): void {
    if (isSettling) return;
    isSettling = true;
    whenIdle(settle, SETTLE_TIMEOUT_MS);
  }

  function settle(): void {
    if (!isSettling) return;
    isSettling = false;
    isSettled = consent.get() !== null;
    if (isSettled) remindOfConsent(consent);
    apply();
  }

  watchPage(settle);
  tracking.identity.subscribe(() =>
    pageIdentity().set(tracking.identity.get()),
  );
  consent.subscribe(apply);
  apply();
  return tracking;
}

/** Warns once in development that analytics run without a decision. */
function remindOfConsent(consent: PageConsent): void {
  if (process.env.NODE_ENV === 'production' || consent.isExplicit()) return;
  warnInDevelopment(
    'consent is not set; analytics start without asking the visitor. Pass consent="granted", "pending" or "denied" to Header or LintelProvider, or tracking={false}.',
  );
}

/** The page's tracking options. */
export function pageOptions(): TrackingOptions {
  return { ...pageConsent().settings()?.options() };
}

function trackerOfPage(): Tracker {
  const { site: config, languages = defaultLanguages } =
    pageConsent().settings() ?? {};
  if (!isEnvironment(config?.environment)) {
    warnAboutInput('environment must be dev, staging or prod; ignored.');
  }
  const labels = hostLabels(languages);
  const site = resolveSite(config, location.hostname, labels);
  const target = eventsTarget(config, location.hostname, labels);
  const options = pageOptions();
  const { host } = target;
  if (target.host === null) {
    // A tracker without consent only deletes what is stored.
    if (pageConsent().get() === 'granted') {
      informOfLocalhost(target.wouldBe, options);
    }
    // Events are still dispatched as `lintel:event`.
    options.transports = [];
    delete options.send;
  }
  return createTracker({
    options,
    urlOf: (path) => site.urlOn(host ?? 'eventsStaging', path),
    domain: isOn(site.domain) ? site.domain : undefined,
    languages: languages.flatMap(languageTags),
    user: () => pageAuth(site).get().user,
  });
}

function informOfLocalhost(
  wouldBe: string,
  { transports }: TrackingOptions,
): void {
  // Also here, because a bundler keeps a text that reads the address.
  if (process.env.NODE_ENV === 'production') return;
  // The page has turned sending off.
  if (transports?.length === 0) return;
  informInDevelopment(
    `no events are sent from ${location.hostname}; ${wouldBe} may not exist. To send events, set site.hosts.eventsStaging to your collector, or site.environment to "staging". To see them, listen to lintel:event on window.`,
  );
}

function isOn(domain: string | null): domain is string {
  return `.${location.hostname}`.endsWith(`.${domain}`);
}

/** The host that a page's events go to. */
type EventsTarget =
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
