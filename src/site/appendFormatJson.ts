import { parseUrl, UNKNOWN_SITE } from '../browser/urls';

/**
 * Characters that the URL parser drops anywhere, so that they could hide a
 * name.
 */
const DROPPED = /[\t\n\r]/g;

/**
 * Adds `format=json` to an address (behaviour L7). It replaces an existing
 * `format`, or is added at the end of the query. The rest does not change, and
 * relative addresses stay relative. Addresses other than web addresses are
 * returned unchanged. Never throws.
 *
 * @example
 * import { appendFormatJson } from 'lintel/core';
 *
 * appendFormatJson('/blog?page=2#top'); // '/blog?page=2&format=json#top'
 */
export function appendFormatJson(url: string): string {
  if (!isWebAddress(url)) return url;
  const end = endOf(url);
  const [, address = '', query, hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?([^]*)$/.exec(url.slice(0, end)) ?? [];
  return `${address}?${withFormat(query)}${hash}${url.slice(end)}`;
}

function withFormat(query = ''): string {
  const parts = query.split('&');
  const first = parts.findIndex(isFormat);
  if (first < 0) return query.replace(/([^&])$/, '$1&') + 'format=json';
  return parts
    .map((part, index) => (index === first ? 'format=json' : part))
    .filter((part, index) => index === first || !isFormat(part))
    .join('&');
}

/** Whether a parameter is called `format` after decoding. */
function isFormat(part: string): boolean {
  return new URLSearchParams(`?${part.replace(DROPPED, '')}`).has('format');
}

function isWebAddress(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  return /^https?:/.test(parseUrl(url, UNKNOWN_SITE)?.protocol ?? '');
}

/** The end of an address, without trailing whitespace. */
function endOf(url: string): number {
  let end = url.length;
  while (end > 0 && url.charCodeAt(end - 1) <= 0x20) end -= 1;
  return end;
}
