import { version } from '../../../package.json';
import { isEnvironment } from './analyticsSite';
import { readCookie } from '../browser/cookies';
import { readEvent } from './eventContent';
import { trackLanding } from './landing';
import { newId } from '../browser/newId';
import {
  CARRIED_PARAMETERS,
  analyticsPath,
  scrubQuery,
  scrubUrl,
} from './recordedUrl';
import { warnAboutInput } from '../report/report';
import type { SiteConfig } from '../site/site';
import type { Envelope, EventContext, TrackedEventDetail } from './trackEvent';
import type { TrackingOptions } from './trackingOptions';
import { deliver, type Delivery, type Payload } from './transport';
import {
  defaultNames,
  findAnalyticsId,
  findSession,
  forgetVisitor,
  pageLanding,
  type Session,
} from './visitor';
import { hasWindowFlag } from '../browser/windowFlags';

/** Who an event is about. */
export interface Identity {
  analyticsId: string;
  session: Session;
}

/** Which collector an event goes to: `clanker` takes those of other schemas. */
export type Channel = 'events' | 'clanker';

declare global {
  interface Window {
    /** Turns experiments' events off: read at every send. */
    lintelAbEventsDisabled?: unknown;
  }
}

export interface TrackerSettings {
  /** The address of a path on the events host. */
  urlOf(path: string): string;
  options: TrackingOptions;
  /** Where the page runs. A value other than `dev`, `staging` and `prod` is reported; `urlOf` decides where events go. */
  environment?: SiteConfig['environment'];
  /** The product's domain, where the page is on it. */
  domain?: string;
  /** The language codes and locales that a page's path may begin with: `['de', 'pt-BR']`. Not host labels. */
  languages: readonly string[];
  /** The member, once known. */
  member(): { accountId?: string; accountLocale?: string } | null;
}

export interface Tracker {
  /** Tracks the landing, unless the session has one, and identifies the visitor; whether the visit began on this page. */
  land(context: EventContext): boolean;
  /** Drops and deletes what is kept of the visitor. */
  forget(): void;
  /** Looks the analytics id up again at each call. */
  identify(context: EventContext): Identity;
  /** Rejects where it cannot even be written down. */
  send(
    event: unknown,
    context: EventContext,
    channel?: Channel,
  ): Promise<Delivery>;
}

/** Identity, envelope and delivery: what is needed once the visitor has said yes. */
export function createTracker(settings: TrackerSettings): Tracker {
  const { options, domain, environment } = settings;
  if (!isEnvironment(environment)) {
    // Specification §5 and §8.
    warnAboutInput('environment must be dev, staging or prod; ignored.');
  }
  const names = { ...defaultNames, ...options.names };
  // And `location`, of a log-in's address (specification §2).
  const allowed = [
    'location',
    ...CARRIED_PARAMETERS,
    ...(options.queryParameters ?? []),
  ];
  let identity: Identity | null = null;
  // The tag manager may write it later; once there, it is not read again.
  let marketingId: string | null = null;

  function identify({ url }: Pick<EventContext, 'url'>): Identity {
    const known = identity?.analyticsId;
    const search =
      options.analyticsIdFromUrl === false ? '' : new URL(url).search;
    const analyticsId = findAnalyticsId(names, search, known, domain);
    // The same object while nothing changes: components subscribe to it.
    if (!identity || analyticsId !== known) {
      const session = identity?.session ?? findSession(names, domain);
      identity = { analyticsId, session };
    }
    return identity;
  }

  function envelope(context: EventContext): Envelope {
    const { analyticsId, session } = identify(context);
    const page = new URL(context.url);
    const member = settings.member();
    return {
      ...(options.eventIds === false ? null : { event_id: newId() }),
      event_owner_team: `${options.ownerTeam ?? 'marketing'}`,
      event_source: 'web',
      is_first_landing: session.isFirstLanding,
      is_first_session: session.isFirstSession,
      client_version: version,
      context_website_identifier: options.websiteIdentifier,
      analytics_id: analyticsId,
      session_id: session.sessionId,
      page_host: page.host,
      page_path: analyticsPath(page, settings.languages, context.page),
      page_query_params: scrubQuery(page.search, allowed),
      page_referrer_url: scrubUrl(context.referrer, allowed),
      browser_language: navigator.language?.toLowerCase(),
      browser_locale: navigator.language,
      browser_window_width: `${window.innerWidth}`,
      browser_window_height: `${window.innerHeight}`,
      user_agent: navigator.userAgent,
      event_timestamp: new Date(context.at).toISOString(),
      marketing_id: (marketingId ||= readCookie(names.marketingId)),
      resolved_locale: document.documentElement.lang || 'en-US',
      website_locale: context.websiteLocale,
      member_account_id: member?.accountId,
      member_account_locale: member?.accountLocale,
    };
  }

  function endpointOf(channel: Channel, schema: string): string {
    const { validate, paths } = options;
    return settings.urlOf(
      validate
        ? `${paths?.validate ?? '/api/v1/validate-event-content'}/${schema}`
        : (paths?.[channel] ??
            `/api/v1/${channel === 'clanker' ? 'clanker/' : ''}events`),
    );
  }

  return {
    land({ url, referrer }) {
      trackLanding({ ...options, url, referrer });
      identify({ url });
      return pageLanding().here;
    },
    forget() {
      identity = marketingId = null;
      forgetVisitor(names, domain);
    },
    identify,
    async send(event, context, channel = 'events') {
      const content = readEvent(event, allowed);
      const isOff =
        content?.type === 'A/B test assignments' &&
        hasWindowFlag('lintelAbEventsDisabled');
      if (!content || isOff) return { outcome: 'dropped' };
      const { type, fields, custom } = content;
      const common = withNulls({ ...envelope(context), ...fields });
      const schema = custom ? schemaOf(type) : 'track';
      const endpoint = endpointOf(channel, schema);
      const payload: Payload = custom
        ? {
            analyticsId: common.analytics_id,
            commonData: common,
            customData: custom,
            customSchemaName: schema,
          }
        : {
            eventContent: JSON.stringify(common),
            eventSchemaName: schema,
          };
      const delivery = await deliver(endpoint, payload, options.transports);
      dispatchSent({
        type,
        fields: { ...custom, ...common },
        schema,
        endpoint,
        ...delivery,
      });
      return delivery;
    },
  };
}

/** For tools that show what is sent. Listeners cannot change an event. */
function dispatchSent(detail: TrackedEventDetail): void {
  window.dispatchEvent(new CustomEvent('lintel:event', { detail }));
}

/** A field that is not known is sent as `null`. */
function withNulls<T extends object>(fields: T): T {
  for (const name of Object.keys(fields) as (keyof T)[]) {
    fields[name] ??= null as T[keyof T];
  }
  return fields;
}

/** Of what has fields of its own, as a name that fits into an address. */
function schemaOf(type: string): string {
  return type.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
