import type { LanguageSite, LanguageSites } from '../core/language/language';
import type { HostName } from '../core/site/site';
import { badgeAt } from './badges';
import type { NavigationLink } from './navigation';

/** A link as a page shows it; `undefined` where it does not. */
export type ShowLink = (link: NavigationLink) => NavigationLink | undefined;

/**
 * What one page shows of links: what exists in its language, with the badges
 * of the day.
 *
 * @param language the page's own
 * @param now the visitor's clock, in ms since 1970; `NaN` until the page may look at it
 * @param onDated told that something depends on the day
 */
export function showLinksIn(
  language: LanguageSite,
  languages: LanguageSites,
  now: number,
  onDated?: () => void,
): ShowLink {
  return (link) => {
    if (typeof link.badge === 'object') onDated?.();
    const shown = { ...link, badge: badgeAt(link.badge, now) };
    if (existsIn(language, link)) return shown;
    const english =
      link.elsewhere === 'mark' &&
      languages.find(
        (site) => /^en\b/i.test(site.locale) && existsIn(site, link),
      );
    if (!english) return;
    // What is not on a language's site stays where it is.
    if (link.href.startsWith('/')) {
      // `Site.urlOn` takes a language's host as well.
      shown.host ??= (english.host ?? english.code) as HostName;
    }
    return Object.assign(shown, { hrefLang: 'en' });
  };
}

/** A language goes by its code, by its locale, or by the locale's first part: `en` is the English of every country. */
function existsIn(
  { code, locale }: LanguageSite,
  { languages }: NavigationLink,
): boolean {
  const names = `,${code},${locale},${locale.split('-')[0]},`.toLowerCase();
  return (
    !languages ||
    languages.some((name) => names.includes(`,${name.toLowerCase()},`))
  );
}
