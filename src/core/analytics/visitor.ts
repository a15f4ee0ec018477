import { readCookie, writeCookie } from '../browser/cookies';
import { newId } from '../browser/newId';
import { parseQuery } from '../browser/parseQuery';
import { shared } from '../browser/registry';
import { warnIfLogging } from '../report/report';

/** What analytics keep in a visitor's browser, and under which names. */
export interface AnalyticsNames {
  /** Cookie, and local storage: the visitor's id, for 390 days. @default 'lintel_analytics_id' */
  analyticsId: string;
  /** Local storage: when the id there ends, in ms since 1970. @default 'lintel_analytics_id_expires' */
  analyticsIdExpires: string;
  /** Session cookie: the visit's id, until the browser is closed. @default 'lintel_session_id' */
  sessionId: string;
  /** Session storage, of the tab: this is the visitor's first session. @default 'lintel_first_session' */
  firstSession: string;
  /** Local storage: the visitor has been here, until it is cleared. @default 'lintel_has_landed' */
  hasLanded: string;
  /** Session storage, of the tab: the landing was tracked; a session cookie too with `landingScope: 'browser'`. @default 'sqsp_l' */
  landed: string;
  /** Cookie, of the tag manager's; only read. @default 'marketing_id' */
  marketingId: string;
}

export const defaultNames: AnalyticsNames = {
  analyticsId: 'lintel_analytics_id',
  analyticsIdExpires: 'lintel_analytics_id_expires',
  sessionId: 'lintel_session_id',
  firstSession: 'lintel_first_session',
  hasLanded: 'lintel_has_landed',
  landed: 'sqsp_l',
  marketingId: 'marketing_id',
};

/** Specification §9, in days. */
const LIFETIME = 390;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * The visitor's analytics id, from the first source that holds a UUID
 * (specification §5): query, cookie, local storage, memory, else a new one.
 *
 * @param search the address's own, where that counts
 * @param known the copy in memory
 * @param domain the product's, where the page is on it
 */
export function findAnalyticsId(
  { analyticsId: name, analyticsIdExpires }: AnalyticsNames,
  search: string,
  known?: string,
  domain?: string,
): string {
  const now = Date.now();
  const cookie = readCookie(name);
  const stored =
    Number(readStored('localStorage', analyticsIdExpires)) > now
      ? readStored('localStorage', name)
      : null;
  const told = parseQuery(search).get('analytics_id');
  const id = [told, cookie, stored, known].find(isUuid) ?? newId();
  // A cookie that holds the id already stays as it is: Safari would cut a
  // server's 390 days down to 7 for one that a script writes.
  if (cookie !== id) writeCookie(name, id, { days: LIFETIME, domain });
  const inStorage =
    stored === id ||
    (writeStored('localStorage', name, id) &&
      writeStored(
        'localStorage',
        analyticsIdExpires,
        String(now + LIFETIME * 86_400_000),
      ));
  // Specification §8, verbatim.
  if (!inStorage && readCookie(name) !== id) {
    warnIfLogging('Unable to store analyticsId');
  }
  return id;
}

function isUuid(id: string | null | undefined): id is string {
  return UUID.test(id ?? '');
}

/** The visit that a page belongs to (specification §3). */
export interface Session {
  sessionId: string;
  /** Whether the visit began on this page. */
  isFirstLanding: boolean;
  /** Whether it is the visitor's first. */
  isFirstSession: boolean;
}

/** The session of specification §4: it ends with the browser's. */
export function findSession(names: AnalyticsNames, domain?: string): Session {
  const isFirstSession =
    readStored('localStorage', names.hasLanded) === null ||
    readStored('sessionStorage', names.firstSession) === 'true';
  if (isFirstSession) {
    writeStored('sessionStorage', names.firstSession, 'true');
    writeStored('localStorage', names.hasLanded, 'true');
  }
  return {
    sessionId: sessionId(names.sessionId, domain),
    isFirstLanding: pageLanding().here,
    isFirstSession,
  };
}

function sessionId(name: string, domain?: string): string {
  const kept = readCookie(name);
  if (kept) return kept;
  const id = newId();
  writeCookie(name, id, { domain });
  return id;
}

/** What the page remembers of its own landing, also where nothing can be stored. */
export function pageLanding(): { here: boolean } {
  return shared('landing', () => ({ here: false }));
}

/**
 * Deletes what analytics keep of a visitor, who has said no.
 *
 * @param domain that the cookies may have been set on, beside the page's host
 */
export function forgetVisitor(names: AnalyticsNames, domain?: string): void {
  for (const name of Object.values(names)) {
    // That one is the tag manager's.
    if (name === names.marketingId) continue;
    try {
      const nothing = `${name}=; path=/; max-age=0`;
      document.cookie = nothing;
      if (domain) document.cookie = `${nothing}; domain=${domain}`;
      localStorage.removeItem(name);
      sessionStorage.removeItem(name);
    } catch {
      // Where nothing may be read, nothing was kept.
    }
  }
}

export type StorageName = 'localStorage' | 'sessionStorage';

/** A stored text, or `null`: also where storage may not be read. */
export function readStored(store: StorageName, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    refused(store);
    return null;
  }
}

/** Whether the text was stored: sandboxed frames and full disks refuse. */
export function writeStored(
  store: StorageName,
  key: string,
  value: string,
): boolean {
  try {
    window[store].setItem(key, value);
    return true;
  } catch {
    refused(store);
    return false;
  }
}

/** Specification §8, verbatim; once for each store. */
function refused(store: StorageName): void {
  warnIfLogging(`Unable access local/session storage ${store}`);
}
