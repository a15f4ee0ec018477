import type { AnalyticsNames } from './analyticsNames';
import { readCookie, writeCookie } from './cookies';
import { newId } from './newId';
import { readStored, writeStored } from './storage';

/** The visit that a page belongs to (specification §3). */
export interface Session {
  sessionId: string;
  /** Whether the visit began on this page. */
  isFirstLanding: boolean;
  /** Whether it is the visitor's first. */
  isFirstSession: boolean;
}

/** The session of specification §4: it ends with the browser's. */
export function findSession(
  names: AnalyticsNames,
  isFirstLanding: boolean,
  domain?: string,
): Session {
  const isFirstSession =
    readStored('localStorage', names.hasLanded) === null ||
    readStored('sessionStorage', names.firstSession) === 'true';
  if (isFirstSession) {
    writeStored('sessionStorage', names.firstSession, 'true');
    writeStored('localStorage', names.hasLanded, 'true');
  }
  return {
    sessionId: sessionId(names.sessionId, domain),
    isFirstLanding,
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
