import type { LanguageSite, LanguageSites } from '../core/language/language';
import type { HostName } from '../core/site/site';
import type { NavigationLink, NavigationBadge } from './navigation';

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

const DAY = 24 * 60 * 60 * 1000;

/** What browsers read alike (ISO 8601): a day, or a moment with its zone. */
const MOMENT = /^\d{4}-\d\d-\d\d(T.+(Z|[+-]..:..))?$/;

/** When a day or a moment begins, in ms since 1970; `NaN` where it is neither. */
export function startOf(text: unknown): number {
  return typeof text === 'string' && MOMENT.test(text) ? Date.parse(text) : NaN;
}

/** When it is over: a day lasts until midnight, UTC. */
export function endOf(text: string): number {
  return startOf(text) + (text.length > 10 ? 0 : DAY);
}

/**
 * The badge of a link at some moment.
 *
 * @param now ms since 1970; `NaN` where nobody may look at a clock, and a dated
 *   badge does not show
 */
export function badgeAt(
  badge: NavigationBadge | undefined,
  now: number,
): 'new' | undefined {
  if (typeof badge !== 'object') return badge;
  const { from = '1970-01-01', until = '9999-12-31' } = badge;
  return startOf(from) <= now && now < endOf(until) ? 'new' : undefined;
}
