import type { HostName } from '../core/site';
import type { LanguageSite, LanguageSites } from '../core/language';
import { badgeAt } from './badges';
import { mapLinks } from './mapLinks';
import type { Availability, Navigation, NavigationLink } from './navigation';

/** What the menus of a page depend on, beside themselves. */
export interface Showing {
  /** The page's own. */
  language: LanguageSite;
  languages: LanguageSites;
  /** The visitor's clock, in ms since 1970; `null` until the page may look at it. */
  now: number | null;
}

/** The menus as one page shows them: what exists in its language, with the badges of today. */
export function shownNavigation(
  navigation: Navigation,
  { language, languages, now }: Showing,
): Navigation {
  return mapLinks(navigation, (link, available) => {
    const badge = badgeAt(link.badge, now);
    if (existsIn(language, available)) return { ...link, badge };
    const english =
      available.elsewhere === 'mark' &&
      languages.find((site) => isEnglish(site) && existsIn(site, available));
    return english ? { ...inEnglish(link, english), badge } : undefined;
  });
}

/** A language goes by its code, by its locale, or by the locale's first part: `en` is the English of every country. */
function existsIn(
  { code, locale }: LanguageSite,
  { languages }: Availability,
): boolean {
  const names = [code, locale, locale.split('-')[0]].map(normal);
  return !languages || languages.some((name) => names.includes(normal(name)));
}

function normal(tag = ''): string {
  return tag.trim().replace(/_/g, '-').toLowerCase();
}

function isEnglish({ locale }: LanguageSite): boolean {
  return /^en\b/i.test(locale);
}

/** The same page on the English site; what is not on a language's site stays where it is. */
function inEnglish(
  link: NavigationLink,
  { host, code }: LanguageSite,
): NavigationLink & { hrefLang: 'en' } {
  const isPage = link.href.startsWith('/') && !link.host;
  return {
    ...link,
    // `Site.urlOn` takes a language's host as well.
    host: isPage ? ((host ?? code) as HostName) : link.host,
    hrefLang: 'en',
  };
}
