import type { HostName, Site } from './site';

/** Where a link leads, as content says it. */
export interface LinkTarget {
  /** A path on this site, a whole address, or a path on `host`. */
  href: string;
  /** One of the provider's other hosts. */
  host?: HostName;
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether an address may stand in a link: no script, no data. The URL parser decides, as the browser's will. */
export function isSafeHref(href: string): boolean {
  if (href.startsWith('/')) return true;
  try {
    return SCHEMES.has(new URL(href, 'https://lintel.invalid').protocol);
  } catch {
    return false;
  }
}

/** The walk of an href: content → here → component → `<a>`. An unsafe address becomes the home page. */
export function resolveHref({ href, host }: LinkTarget, site: Site): string {
  if (!isSafeHref(href)) return '/';
  return host === undefined ? href : site.urlOn(host, href);
}

/** Whether a link leads to the page that is shown; query and hash do not count. */
export function isCurrentPage(href: string, pageUrl: string | null): boolean {
  if (pageUrl === null) return false;
  try {
    const page = new URL(pageUrl, 'https://lintel.invalid');
    const target = new URL(href, page);
    return (
      target.origin === page.origin &&
      withoutTrailingSlash(target.pathname) ===
        withoutTrailingSlash(page.pathname)
    );
  } catch {
    return false;
  }
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
