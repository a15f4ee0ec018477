import type { HostName, Site } from './site';

/** Where a link leads, as content says it. */
export interface LinkTarget {
  /** A path on this site, a whole address, or a path on `host`. */
  href: string;
  /** One of the provider's other hosts. */
  host?: HostName;
}

/** Stands in for a page whose address is not known. */
const UNKNOWN = 'https://lintel.invalid';

const SCHEMES = /^(https?|mailto|tel):$/;

/** Whether an address may stand in a link: no script, no data. The URL parser decides, as the browser's will. */
export function isSafeHref(href: string): boolean {
  if (href.startsWith('/')) return true;
  try {
    return SCHEMES.test(new URL(href, UNKNOWN).protocol);
  } catch {
    return false;
  }
}

/** The walk of an href: content → here → component → `<a>`. An unsafe address becomes the home page. */
export function resolveHref({ href, host }: LinkTarget, site: Site): string {
  if (!isSafeHref(href)) return '/';
  return host === undefined ? href : site.urlOn(host, href);
}

/**
 * The templates are no page for a phone: a link of this site that ends in
 * `/templates` or `/templates/get-started` leads to `/start` there, query and
 * hash kept (specification §2).
 */
export function startHref(href: string, pageUrl: string | null): string {
  const url = parse(href, pageUrl);
  return url &&
    url.origin === parse('', pageUrl)?.origin &&
    /\/templates(\/get-started)?$/.test(url.pathname)
    ? `/start${url.search}${url.hash}`
    : href;
}

/** Whether a link leads to the page that is shown; query and hash do not count. */
export function isCurrentPage(href: string, pageUrl: string | null): boolean {
  const place = placeOf(href, pageUrl);
  return pageUrl !== null && place !== '' && place === placeOf('', pageUrl);
}

/** Path, query and hash of a web address; the home page's where it is none. */
export function pathOf(address: string): string {
  const url = parse(address, null);
  if (!url?.protocol.startsWith('http')) return '/';
  // Two slashes would be another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** Without query, hash and trailing slash; empty where it is no address. */
function placeOf(href: string, pageUrl: string | null): string {
  const url = parse(href, pageUrl);
  return url ? url.origin + url.pathname.replace(/(.)\/$/, '$1') : '';
}

function parse(href: string, pageUrl: string | null): URL | undefined {
  try {
    return new URL(href, new URL(pageUrl ?? UNKNOWN, UNKNOWN));
  } catch {
    return undefined;
  }
}
