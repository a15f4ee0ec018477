import type { AnalyticsNames } from './analyticsNames';
import { readCookie, writeCookie } from './cookies';
import { newId } from './newId';
import { parseQuery } from './parseQuery';
import { warnIfLogging } from './report';
import { readStored, writeStored } from './storage';

/** Specification §9, in days. */
const LIFETIME = 390;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export interface AnalyticsIdOptions {
  names: AnalyticsNames;
  /** The product's domain, where the page is on it. */
  domain?: string;
  /** The address's own, where that counts. */
  search: string;
  /** In ms since 1970. */
  now: number;
  /** The copy in memory. */
  known?: string;
}

/**
 * The visitor's analytics id, from the first source that holds a UUID
 * (specification §5): query, cookie, local storage, memory, else a new one.
 */
export function findAnalyticsId({
  names,
  domain,
  search,
  now,
  known,
}: AnalyticsIdOptions): string {
  const { analyticsId: name, analyticsIdExpires } = names;
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
