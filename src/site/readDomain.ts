import { memoize } from '../browser/memoize';
import { parseUrl } from '../browser/urls';

/**
 * Reads a domain in any common notation: `example.com`,
 * `https://www.Example.com/`, `example.com:443` or ` example.com `.
 *
 * @returns `example.com`. `null` for localhost and IP addresses, on which
 *   everything stays on the page's own origin. `undefined` for anything else.
 */
export function readDomain(given: unknown): string | null | undefined {
  const name = readHostname(given);
  if (name === undefined) return undefined;
  return OWN_ORIGIN.test(name) ? null : name.replace(/^www\.(?=.+\.)/, '');
}

/** Like `readDomain`, but keeps `www.`, localhost and IP addresses. */
export function readHostname(given: unknown): string | undefined {
  const name = readAddress(given)?.hostname.replace(/^\.+|\.+$/g, '');
  if (!name) return undefined;
  const isValid = OWN_ORIGIN.test(name)
    ? // The URL parser takes `42` for the IP address 0.0.0.42.
      /[.:]|localhost/i.test(String(given))
    : DOMAIN.test(name);
  return isValid ? name : undefined;
}

/**
 * Reads a host or origin and returns an origin, such as
 * `https://account.example.org`, or `undefined`. A path is kept, because media
 * hosts can have one.
 */
export function readOrigin(given: unknown): string | undefined {
  const url = readAddress(given);
  return url && url.origin + url.pathname.replace(/\/+$/, '');
}

/**
 * Whether a hostname is on a developer's machine or an intranet: localhost, an
 * IP address, or a name without a dot.
 */
export function isLocalHost(hostname: string): boolean {
  return OWN_ORIGIN.test(hostname) || !hostname.includes('.');
}

/** `www.example.com.` is `www.example.com`. */
export function withoutFinalDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}

function readAddress(given: unknown): URL | undefined {
  return typeof given === 'string' ? cachedAddress(given) : undefined;
}

/** Cached, because every link of a page has one of a few hosts. */
const cachedAddress = /* @__PURE__ */ memoize((given: string) => {
  const text = given.trim().replace(/^(https?:)?\/\//i, '');
  const scheme = /^\s*http:/i.test(given) ? 'http' : 'https';
  // Chromium encodes a space in a host.
  return /\s/.test(text) ? undefined : parseUrl(`${scheme}://${text}`);
});

/**
 * All hosts are the page's own origin: without hostname, on localhost and on IP
 * addresses.
 */
const OWN_ORIGIN = /^$|(^|\.)localhost$|:|^\d+(\.\d+){3}$/;

/** At least two labels. */
const DOMAIN = /^[a-z\d_-]+(\.[a-z\d_-]+)+$/;
