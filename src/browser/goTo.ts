import { parseUrl } from './samePagePath';

/**
 * Follows a link to another language's site. If all languages are on one host,
 * the address can be the page's own. The page is then reloaded, because the
 * browser would only scroll to a hash.
 */
export function goTo(url: string): void {
  const { location } = window;
  if (isThisAddress(url)) location.reload();
  else location.assign(url);
}

/** Whether an address is the page's own, including the hash. */
export function isThisAddress(url: string): boolean {
  const { href } = window.location;
  return parseUrl(url, href)?.href === href;
}
