/**
 * The value as a path on this site, or `null` if it leads to another host. Uses
 * the URL parser, as the browser does: it drops tabs and turns `\` into `/`, so
 * `/\evil.example` is another host.
 *
 * @example
 * import { samePagePath } from 'lintel/core';
 *
 * samePagePath('/pricing?plan=annual'); // '/pricing?plan=annual'
 * samePagePath('//evil.example'); // null
 */
export function samePagePath(value: unknown): string | null {
  const address = readAddress(value);
  if (!address?.startsWith('/')) return null;
  const url = parseUrl(wellFormed(address), UNKNOWN_SITE);
  if (url?.origin !== UNKNOWN_SITE) return null;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? null : path;
}

/**
 * An address as a browser reads it: without spaces around it, tabs and line
 * breaks. `undefined` if it begins or ends with an invisible character that a browser
 * would keep, such as a no-break space.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function readAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.replace(/^[\p{Cc} ]+|[\p{Cc} ]+$|[\t\n\r]/gu, '');
  return /^[\s\p{Cf}]|[\s\p{Cf}]$/u.test(address) ? undefined : address;
}

/** `pricing` and `https:pricing` lead elsewhere on each page. */
const SAFE_START = /^([/?#]|https?:\/\/|mailto:|tel:)/i;

/**
 * Reads the address of a link: a path that begins with `/`, a query or a hash of
 * the page, or an `https:`, `http:`, `mailto:` or `tel:` address (behaviour L3).
 * `undefined` for anything else.
 */
export function readHref(given: unknown): string | undefined {
  const href = readAddress(given) ?? '';
  const isSafe = SAFE_START.test(href) && parseUrl(href, UNKNOWN_SITE);
  return isSafe ? href : undefined;
}

/**
 * A path, which gets a slash in front if it has none: after a host,
 * `@evil.example` would lead to another one. `/` for anything else.
 */
export function toPath(given: unknown): string {
  const address = readAddress(given) ?? '';
  return samePagePath(address.replace(/^(?!\/)/, '/')) ?? '/';
}

/**
 * What paths of an app or a language begin with, in one form: with a slash in
 * front and none at the end. `/` is nothing.
 */
export function toPathPrefix(given: unknown): string {
  return toPath(given).replace(/\/*([?#].*)?$/, '');
}

/** The base URL if the page's address is not known. */
export const UNKNOWN_SITE = 'https://lintel.invalid';

/**
 * Parses a URL, or returns `undefined` if it is invalid. `URL.parse` is too
 * new.
 */
export function parseUrl(address: string, base?: string | URL) {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * A path or address without a final slash, and with its escapes in one spelling.
 * However it is written, a page is the same (behaviour L4).
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export function withoutSlash(path: string): string {
  const spelled = path.replace(/%[\da-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  return spelled.replace(/(.)\/$/, '$1');
}

/** Replaces lone surrogates, on which `encodeURIComponent` throws. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** The maximum number of parameters (behaviour L8). */
const MAX_KEYS = 1000;

/**
 * Parses a query, with or without its question mark: the first 1,000
 * parameters. The rest is cut off before parsing, so that a hostile address
 * costs no time. Anything other than a string has no parameters. Never throws.
 *
 * @example
 * import { parseQuery } from 'lintel/core';
 *
 * const query = parseQuery('?utm_source=mail');
 * query.get('utm_source'); // 'mail'
 */
export function parseQuery(query: string): URLSearchParams {
  return new URLSearchParams(
    // A caller without types may pass anything.
    typeof query === 'string' ? query.split('&', MAX_KEYS).join('&') : '',
  );
}

/**
 * Adds `format=json` to an address, in place of its own `format`. The rest does
 * not change, and relative addresses stay relative.
 *
 * @example
 * import { appendFormatJson } from 'lintel/core';
 *
 * appendFormatJson('/blog?page=2#top'); // '/blog?page=2&format=json#top'
 */
export function appendFormatJson(url: string): string {
  const [, address = '', query = '', hash = ''] =
    /^([^?#]*)\??([^#]*)(.*)$/s.exec(url) ?? [];
  const others = query
    .split('&')
    .filter((part) => part && !/^format(=|$)/.test(part));
  return `${address}?${[...others, 'format=json'].join('&')}${hash}`;
}

/** Whether an address is the page's own, including the hash. */
export function isThisAddress(url: string): boolean {
  const { href } = window.location;
  return parseUrl(url, href)?.href === href;
}
