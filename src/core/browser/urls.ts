/** Specification §9. */
const MAX_KEYS = 1000;

/**
 * The parameters of a query, with or without its question mark: the first
 * 1,000 (specification §9), cut before they are read, so that a hostile
 * address costs nothing. What is no text has none. Never throws.
 */
export function parseQuery(query: string): URLSearchParams {
  return new URLSearchParams(
    // A caller without types may hand over anything.
    typeof query === 'string' ? query.split('&', MAX_KEYS).join('&') : '',
  );
}

/**
 * The value as a path on this site, or `null`. The URL parser decides, as
 * the browser's will: it drops tabs and turns `\` into `/`, so that
 * `/\evil.example` is another host.
 */
export function samePagePath(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const url = parseUrl(wellFormed(value), UNKNOWN_SITE);
  if (url?.origin !== UNKNOWN_SITE) return null;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? null : path;
}

/** Stands in for a page whose address is not known. */
export const UNKNOWN_SITE = 'https://lintel.invalid';

/** An address as the browser reads it, or nothing: `URL.parse` is too new. */
export function parseUrl(address: string, base?: string | URL) {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** `encodeURIComponent` throws on lone surrogates. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
