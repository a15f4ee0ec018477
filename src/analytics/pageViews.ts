import { sharedByAll } from '../browser/registry';
import { withoutSlash } from '../browser/urls';

/** What an event has of the page at this moment, whenever it is sent. */
export function currentMoment() {
  return {
    at: Date.now(),
    url: location.href,
    lang: documentLang(),
    viewport: [window.innerWidth, window.innerHeight] as const,
    entry: (window as WithNavigation).navigation?.currentEntry?.key,
  };
}

/** @see https://developer.mozilla.org/docs/Web/API/NavigationHistoryEntry/key */
interface WithNavigation {
  navigation?: { currentEntry?: { key: string } | null };
}

export const documentLang = () => document.documentElement.lang || 'en-US';

/**
 * The address of the page before. A router's pages are all in one document,
 * whose `document.referrer` stays that of the first.
 */
export function pageReferrer(): string {
  const { href } = location;
  const visit = pageVisit();
  if (!isSamePage(visit.url, href)) visit.referrer = visit.url;
  visit.url = href;
  return visit.referrer;
}

/** The page that is shown, and the address of the page before. */
export function pageVisit() {
  const { href: url } = location;
  const { referrer } = document;
  return sharedByAll('visit', () => ({ url, referrer }));
}

/**
 * A page is identified by its path without a final slash. A new query or hash is
 * the same page.
 */
export function isSamePage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) =>
    withoutSlash(new URL(url).pathname),
  );
  return first === second;
}
