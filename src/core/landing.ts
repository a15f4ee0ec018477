import { readCookie } from './cookies';
import { LANDED } from './forgetVisitor';
import { readStored, writeStored } from './storage';

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
  /** The page the visitor landed on. @default the page that is shown */
  url?: string;
  /** @default the document's */
  referrer?: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Tracks the landing visit, once per session storage (specification §4), by
 * an image request (§7), and tells the tag manager's data layer. Never throws:
 * what fails is said on the console (§8).
 */
export function trackLanding(options: LandingOptions = {}): void {
  if (typeof document === 'undefined') return;
  if (readStored('sessionStorage', LANDED) !== null) return;
  try {
    const query = new URLSearchParams(landingFields(options));
    const { endpoint = '/api/track/Track' } = options;
    new Image().src = `${endpoint}?${query.toString()}`;
  } catch (error) {
    console.error('Lintel: the landing could not be tracked.', error);
    return;
  }
  writeStored('sessionStorage', LANDED, 'true');
  pushToDataLayer();
}

/** The fields of specification §3; empty ones are left out (§5). */
export function landingFields({
  url = window.location.href,
  referrer = document.referrer,
}: LandingOptions = {}): Record<string, string> {
  const { pathname, searchParams } = new URL(url);
  const fields: Record<string, string | null | undefined> = {
    location: pathname,
    lang: navigator.language?.toLowerCase(),
    resolved_locale: document.documentElement.lang || 'en-US',
    landing: url,
    refer: referrer,
    rk: String(Math.floor(Math.random() * 1e8)),
    screen: `${screen.width}x${screen.height}`,
  };
  for (const name of CARRIED) fields[name] = searchParams.get(name);
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] =>
      Boolean(field[1]),
    ),
  );
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
