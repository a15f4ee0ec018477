import { version } from '../../package.json';
import { readCookie } from '../browser/cookies';
import { warnInDevelopment } from '../browser/report';
import { hasWindowFlag } from '../browser/windowFlags';
import { isExampleUser, pageAuth } from '../site/auth';
import { hostLabels, type LanguageSites } from '../site/language';
import { languages as defaultLanguages } from '../site/languages';
import { isLocalHost, readDomain, withoutFinalDot } from '../site/readDomain';
import { resolveSite, type Site } from '../site/site';
import type { SiteConfig } from '../site/siteConfig';
import {
  CARRIED_PARAMETERS,
  analyticsPath,
  localeOf,
  readEvent,
  scrubQuery,
  scrubUrl,
} from './eventContent';
import { trackLanding } from './landing';
import { isSamePage } from './pageViews';
import { DROPPED } from './inbox';
import type { Channel, EventContext } from './trackEvent';
import type { TrackingOptions } from './trackingOptions';
import { deliver, type LintelDelivery, type Payload } from './transport';
import {
  findAnalyticsId,
  findSession,
  forgetVisitor,
  newId,
  pageLanding,
  type Identity,
} from './visitorIds';
import { warnIfLogging } from './warnings';

/** Identifies the visitor and sends events, without waiting for consent. */
export type Tracker = ReturnType<typeof createTracker>;

/** The settings of a page's analytics. */
interface TrackerSettings {
  config?: SiteConfig | undefined;
  options?: TrackingOptions | undefined;
  languages?: LanguageSites | undefined;
}

/**
 * Creates the tracker of a page on the browser's host: identity, common fields
 * and delivery, for use after consent.
 */
export function createTracker({
  config,
  options = {},
  languages = defaultLanguages,
}: TrackerSettings) {
  const { hostname } = location;
  const site = resolveSite(config, hostname, hostLabels(languages));
  const host = eventsHost(config, site, hostname);
  const { names } = site;
  const domain = isOn(site.domain, hostname) ? site.domain : undefined;
  const { queryParameters = [] } = options;
  // Besides `utm_*`. `location` is the parameter of login addresses.
  const allowed = ['location', ...CARRIED_PARAMETERS, ...queryParameters];
  let identity: Identity | null = null;
  // The tag manager may set it later. Once it is set, it is not read again.
  let marketingId: string | null = null;

  /**
   * The visitor's ids. The analytics id is looked up on every call, because a
   * cookie or the address may have another one.
   *
   * @param url the address of an event. That of a page that was left is not read
   */
  function identify(url: string): Identity {
    const known = identity?.analyticsId;
    const isRead =
      options.analyticsIdFromUrl !== false && isSamePage(url, location.href);
    const search = isRead ? new URL(url).search : '';
    const analyticsId = findAnalyticsId(names, search, known, domain);
    const session = identity?.session ?? findSession(names, domain);
    // Components subscribe to it: it is a new object for another visitor only.
    if (!identity || analyticsId !== known) identity = { analyticsId, session };
    return identity;
  }

  /**
   * Sends the landing, unless the session has one, and identifies the visitor.
   * Returns whether the visit began on this page.
   */
  function land(context: EventContext): boolean {
    const locale = localeOf(context, context.lang, languages);
    const given = { ...options, ...context, site: config, locale };
    trackLanding({ consent: 'granted', ...given });
    identify(context.url);
    return pageLanding().here;
  }

  /** The fields that every event has. */
  function commonFields(
    context: EventContext,
    { analyticsId, session }: Identity,
  ) {
    const [width, height] = context.viewport;
    const url = new URL(context.url);
    const { user } = pageAuth(site).get();
    const member = user && !isExampleUser(user) ? user : null;
    return {
      ...(options.eventIds === false ? null : { event_id: newId() }),
      event_owner_team: options.ownerTeam ?? 'marketing',
      context_website_identifier: options.websiteIdentifier ?? null,
      website_locale:
        localeOf(context, context.websiteLocale, languages) ?? null,
      member_account_id: member?.accountId ?? null,
      member_account_locale: member?.accountLocale ?? null,
      event_source: 'web',
      is_first_landing: session.isFirstLanding,
      is_first_session: session.isFirstSession,
      client_version: version,
      analytics_id: analyticsId,
      session_id: session.sessionId,
      page_host: url.host,
      page_path: analyticsPath(url, languages, context),
      page_query_params: scrubQuery(url.search, allowed),
      page_referrer_url: scrubUrl(context.referrer, allowed),
      browser_language: navigator.language?.toLowerCase() ?? null,
      browser_locale: navigator.language ?? null,
      browser_window_width: `${width}`,
      browser_window_height: `${height}`,
      user_agent: navigator.userAgent,
      event_timestamp: new Date(context.at).toISOString(),
      resolved_locale: localeOf(context, context.lang, languages),
      marketing_id: (marketingId ||= readCookie(names.marketingId)),
    };
  }

  /** Sends an event. Rejects if the event cannot be serialised. */
  async function send(
    event: unknown,
    context: EventContext,
    channel: Channel = 'events',
  ): Promise<LintelDelivery> {
    const content = readEvent(event, allowed);
    if (!content || isOff(content.type)) return DROPPED;
    const { type, custom } = content;
    const ids = identify(context.url);
    const common = { ...commonFields(context, ids), ...content.fields };
    // Fields of its own give an event another form.
    const schema = custom ? schemaOf(type) : 'track';
    const payload: Payload = custom
      ? {
          analyticsId: ids.analyticsId,
          commonData: common,
          customData: custom,
          customSchemaName: schema,
        }
      : { eventContent: JSON.stringify(common), eventSchemaName: schema };
    const path = pathOf(options, site, channel, schema);
    const isPath = path.startsWith('/');
    const endpoint = isPath ? site.urlOn(host ?? 'eventsStaging', path) : path;
    if (!host) informOfLocalhost(options, site);
    const delivery = host
      ? await deliverBy(options, endpoint, payload)
      : DROPPED;
    const fields = { ...custom, ...common };
    const detail = { type, fields, schema, endpoint, ...delivery };
    // For tools that show what is sent. Listeners cannot change an event.
    window.dispatchEvent(new CustomEvent('lintel:event', { detail }));
    return delivery;
  }

  return {
    identify,
    land,
    send,
    /** Deletes everything that analytics store about the visitor. */
    forget: () => forgetVisitor(names, domain),
  };
}

