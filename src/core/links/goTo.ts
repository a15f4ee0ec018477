import { parseUrl } from '../browser/samePagePath';

/**
 * Follows a link to another language's site. Where all are on one host, its
 * address may be the page's own, and its server has to be asked again: with a
 * hash the browser would only scroll.
 */
export function goTo(url: string): void {
  const { location } = window;
  if (isThisAddress(url)) location.reload();
  else location.assign(url);
}

/** Whether an address is the page's own, hash and all. */
export function isThisAddress(url: string): boolean {
  const { href } = window.location;
  return parseUrl(url, href)?.href === href;
}
