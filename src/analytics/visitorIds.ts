import { readCookie, writeCookie } from '../browser/cookies';
import { sharedByCopies } from '../browser/registry';
import { parseQuery } from '../browser/urls';
import {
  defaultSiteNames,
  type SiteConfig,
  type SiteNames,
} from '../site/siteConfig';
import { deleteStored, readStored, writeStored } from './storage';
import { warnIfLogging } from './warnings';

/** The visitor's session. */
export interface LintelSession {
  /**
   * The session's id, a UUID.
   * @example '9a0c0305-e82c-4301-8f2d-41d33f2504e0'
   */
  sessionId: string;
  /** Whether the visit began on this page. @example true */
  isFirstLanding: boolean;
  /** Whether this is the visitor's first session. @example false */
  isFirstSession: boolean;
}

/** The visitor that an event is about. */
export interface Identity {
  /**
   * The visitor's analytics id, a UUID.
   * @example '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
   */
  analyticsId: string;
  /**
   * The visitor's session.
   * @example { sessionId: '9a0c0305-e82c-4301-8f2d-41d33f2504e0',
   *   isFirstLanding: true, isFirstSession: false }
   */
  session: LintelSession;
}

/** What analytics store about the visitor. The other cookies are not theirs. */
const STORED = [
  'analyticsId',
  'analyticsIdExpires',
  'sessionId',
  'firstSession',
  'hasLanded',
  'landed',
] as const;

const LIFETIME_DAYS = 390;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * The visitor's analytics id: the first valid UUID of the address, the cookie,
 * local storage and memory, or a new one (behaviour T7).
 *
 * @param search the page's query, or an empty string if it is not used
 * @param known the id in memory
 * @param domain the site's domain, if the page is on it
 */
export function findAnalyticsId(
  { analyticsId: name, analyticsIdExpires }: SiteNames,
  search: string,
  known?: string,
  domain?: string,
): string {
  const now = Date.now();
  const latest = now + LIFETIME_DAYS * 86_400_000;
  const cookie = readCookie(name);
  const expires = Number(readStored('localStorage', analyticsIdExpires));
  const stored = expires > now ? readStored('localStorage', name) : null;
  const fromUrl = parseQuery(search).get('analytics_id');
  const id = [fromUrl, cookie, stored, known].find(isUuid) ?? newId();
  // A cookie that already has the id is not written again: Safari would shorten
  // the 390 days set by a server to 7, as for every cookie set by a script.
  if (cookie !== id) writeCookie(name, id, { days: LIFETIME_DAYS, domain });
  // A later date was stored when the clock was wrong.
  const inStorage =
    (stored === id && expires <= latest) ||
    (writeStored('localStorage', name, id) &&
      writeStored('localStorage', analyticsIdExpires, String(latest)));
  // The required message, verbatim.
  if (!inStorage && readCookie(name) !== id) {
    warnIfLogging('Unable to store analyticsId');
  }
  return id;
}

/**
 * Remembers where the analytics id is stored. Returns a function that returns
 * whether it has been deleted there, as another page does when consent is
 * withdrawn. Another host of the site cannot delete the copy in local storage.
 */
export function watchStoredId(names: SiteConfig['names']) {
  const name = names?.analyticsId ?? defaultSiteNames.analyticsId;
  const hasCookie = () => readCookie(name) !== null;
  const hasStored = () => readStored('localStorage', name) !== null;
  const isStored = [hasCookie, hasStored].find((isThere) => isThere());
  return () => isStored?.() === false;
}

function isUuid(id: string | null | undefined): id is string {
  return UUID.test(id ?? '');
}

/**
 * The visitor's session, which ends when the browser is closed (behaviour T6).
 */
export function findSession(names: SiteNames, domain?: string): LintelSession {
  const isFirstSession =
    readStored('localStorage', names.hasLanded) === null ||
    readStored('sessionStorage', names.firstSession) === 'true';
  if (isFirstSession) {
    writeStored('sessionStorage', names.firstSession, 'true');
    writeStored('localStorage', names.hasLanded, 'true');
  }
  const stored = readCookie(names.sessionId);
  const sessionId = stored || newId();
  if (!stored) writeCookie(names.sessionId, sessionId, { domain });
  return { sessionId, isFirstLanding: pageLanding().here, isFirstSession };
}

/**
 * Whether the visit began on this page. In memory, for browsers without
 * storage.
 */
export function pageLanding(): { here: boolean } {
  return sharedByCopies('landing', () => ({ here: false }));
}

/** Deletes everything that analytics store about the visitor. */
export function forgetVisitor(names: SiteNames, domain?: string): void {
  for (const name of STORED.map((each) => names[each])) {
    writeCookie(name, '', { days: 0 });
    if (domain) writeCookie(name, '', { days: 0, domain });
    deleteStored(name);
  }
}

/** A random UUID. `crypto.randomUUID` exists in secure contexts only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The version and the variant. https://www.rfc-editor.org/rfc/rfc9562#section-5.4
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  // Prototype.js and MooTools replace `Array.from` by one without a mapping.
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
