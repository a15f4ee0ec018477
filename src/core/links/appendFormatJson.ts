import { parseUrl, UNKNOWN_SITE } from '../browser/samePagePath';

/** What the URL parser drops wherever it stands, which would hide a name. */
const DROPPED = /[\t\n\r]/g;

/**
 * The address with `format=json` in its query (specification §7): in place of
 * a `format` that is there, or else at the end, before the hash. All else stays
 * byte for byte, relative addresses relative. What leads to no web page comes
 * back as it is. Never throws.
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

/** By its name as a server decodes it. */
function isFormat(part: string): boolean {
  return new URLSearchParams(`?${part.replace(DROPPED, '')}`).has('format');
}

function isWebAddress(url: unknown): url is string {
  if (typeof url !== 'string') return false;
  return /^https?:/.test(parseUrl(url, UNKNOWN_SITE)?.protocol ?? '');
}

/** Where an address ends: blanks after it are no part of it. */
function endOf(url: string): number {
  let end = url.length;
  while (end > 0 && url.charCodeAt(end - 1) <= 0x20) end -= 1;
  return end;
}
