import { parseUrl, UNKNOWN_SITE, withoutSlash } from '../browser/urls';
import { DEFAULT_LOCATION, type RedirectOptions } from './site';
import {
  pathInLanguage,
  splitPath,
  type LanguagePaths,
  type LanguageSite,
  type MultilingualSite,
} from './language';

/** The target of a link, as in the content. */
export interface LinkTarget {
  href: string;
  /** A host of the site, or of a language. */
  host?: string | undefined;
  /** Whether it opens in a new tab: its language is its own. */
  external?: boolean | undefined;
}

const TEMPLATES = /\/templates(\/get-started)?$/;

/** What the links of a page depend on. */
export interface SitePage extends MultilingualSite {
  /** What comes before the `#` of a place on the page. */
  here: string;
  /** The page's language. */
  language: LanguageSite;
}

/** The address of a link whose `href` is safe. */
export function resolveHref(
  { href, host, external }: LinkTarget,
  page: SitePage,
): string {
  if (typeof host === 'string') return page.site.urlOn(host, href);
  if (href.startsWith('#')) return page.here + href;
  return external ? href : hrefInLanguage(href, page);
}

/** A path in the page's language, unless it names a language already. */
function hrefInLanguage(href: string, page: SitePage): string {
  const { path } = page.language;
  const isPath = /^\/(?!\/)/.test(href);
  return path && isPath && !splitPath(href, page).language
    ? pathInLanguage(href, path, page)
    : href;
}

/** The address for login or sign-up, which returns to the page's language. */
export function redirectUrlOn(
  page: SitePage,
  options?: RedirectOptions,
): string {
  const location = options?.location ?? hrefInLanguage(DEFAULT_LOCATION, page);
  return page.site.redirectUrl({ ...options, location });
}

/** Where a link leads on phones: one to the templates to `/start` in the same language (behaviour L2). */
export function startHref(
  href: string,
  origin: string,
  paths: LanguagePaths,
): string {
  const url = parseUrl(href, origin);
  if (url?.origin !== origin || !TEMPLATES.test(url.pathname)) return href;
  const { base, language } = splitPath(url.pathname, paths);
  return `${base}${language}/start${url.search}${url.hash}`;
}

/** The path of a link to the same host, or `undefined`. */
function pathOn(href: string, page: URL): string | undefined {
  const url = parseUrl(href, page.href);
  return url?.origin === page.origin ? withoutSlash(url.pathname) : undefined;
}

/** A link to the page itself, or to the section of the site that it is in. */
export type Current = 'page' | 'true';

/**
 * Finds out which of several links are current (behaviour L4): those to the page
 * itself, otherwise those with the longest path around it. A home page is around
 * all others, and is no section. A link to a place on the page is not current.
 *
 * @returns how one of the links is current
 */
export function findCurrent(
  hrefs: readonly string[],
  pageUrl: string | null,
  paths: LanguagePaths,
): (href: string) => Current | undefined {
  const page = parseUrl(pageUrl ?? '', UNKNOWN_SITE);
  if (pageUrl === null || !page) return () => undefined;
  const own = withoutSlash(page.pathname);
  const targets = new Map(hrefs.map((href) => [href, pathOn(href, page)]));
  const isPage = (href: string) => targets.get(href) === own && !isPlace(href);
  const isExact = hrefs.some(isPage);
  // Each one begins with the one before.
  const section = [...targets.values()]
    .filter((path = '') => own.startsWith(`${path}/`) && !isHome(path, paths))
    .sort()
    .at(-1);
  return (href) => {
    if (isPage(href)) return 'page';
    const path = targets.get(href);
    return path && path === section && !isExact ? 'true' : undefined;
  };
}

/** Whether a link leads to a place on a page. */
function isPlace(href: string): boolean {
  return /#./.test(href);
}

function isHome(path: string, paths: LanguagePaths): boolean {
  return /^\/?$/.test(splitPath(path, paths).page);
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
