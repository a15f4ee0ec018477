import {
  parseUrl,
  PLAIN_PATH,
  UNKNOWN_SITE,
  withoutSlash,
} from '../browser/samePagePath';
import type { Site } from './site';
import type { HostName } from './siteConfig';

/** The target of a link, as in the content. */
export interface LinkTarget {
  /**
   * A path on this site, a path on `host`, or a whole address.
   * @example '/pricing'
   */
  href: string;
  /** One of your other hosts. @example 'support' */
  host?: HostName | undefined;
}

const SCHEMES = /^(https?|mailto|tel):$/;

const TEMPLATES = /\/templates(\/get-started)?$/;

/**
 * Whether an address is safe in a link: a path, or an `https:`, `http:`,
 * `mailto:` or `tel:` address (behaviour L3). Uses the URL parser, as the
 * browser does.
 */
export function isSafeHref(href: string): boolean {
  // A caller without types may pass anything, or nothing.
  if (typeof href !== 'string') return false;
  if (href.startsWith('/')) return true;
  return SCHEMES.test(parseUrl(href, UNKNOWN_SITE)?.protocol ?? '');
}

/**
 * The `href` of a link. Unsafe or missing addresses become the home page
 * (behaviour L3).
 */
export function resolveHref({ href, host }: LinkTarget, site: Site): string {
  if (!isSafeHref(href)) return '/';
  return typeof host === 'string' ? site.urlOn(host, href) : href;
}

/**
 * Replaces links to `/templates` and `/templates/get-started` by `/start`, with
 * the same query and hash. For narrow windows (behaviour L2).
 */
export function startHref(href: string, pageUrl: string | null): string {
  if (typeof href !== 'string') return '/';
  // A place on the page, or the page with another query.
  if (/^[#?]/.test(href)) return href;
  const path = rootedPath(href);
  if (path && !TEMPLATES.test(path)) return href;
  const url = parse(href, pageUrl);
  return url &&
    url.origin === parse('', pageUrl)?.origin &&
    TEMPLATES.test(url.pathname)
    ? `/start${url.search}${url.hash}`
    : href;
}

/**
 * Returns a function that says whether a link leads to the current page, apart
 * from query and hash (behaviour L4).
 */
export function currentPageTest(
  pageUrl: string | null,
): (href: string) => boolean {
  const page = pageUrl === null ? undefined : parse('', pageUrl);
  const current = page && withoutSlash(page.pathname);
  return (href) => {
    if (!page || typeof href !== 'string') return false;
    const path = rootedPath(href);
    return path
      ? withoutSlash(path) === current
      : placeOf(href, pageUrl) === page.origin + current;
  };
}

/**
 * Path, query and hash of a web address, or `/` for anything else.
 */
export function pathOf(address: string): string {
  const url = parse(address, null);
  if (!url?.protocol.startsWith('http')) return '/';
  // Two slashes would lead to another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/**
 * Origin and path without trailing slash, or an empty string for an invalid
 * address.
 */
function placeOf(href: string, pageUrl: string | null): string {
  const url = parse(href, pageUrl);
  return url ? url.origin + withoutSlash(url.pathname) : '';
}

/**
 * The path of an address such as `/path`, or an empty string for other
 * addresses.
 */
function rootedPath(href: string): string {
  if (PLAIN_PATH.test(href)) return href;
  const url = href.startsWith('/') ? parse(href, null) : undefined;
  return url?.origin === UNKNOWN_SITE ? url.pathname : '';
}

function parse(href: string, pageUrl: string | null): URL | undefined {
  const page = parseUrl(pageUrl ?? '', UNKNOWN_SITE);
  return page && parseUrl(href, page);
}
