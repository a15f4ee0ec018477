import type { HostName } from '../core/site';
import type { LanguageSite, LanguageSites } from '../core/language';
import { badgeAt } from './badges';
import { mapLinks } from './mapLinks';
import type { Availability, Navigation, NavigationLink } from './navigation';

/**
 * The menus as one page shows them: what exists in its language, with the
 * badges of the day.
 *
 * @param language the page's own
 * @param now the visitor's clock, in ms since 1970; `NaN` until the page may look at it
 */
export function shownNavigation(
  navigation: Navigation,
  language: LanguageSite,
  languages: LanguageSites,
  now: number,
): Navigation {
  return mapLinks(navigation, (link, available) => {
    const shown = { ...link, badge: badgeAt(link.badge, now) };
    if (existsIn(language, available)) return shown;
    const english =
      available.elsewhere === 'mark' &&
      languages.find(
        (site) => /^en\b/i.test(site.locale) && existsIn(site, available),
      );
    return english ? inEnglish(shown, english) : undefined;
  });
}

/** A language goes by its code, by its locale, or by the locale's first part: `en` is the English of every country. */
function existsIn(
  { code, locale }: LanguageSite,
  { languages }: Availability,
): boolean {
  const names = [code, locale, locale.split('-')[0]].join().toLowerCase();
  return (
    !languages ||
    languages.some((name) => names.split(',').includes(name.toLowerCase()))
  );
}

/** The same page on the English site; what is not on a language's site stays where it is. */
function inEnglish(
  link: NavigationLink,
  { host, code }: LanguageSite,
): NavigationLink & { hrefLang: 'en' } {
  const isPage = !link.host && link.href.startsWith('/');
  return {
    ...link,
    // `Site.urlOn` takes a language's host as well.
    host: isPage ? ((host ?? code) as HostName) : link.host,
    hrefLang: 'en',
  };
}
