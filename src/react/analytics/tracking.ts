import { languages as defaultLanguages } from '../../content/languages';
import {
  eventsTarget,
  nameWindowFlags,
} from '../../core/analytics/analyticsSite';
import { hostLabels, languageTags } from '../../core/language/language';
import { pageConsent, type PageConsent } from '../../core/analytics/consent';
import { watchPage } from '../../core/analytics/pageLifecycle';
import { shared } from '../../core/browser/registry';
import {
  informInDevelopment,
  warnInDevelopment,
} from '../../core/report/report';
import {
  readTrackingOptions,
  type TrackingOptions,
} from '../../core/analytics/trackingOptions';
import { resolveSite } from '../../core/site/site';
import { createTracker, type Tracker } from '../../core/analytics/tracker';
import { createTracking, type Tracking } from '../../core/analytics/tracking';
import { whenIdle } from '../../core/browser/whenIdle';
import { setWindowFlag } from '../../core/browser/windowFlags';
import { pageAuth } from '../account/auth';

/** How long the first yes waits for the rest of the page, in ms. */
const PATIENCE = 500;

/**
 * The page's one queue of events, behind its one consent. In a browser only.
 */
export function pageTracking(): Tracking {
  return shared('tracking', createPageTracking);
}

function createPageTracking(): Tracking {
  const consent = pageConsent();
  const tracking = createTracking(trackerOfPage, 'pending', {
    // The page's consent counts it already.
    globalPrivacyControl: 'ignore',
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
    // Where every part that decided is gone, the next one has the say.
    if (decision === null) isSettled = false;
    else if (!isSettled) settleSoon();
    const isEarly = !isSettled && !consent.isAnswered();
    tracking.setConsent(
      decision === 'granted' && isEarly ? 'pending' : (decision ?? 'pending'),
    );
  }

  /**
   * Parts of one page mount one after the other, in React roots and islands
   * of their own. A yes takes effect when all that hydrate together have had
   * their say; earlier only if the visitor leaves or hides the page.
   */
  function settleSoon(): void {
    if (isSettling) return;
    isSettling = true;
    whenIdle(settle, PATIENCE);
  }

  function settle(): void {
    if (!isSettling) return;
    isSettling = false;
    isSettled = consent.get() !== null;
    if (isSettled) remindOfConsent(consent);
    apply();
  }

  watchPage(settle);
  consent.subscribe(apply);
  apply();
  return tracking;
}

/** Says in development, once, that analytics run because nothing says otherwise. */
function remindOfConsent(consent: PageConsent): void {
  if (process.env.NODE_ENV === 'production' || consent.isExplicit()) return;
  warnInDevelopment(
    'consent is not set, so analytics start without asking. Pass consent="granted", "pending" or "denied" to Header or LintelProvider, or tracking={false}.',
  );
}

/** How the page's analytics work; what a team has written wrong counts as left out. */
export function pageOptions(): TrackingOptions {
  return readTrackingOptions(pageConsent().settings()?.options());
}

function trackerOfPage(): Tracker {
  const { site: config, languages = defaultLanguages } =
    pageConsent().settings() ?? {};
  const labels = hostLabels(languages);
  const site = resolveSite(config, location.hostname, labels);
  const target = eventsTarget(config, location.hostname, labels);
  const options = pageOptions();
  if (target.host === null) {
    // Events are still dispatched as `lintel:event`.
    options.transports = [];
    informOfLocalhost(target.wouldBe);
  }
  return createTracker({
    options,
    environment: config?.environment,
    urlOf: (path) => site.urlOn(target.host ?? 'eventsStaging', path),
    domain: isOn(site.domain) ? site.domain : undefined,
    languages: languages.flatMap(languageTags),
    member: () => pageAuth(config).get().user,
  });
}

function informOfLocalhost(wouldBe: string): void {
  informInDevelopment(
    `on ${location.hostname} no events are sent, as ${wouldBe} may not exist. Set site.hosts.eventsStaging to your collector, or site.environment to "staging", to send them. Listen to lintel:event on window to see them.`,
  );
}

function isOn(domain: string | null): domain is string {
  return `.${location.hostname}`.endsWith(`.${domain}`);
}
