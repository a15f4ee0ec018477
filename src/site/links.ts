import { parseUrl, UNKNOWN_SITE, withoutSlash } from '../browser/urls';
import type { Site } from './site';

/** The target of a link, as in the content. */
export interface LinkTarget {
  href: string;
  /** A host of the site, or of a language. */
  host?: string | undefined;
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
 * The address of a link whose `href` is safe.
 *
 * @param here what comes before the `#` of a place on this page
 */
export function resolveHref(
  { href, host }: LinkTarget,
  site: Site,
  here: string,
): string {
  const address = typeof host === 'string' ? site.urlOn(host, href) : href;
  return address.startsWith('#') ? here + address : address;
}

/** The attributes of a link that a page changes. */
interface LinkChange {
  href: string;
  'aria-current': 'page' | undefined;
}

/** The links of a page that change, by the addresses that they had. */
export type LinkChanges = ReadonlyMap<string, LinkChange>;

export const NO_CHANGES: LinkChanges = new Map();

/**
 * The links that lead to the page itself, apart from query and hash (behaviour
 * L4), and on phones those to the templates, which lead to `/start` (behaviour
 * L2).
 *
 * @param pageUrl `null` while it is unknown
 */
export function changesOn(
  pageUrl: string | null,
  isPhone: boolean,
  hrefs: readonly string[],
): LinkChanges {
  const page = pageUrl === null ? undefined : parseUrl(pageUrl, UNKNOWN_SITE);
  if (!page) return NO_CHANGES;
  const changes = new Map<string, LinkChange>();
  for (const given of hrefs) {
    const href = isPhone ? startHref(given, page.origin) : given;
    const current = leadsTo(href, page) ? 'page' : undefined;
    if (!current && href === given) continue;
    changes.set(given, { href, 'aria-current': current });
  }
  return changes.size > 0 ? changes : NO_CHANGES;
}

function startHref(href: string, origin: string): string {
  const url = parseUrl(href, origin);
  return url?.origin === origin && TEMPLATES.test(url.pathname)
    ? `/start${url.search}${url.hash}`
    : href;
}

function leadsTo(href: string, page: URL): boolean {
  const url = parseUrl(href, page.href);
  return (
    url?.origin === page.origin &&
    withoutSlash(url.pathname) === withoutSlash(page.pathname)
  );
}

/**
 * Path, query and hash of a web address, or `/` for anything else.
 */
export function pathOf(address: string): string {
  const url = parseUrl(address, UNKNOWN_SITE);
  if (!url?.protocol.startsWith('http')) return '/';
  // Two slashes would lead to another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
