import { defaultNames, pageLanding, readStored, writeStored } from './visitor';
import { readCookie, writeCookie } from '../browser/cookies';
import { decidedConsent, hasPrivacyControl, type Consent } from './consent';
import { parseQuery } from '../browser/parseQuery';
import { pathOnHost, textOf } from '../report/propValues';
import type { SiteConfig } from '../site/site';
import { CARRIED_PARAMETERS } from './recordedUrl';
import type { TrackingOptions, TrackingPaths } from './trackingOptions';
import { whenShown } from './pageLifecycle';
import { hasWindowFlag, windowFlagNames } from '../browser/windowFlags';

/** Beside what a landing needs to know, what `tracking={{…}}` takes for it: the same object serves both. */
export interface LandingOptions extends Pick<
  TrackingOptions,
  'landingScope' | 'landingRetry' | 'globalPrivacyControl' | 'names'
> {
  /**
   * Whether the visitor allows analytics: without a yes nothing happens, and
   * the header tracks the landing once there is one. Where a `Header` or
   * `LintelProvider` has decided by then, or the visitor has answered, that
   * counts instead.
   * @default 'granted'
   */
  consent?: Consent;
  paths?: Partial<Pick<TrackingPaths, 'landing'>>;
  /** The header's `site`, where its `names` rename the flags on `window`. */
  site?: Pick<SiteConfig, 'names'>;
  /** The page the visitor landed on. @default the page that is shown */
  url?: string;
  /** @default the document's */
  referrer?: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Turns landing and events off: read at every send. */
    lintelEventsDisabled?: unknown;
  }
}

/**
 * Tracks the landing visit, once per session storage (specification §4), by
 * an image request (§7), and tells the tag manager's data layer. A page that
 * is drawn in advance waits until it is shown. Never throws: what fails is
 * said on the console (§8).
 */
export function trackLanding(options: LandingOptions = {}): void {
  if (typeof document === 'undefined') {
    console.warn('Lintel: no document, no landing.');
    return;
  }
  windowFlagNames().lintelEventsDisabled ??= textOf(
    options.site?.names?.eventsDisabledFlag,
  );
  whenShown(() => land(options));
}

function land(options: LandingOptions): void {
  const landed = textOf(options.names?.landed) ?? defaultNames.landed;
  const inAllTabs = options.landingScope === 'browser';
  const page = pageLanding();
  const hasLanded =
    page.here ||
    readStored('sessionStorage', landed) !== null ||
    (inAllTabs && readCookie(landed) !== null);
  if (hasLanded || !isAllowed(options)) return;
  page.here = true;
  try {
    const query = new URLSearchParams(landingFields(options));
    const path = pathOnHost(options.paths?.landing) ?? '/api/track/Track';
    request(`${path}?${query}`, options.landingRetry);
  } catch (error) {
    console.error('Lintel: landing not tracked.', error);
  }
  writeStored('sessionStorage', landed, 'true');
  if (inAllTabs) writeCookie(landed, 'true');
  pushToDataLayer(
    textOf(options.names?.marketingId) ?? defaultNames.marketingId,
  );
}

function isAllowed({
  consent = 'granted',
  globalPrivacyControl,
}: LandingOptions): boolean {
  return (
    (decidedConsent() ?? consent) === 'granted' &&
    !hasWindowFlag('lintelEventsDisabled') &&
    (globalPrivacyControl === 'ignore' || !hasPrivacyControl())
  );
}

/** Leaving the page cuts an image off; the same landing then goes once more, in the browser's hands. */
function request(url: string, retry = true): void {
  const image = new Image();
  const onLeave = () => {
    fetch(url, {
      keepalive: true,
      mode: 'no-cors',
      credentials: 'include',
    }).catch(() => {});
    end();
  };
  const end = () => window.removeEventListener('pagehide', onLeave);
  image.onload = image.onerror = end;
  if (retry) window.addEventListener('pagehide', onLeave);
  image.src = url;
}

/**
 * The fields of specification §3; empty ones are left out (§5). The address is
 * whole, as specified: it goes to the host that the page came from.
 */
export function landingFields({
  url = window.location.href,
  referrer = document.referrer,
}: LandingOptions = {}): Record<string, string> {
  const { pathname, search } = new URL(url);
  const query = parseQuery(search);
  const fields: Record<string, string | null | undefined> = {
    location: pathname,
    lang: navigator.language?.toLowerCase(),
    resolved_locale: document.documentElement.lang || 'en-US',
    landing: url,
    refer: referrer,
    rk: `${Math.floor(Math.random() * 1e8)}`,
    screen: `${screen.width}x${screen.height}`,
  };
  for (const name of CARRIED_PARAMETERS) fields[name] = query.get(name);
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] =>
      Boolean(field[1]),
    ),
  );
}

function pushToDataLayer(marketingId: string): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: 'trackLanding',
      marketingId: readCookie(marketingId),
    });
  } catch (error) {
    console.warn('Lintel: landing not in the data layer.', error);
  }
}
