import { parseUrl } from '../browser/samePagePath';

/**
 * A domain as a page team may write it: `example.com`, but also
 * `https://www.Example.com/`, `example.com:443` or ` example.com `.
 *
 * @returns `example.com`; `null` for localhost and IP addresses, where
 *   everything is on the page's own origin; `undefined` for anything else
 */
export function readDomain(given: unknown): string | null | undefined {
  const name = readHostname(given);
  if (name === undefined) return undefined;
  return isOwnOrigin(name) ? null : name.replace(/^www\.(?=.+\.)/, '');
}

/** The same with its `www.`, and with localhost and IP addresses as they are. */
export function readHostname(given: unknown): string | undefined {
  const url = readAddress(given);
  const name = url?.hostname.replace(/^\.+|\.+$/g, '');
  if (!name) return undefined;
  // The URL parser takes `42` for the IP address 0.0.0.42.
  const isAddress = isOwnOrigin(name) && /[.:]|localhost/i.test(String(given));
  return isAddress || (!isOwnOrigin(name) && DOMAIN.test(name))
    ? name
    : undefined;
}

/**
 * A host or origin as a page team may write it, as an origin:
 * `https://account.example.org`. A path in it stays, as media hosts may have
 * one. `undefined` for anything else.
 */
export function readOrigin(given: unknown): string | undefined {
  const url = readAddress(given);
  if (!url?.hostname) return undefined;
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Whether all hosts are the page's own origin there: none, localhost and IP addresses. */
export function isOwnOrigin(hostname: string): boolean {
  return OWN_ORIGIN.test(hostname);
}

function readAddress(given: unknown): URL | undefined {
  if (typeof given !== 'string') return undefined;
  const text = given.trim().replace(/^(https?:)?\/\//i, '');
  const scheme = /^\s*http:/i.test(given) ? 'http' : 'https';
  return parseUrl(`${scheme}://${text}`);
}

const OWN_ORIGIN = /^$|(^|\.)localhost$|:|^\d+(\.\d+){3}$/;

/** Two labels at least: `example` alone is nobody's domain. */
const DOMAIN = /^[a-z\d_-]+(\.[a-z\d_-]+)+$/;
