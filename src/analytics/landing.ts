import { readCookie } from '../browser/cookies';
import { whenShown } from '../browser/events';
import { endsWithPage, existing } from '../browser/registry';
import { parseQuery } from '../browser/urls';
import {
  dataLayer,
  hasWindowFlag,
  windowFlagNames,
} from '../browser/windowFlags';
import {
  defaultSiteNames,
  defaultSitePaths,
  type SiteConfig,
} from '../site/siteConfig';
import {
  CONSENT,
  hasPrivacyControl,
  type LintelConsent,
  type PageConsent,
} from './consent';
import { CARRIED_PARAMETERS } from './eventContent';
import { documentLang } from './pageViews';
import { readStored, writeStored } from './storage';
import type { TrackingOptions } from './trackingOptions';
import { pageLanding, watchStoredId } from './visitorIds';

/**
 * Options of `trackLanding`. It also takes the landing's options from
 * `tracking={{…}}`, so you can pass the same object to both.
 */
export interface LandingOptions extends Pick<
  TrackingOptions,
  'landingRetry' | 'globalPrivacyControl'
> {
  /**
   * Whether the visitor allows analytics. Without consent nothing happens, and
   * the header sends the landing once it is given. If a `Header` or
   * `LintelProvider` has already decided, or the visitor has answered, that
   * applies instead.
   * @default 'pending'
   * @example 'granted'
   */
  consent?: LintelConsent | undefined;
  /**
   * The `site` of the header, if it has `names` or `paths`.
   * @example { paths: { landing: '/api/visit' } }
   */
  site?: Pick<SiteConfig, 'names' | 'paths'> | undefined;
  /**
   * The page the visitor landed on.
   * @default the current page
   * @example 'https://www.example.com/pricing'
   */
  url?: string | undefined;
  /**
   * The locale of that page.
   * @default `<html lang>`
   * @example 'de-DE'
   */
  locale?: string | undefined;
  /**
   * The page the visitor came from.
   * @default `document.referrer`
   * @example 'https://search.example/'
   */
  referrer?: string | undefined;
}

/**
 * Sends the landing, once per tab, as an image request, and adds `trackLanding`
 * to `window.dataLayer`. A prerendered page waits until it is shown. Never
 * throws: failures are printed in the console.
 *
 * @example
 * import { trackLanding } from 'lintel/landing';
 *
 * trackLanding({ consent: 'granted' });
 */
export function trackLanding(options: LandingOptions = {}): void {
  if (typeof document === 'undefined') {
    console.warn('Lintel: no document; the landing was not sent.');
    return;
  }
  const { names } = options.site ?? {};
  windowFlagNames().lintelEventsDisabled ??= names?.eventsDisabledFlag;
  if (!isAllowed(options)) return;
  // The visitor may decline on another page before this one is shown.
  const isIdDeleted = watchStoredId(names);
  whenShown(() => {
    if (!isIdDeleted()) land(options);
  });
}

function land(options: LandingOptions): void {
  const { names, paths } = options.site ?? {};
  const landed = names?.landed ?? defaultSiteNames.landed;
  const page = pageLanding();
  if (page.here || !isAllowed(options)) return;
  if (readStored('sessionStorage', landed, true) !== null) return;
  page.here = true;
  try {
    const query = landingQuery(options);
    const path = paths?.landing ?? defaultSitePaths.landing;
    request(`${path}?${query}`, options.landingRetry);
  } catch (error) {
    console.error('Lintel: the landing was not sent.', error);
  }
  writeStored('sessionStorage', landed, 'true', true);
  pushToDataLayer(names?.marketingId ?? defaultSiteNames.marketingId);
}

function isAllowed({
  consent = 'pending',
  globalPrivacyControl,
}: LandingOptions): boolean {
  // If a part has decided, or the visitor has answered.
  const decided = existing<PageConsent>(CONSENT)?.get();
  return (
    (decided ?? consent) === 'granted' &&
    !hasWindowFlag('lintelEventsDisabled') &&
    (globalPrivacyControl === 'ignore' || !hasPrivacyControl())
  );
}

/**
 * An image request is cancelled when the page is left. The same landing is then
 * sent again by a request that outlives the page.
 */
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
  endsWithPage(end);
  image.src = url;
}

/**
 * The fields of the landing request, without empty ones. The address has its
 * whole query and hash, because it goes to the host that the page came from.
 */
function landingQuery({
  url = window.location.href,
  locale = documentLang(),
  referrer = document.referrer,
}: LandingOptions): URLSearchParams {
  const { pathname, search } = new URL(url);
  const given = parseQuery(search);
  const query = new URLSearchParams();
  const fields = [
    ['location', pathname],
    ['lang', navigator.language?.toLowerCase()],
    ['resolved_locale', locale],
    ['landing', url],
    ['refer', referrer],
    ['rk', `${Math.floor(Math.random() * 1e8)}`],
    ['screen', `${screen.width}x${screen.height}`],
    ...CARRIED_PARAMETERS.map((name) => [name, given.get(name)] as const),
  ] as const;
  for (const [name, value] of fields) if (value) query.set(name, value);
  return query;
}

function pushToDataLayer(marketingId: string): void {
  try {
    dataLayer().push({
      event: 'trackLanding',
      marketingId: readCookie(marketingId),
    });
  } catch (error) {
    console.warn('Lintel: the landing was not added to dataLayer.', error);
  }
}
