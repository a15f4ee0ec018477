import { ANALYTICS_ID, ANALYTICS_ID_EXPIRES } from './forgetVisitor';
import { readCookie, writeCookie } from './cookies';
import { readStored, writeStored } from './storage';

/** Specification §9, in days. */
const LIFETIME = 390;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

let inMemory: string | null = null;

/**
 * The visitor's analytics id, from the first source that holds a UUID
 * (specification §5): query, cookie, local storage, memory, else a new one.
 */
export function analyticsId(search: string, now: number): string {
  const cookie = valid(readCookie(ANALYTICS_ID));
  const id =
    valid(new URLSearchParams(search).get('analytics_id')) ??
    cookie ??
    storedId(now) ??
    inMemory ??
    newId();
  inMemory = id;
  // A cookie that holds the id already stays as it is: Safari would cut a
  // server's 390 days down to 7 for one that a script writes.
  if (cookie !== id) writeCookie(ANALYTICS_ID, id, { days: LIFETIME });
  if (readStored('localStorage', ANALYTICS_ID) !== id) store(id, now);
  return id;
}

/** Drops the copy in memory: whoever has said no and then yes is somebody new. */
export function forgetAnalyticsId(): void {
  inMemory = null;
}

function storedId(now: number): string | null {
  const expires = Number(readStored('localStorage', ANALYTICS_ID_EXPIRES));
  return expires > now ? valid(readStored('localStorage', ANALYTICS_ID)) : null;
}

function store(id: string, now: number): void {
  writeStored('localStorage', ANALYTICS_ID, id);
  writeStored(
    'localStorage',
    ANALYTICS_ID_EXPIRES,
    String(now + LIFETIME * 86_400_000),
  );
}

function valid(id: string | null): string | null {
  return id !== null && UUID.test(id) ? id : null;
}

/** `crypto.randomUUID` exists in secure contexts only. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return [4, 6, 8, 10].reduceRight(
    (text, at) => `${text.slice(0, at * 2)}-${text.slice(at * 2)}`,
    hex.join(''),
  );
}
