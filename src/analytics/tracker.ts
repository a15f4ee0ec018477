import { version } from '../../package.json';
import { readCookie } from '../browser/cookies';
import {
  CARRIED_PARAMETERS,
  analyticsPath,
  readEvent,
  readStrings,
  scrubQuery,
  scrubUrl,
  type EventContent,
} from './eventContent';
import { trackLanding } from './landing';
import { warnIfLogging } from '../browser/report';
import type { Envelope, EventContext, TrackedEventDetail } from './trackEvent';
import type { TrackingOptions } from './trackingOptions';
import { deliver, type Delivery, type Payload } from './transport';
import {
  createVisitor,
  defaultNames,
  newId,
  pageLanding,
  type Visitor,
} from './visitor';
import { hasWindowFlag } from '../browser/windowFlags';

/**
 * The collector an event is sent to: `clanker` accepts events with other
 * schemas.
 */
export type Channel = 'events' | 'clanker';

declare global {
  interface Window {
    /** Turns off events of experiments. Read for every event. */
    lintelAbEventsDisabled?: unknown;
  }
}

interface TrackerSettings {
  /** The address of a path on the events host. */
  urlOf(path: string): string;
  options: TrackingOptions;
  /** The site's domain, if the page is on it. Cookies are set there. */
  domain?: string | undefined;
  /**
   * The language codes and locales that a path may begin with. Not host labels.
   */
  languages: readonly string[];
  /** The account of the logged-in visitor, or `null`. */
  user(): {
    accountId?: string | undefined;
    accountLocale?: string | undefined;
  } | null;
}

/** Identifies the visitor and sends events, without waiting for consent. */
export interface Tracker extends Visitor {
  /**
   * Sends the landing, unless the session has one, and identifies the visitor.
   * Returns whether the visit began on this page.
   */
  land(context: EventContext): boolean;
  /** Sends an event. Rejects if the event cannot be serialised. */
  send(
    event: unknown,
    context: EventContext,
    channel?: Channel,
  ): Promise<Delivery>;
}

/**
 * Creates a tracker: identity, envelope and delivery, for use after consent.
 * `createTracking` adds the queue that waits for consent.
 */
export function createTracker(settings: TrackerSettings): Tracker {
  const { options, domain } = settings;
  const names = { ...defaultNames, ...options.names };
  // `location` is the parameter of login addresses.
  const allowed = [
    'location',
    ...CARRIED_PARAMETERS,
    ...(options.queryParameters ?? []),
  ];
  const visitor = createVisitor(
    names,
    options.analyticsIdFromUrl !== false,
    domain,
  );
  // The tag manager may set it later. Once it is set, it is not read again.
  let marketingId: string | null = null;

  function envelope(context: EventContext): Envelope {
    const { analyticsId, session } = visitor.identify();
    const page = new URL(context.url);
    const user = settings.user();
    return {
      ...(options.eventIds === false ? null : { event_id: newId() }),
      ...readStrings(
        {
          event_owner_team: options.ownerTeam,
          context_website_identifier: options.websiteIdentifier,
          website_locale: context.websiteLocale,
          member_account_id: user?.accountId,
          member_account_locale: user?.accountLocale,
        },
        {
          event_owner_team: 'marketing',
          context_website_identifier: null,
          website_locale: null,
          member_account_id: null,
          member_account_locale: null,
        },
      ),
      event_source: 'web',
      is_first_landing: session.isFirstLanding,
      is_first_session: session.isFirstSession,
      client_version: version,
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
    };
  }

  function pathOf(channel: Channel, schema: string): string {
    const { validate, paths } = options;
    return validate
      ? `${paths?.validate ?? '/api/v1/validate-event-content'}/${schema}`
      : (paths?.[channel] ??
          `/api/v1/${channel === 'clanker' ? 'clanker/' : ''}events`);
  }

  return {
    land({ url, referrer }) {
      trackLanding({ ...options, url, referrer });
      if (!hasWindowFlag('lintelEventsDisabled')) visitor.identify();
      return pageLanding().here;
    },
    forget() {
      marketingId = null;
      visitor.forget();
    },
    identify: visitor.identify,
    async send(event, context, channel = 'events') {
      const content = readEvent(event, allowed);
      const isOff =
        hasWindowFlag('lintelEventsDisabled') ||
        (content?.type === 'A/B test assignments' &&
          hasWindowFlag('lintelAbEventsDisabled'));
      if (!content || isOff) return { outcome: 'dropped' };
      const { type, fields, custom } = content;
      const common = withNulls({ ...envelope(context), ...fields });
      const schema = custom ? schemaOf(type) : 'track';
      const endpoint = settings.urlOf(pathOf(channel, schema));
      const payload = payloadOf(common, custom, schema);
      const delivery = options.send
        ? await sendBy(options.send, endpoint, payload)
        : await deliver(endpoint, payload, options.transports);
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

/** Fields of its own give an event another form. */
function payloadOf(
  common: Envelope,
  custom: EventContent['custom'],
  schema: string,
): Payload {
  return custom
    ? {
        analyticsId: common.analytics_id,
        commonData: common,
        customData: custom,
        customSchemaName: schema,
      }
    : { eventContent: JSON.stringify(common), eventSchemaName: schema };
}

/** Sends by the page's own function, whose errors do not break the page. */
async function sendBy(
  send: NonNullable<TrackingOptions['send']>,
  endpoint: string,
  payload: Payload,
): Promise<Delivery> {
  try {
    await send(endpoint, payload);
    return { outcome: 'delivered' };
  } catch (error) {
    warnIfLogging(`Lintel: tracking.send failed (${String(error)}).`);
    return { outcome: 'failed' };
  }
}

/** For tools that show what is sent. Listeners cannot change an event. */
function dispatchSent(detail: TrackedEventDetail): void {
  window.dispatchEvent(new CustomEvent('lintel:event', { detail }));
}

/** Replaces `undefined` by `null`. */
function withNulls<T extends object>(fields: T): T {
  for (const name of Object.keys(fields) as (keyof T)[]) {
    fields[name] ??= null as T[keyof T];
  }
  return fields;
}

/** The schema's name of an event with its own fields. */
function schemaOf(type: string): string {
  return type.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
