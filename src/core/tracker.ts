import { version } from '../../package.json';
import { analyticsId, newId } from './analyticsId';
import { readCookie } from './cookies';
import { readStored, writeStored } from './storage';
import { trackLanding } from './landing';
import type { TrackEvent } from './trackEvent';
import { deliver, type Delivery } from './transport';

/** When and where an event happened: it may be sent later. */
export interface Occasion {
  /** In ms since 1970. */
  at: number;
  url: string;
}

export interface TrackerOptions {
  endpoint: string;
  landingEndpoint?: string;
  websiteLocale: string;
}

export interface Tracker {
  land(): void;
  send(event: TrackEvent, occasion: Occasion): Promise<Delivery>;
}

const SESSION = 'lintel_session_id';

/** The half of tracking that is loaded once there is something to send: identity, envelope, delivery. */
export function createTracker({
  endpoint,
  landingEndpoint,
  websiteLocale,
}: TrackerOptions): Tracker {
  return {
    land: () => trackLanding({ endpoint: landingEndpoint }),
    send(event, occasion) {
      const eventContent = JSON.stringify({
        ...envelope(occasion, websiteLocale),
        ...event,
      });
      return deliver(endpoint, { eventContent, eventSchemaName: 'track' });
    },
  };
}

/** The fields that every event carries (specification §3). */
function envelope({ at, url }: Occasion, websiteLocale: string) {
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
    browser_language: navigator.language.toLowerCase(),
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
  const kept = readStored('sessionStorage', SESSION);
  if (kept) return kept;
  const id = newId();
  writeStored('sessionStorage', SESSION, id);
  return id;
}
