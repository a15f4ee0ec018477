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
