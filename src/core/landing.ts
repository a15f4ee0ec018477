import { readCookie } from './cookies';
import { readStored, writeStored } from './storage';

const LANDED = 'sqsp_l';
const CARRIED = [
  'campaign',
  'subcampaign',
  'variation',
  'mkwid',
  'gclid',
  'channel',
  'subchannel',
  'source',
];

export interface LandingOptions {
  /** @default '/api/track/Track' */
  endpoint?: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Tracks the landing visit, once per session storage (specification §4), by
 * an image request (§7), and tells the tag manager's data layer. Never throws.
 */
export function trackLanding({
  endpoint = '/api/track/Track',
}: LandingOptions = {}): void {
  if (typeof document === 'undefined') return;
  if (readStored('sessionStorage', LANDED) !== null) return;
  writeStored('sessionStorage', LANDED, 'true');
  const query = new URLSearchParams(landingFields());
  new Image().src = `${endpoint}?${query.toString()}`;
  pushToDataLayer();
}

/** The fields of specification §3; empty query values are left out (§5). */
export function landingFields(): Record<string, string> {
  const { pathname, href, search } = window.location;
  const fields: Record<string, string> = {
    location: pathname,
    lang: navigator.language.toLowerCase(),
    resolved_locale: document.documentElement.lang || 'en-US',
    landing: href,
    refer: document.referrer,
    rk: String(Math.floor(Math.random() * 1e8)),
    screen: `${screen.width}x${screen.height}`,
  };
  const query = new URLSearchParams(search);
  for (const name of CARRIED) {
    const value = query.get(name);
    if (value) fields[name] = value;
  }
  return fields;
}

function pushToDataLayer(): void {
  try {
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: 'trackLanding',
      marketingId: readCookie('marketing_id'),
    });
  } catch (error) {
    console.warn('Lintel: the landing did not reach the data layer.', error);
  }
}