/** Whether the page has turned off events of this type. */
function isOff(type: string): boolean {
  return (
    type === 'A/B test assignments' && hasWindowFlag('lintelAbEventsDisabled')
  );
}

/** The collector's path, or its whole address. */
function pathOf(
  { validate }: TrackingOptions,
  { paths }: Site,
  channel: Channel,
  schema: string,
): string {
  if (validate) return `${paths.validate}/${schema}`;
  return channel === 'clanker' ? paths.clanker : paths.events;
}

/**
 * Sends by the page's own function, whose errors do not break the page, or by
 * the transports.
 */
async function deliverBy(
  { send, transports }: TrackingOptions,
  endpoint: string,
  payload: Payload,
): Promise<LintelDelivery> {
  if (!send) return deliver(endpoint, payload, transports);
  try {
    await send(endpoint, payload);
    return { outcome: 'delivered' };
  } catch (error) {
    warnIfLogging(`Lintel: tracking.send failed (${String(error)}).`);
    return { outcome: 'failed' };
  }
}

/** The schema's name of an event with its own fields. */
function schemaOf(type: string): string {
  return type.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function informOfLocalhost({ transports }: TrackingOptions, site: Site): void {
  // Also here, because a bundler keeps a text that reads the address.
  if (process.env.NODE_ENV === 'production') return;
  // The page has turned sending off.
  if (transports?.length === 0) return;
  const wouldBe = site.urlOn('eventsStaging', '/').slice(0, -1);
  warnInDevelopment(
    `no events are sent from ${location.hostname}; ${wouldBe || 'a collector'} may not exist. To send events, set site.hosts.eventsStaging to your collector, or site.environment to "staging". To see them, listen to lintel:event on window.`,
    console.info,
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
  const { environment, hosts, domain } = config ?? {};
  const isOwn = readDomain(domain) === null;
  if (isLocalHost(name) && !isOwn && !environment && !hosts?.eventsStaging) {
    return null;
  }
  const isProduct = isOwn || isOn(site.domain, name);
  return isProduct && environment !== 'dev' && environment !== 'staging'
    ? 'events'
    : 'eventsStaging';
}
