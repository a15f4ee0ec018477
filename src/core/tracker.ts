import { version } from '../../package.json';
import { analyticsId, forgetAnalyticsId, newId } from './analyticsId';
import { readCookie } from './cookies';
import { SESSION_ID } from './forgetVisitor';
import type { Occasion } from './occasion';
import { readStored, writeStored } from './storage';
import { trackLanding } from './landing';
import type { TrackEvent } from './trackEvent';
import { deliver, type Delivery } from './transport';

export interface TrackerOptions {
  endpoint: string;
  landingEndpoint?: string;
}

export interface Tracker {
  land(occasion: Occasion): void;
  /** Drops what it remembers of the visitor. */
  forget(): void;
  send(event: TrackEvent, occasion: Occasion): Promise<Delivery>;
}

/** The half of tracking that is loaded once there is something to send: identity, envelope, delivery. */
export function createTracker({
  endpoint,
  landingEndpoint,
}: TrackerOptions): Tracker {
  return {
    land: ({ url, referrer }) =>
      trackLanding({ endpoint: landingEndpoint, url, referrer }),
    forget: forgetAnalyticsId,
    // Async, so that whatever goes wrong in it is a rejection.
    async send(event, occasion) {
      const eventContent = JSON.stringify({
        ...envelope(occasion),
        ...event,
      });
      return deliver(endpoint, { eventContent, eventSchemaName: 'track' });
    },
  };
}

/** The fields that every event carries (specification §3). */
function envelope({ at, url, referrer, websiteLocale }: Occasion) {
  const page = new URL(url);
  return {
    event_id: newId(),
    event_owner_team: 'marketing',
    event_source: 'web',
    client_version: version,
    analytics_id: analyticsId(page.search, Date.now()),
    session_id: sessionId(),
    page_host: page.host,
    page_path: page.pathname,
    page_referrer_url: withoutQuery(referrer),
    browser_language: navigator.language?.toLowerCase(),
    browser_locale: navigator.language,
    browser_window_width: String(window.innerWidth),
    browser_window_height: String(window.innerHeight),
    user_agent: navigator.userAgent,
    event_timestamp: new Date(at).toISOString(),
    marketing_id: readCookie('marketing_id'),
    resolved_locale: document.documentElement.lang || 'en-US',
    website_locale: websiteLocale,
  };
}

function sessionId(): string {
  const kept = readStored('sessionStorage', SESSION_ID);
  if (kept) return kept;
  const id = newId();
  writeStored('sessionStorage', SESSION_ID, id);
  return id;
}

/** A referrer's query may hold what nobody agreed to send. */
function withoutQuery(url: string): string {
  return url.split(/[?#]/)[0] ?? '';
}
