import { parseUrl, UNKNOWN_SITE } from '../browser/samePagePath';
import { memoize } from '../browser/memoize';
import type { HostName, Site } from '../site/site';

/** Where a link leads, as content says it. */
export interface LinkTarget {
  /** A path on this site, a whole address, or a path on `host`. */
  href: string;
  /** One of the provider's other hosts. */
  host?: HostName;
}

const SCHEMES = /^(https?|mailto|tel):$/;

const TEMPLATES = /\/templates(\/get-started)?$/;

/** Whether an address may stand in a link: no script, no data. The URL parser decides, as the browser's will. */
export function isSafeHref(href: string): boolean {
  // A caller without types may pass anything, or nothing.
  if (typeof href !== 'string') return false;
  if (href.startsWith('/')) return true;
  return SCHEMES.test(parseUrl(href, UNKNOWN_SITE)?.protocol ?? '');
}

/** The walk of an href: content → here → component → `<a>`. An unsafe address, or none, becomes the home page. */
export function resolveHref({ href, host }: LinkTarget, site: Site): string {
  if (!isSafeHref(href)) return '/';
  return typeof host === 'string' ? site.urlOn(host, href) : href;
}

/**
 * The templates are no page for a phone: a link of this site that ends in
 * `/templates` or `/templates/get-started` leads to `/start` there, query and
 * hash kept (specification §2).
 */
export function startHref(href: string, pageUrl: string | null): string {
  if (typeof href !== 'string') return '/';
  const path = rootedPath(href);
  if (path && !TEMPLATES.test(path)) return href;
  const url = parse(href, pageUrl);
  return url &&
    url.origin === parse('', pageUrl)?.origin &&
    TEMPLATES.test(url.pathname)
    ? `/start${url.search}${url.hash}`
    : href;
}

/** Whether a link leads to the page that is shown; query and hash do not count. */
export function isCurrentPage(href: string, pageUrl: string | null): boolean {
  if (pageUrl === null || typeof href !== 'string') return false;
  const path = rootedPath(href);
  const page = parse(pageUrl, null);
  if (path && page) return withoutSlash(path) === withoutSlash(page.pathname);
  const place = placeOf(href, pageUrl);
  return place !== '' && place === placeOf('', pageUrl);
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
  return url ? url.origin + withoutSlash(url.pathname) : '';
}

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** The path that `/path` leads to on whichever site shows it; empty for other addresses. */
function rootedPath(href: string): string {
  return href.startsWith('/') ? parsedPath(href) : '';
}

/**
 * Kept, as a page draws the few links of its content again and again. The
 * page's own address is a visitor's, and so not for this.
 */
const parsedPath = memoize((href: string) => {
  const url = parse(href, null);
  return url?.origin === UNKNOWN_SITE ? url.pathname : '';
});

function parse(href: string, pageUrl: string | null): URL | undefined {
  const page = parseUrl(pageUrl ?? '', UNKNOWN_SITE);
  return page && parseUrl(href, page);
}
