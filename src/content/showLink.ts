import type { LanguageSite, LanguageSites } from '../site/language';
import type { HostName } from '../site/siteConfig';
import type { NavigationLink, NavigationBadge } from './navigation';

/** Returns a link as the page shows it, or `undefined` to hide it. */
export type ShowLink = (link: NavigationLink) => NavigationLink | undefined;

/**
 * Returns a function that hides links that do not exist in a language, and
 * resolves dated badges.
 *
 * @param language the page's language
 * @param now the visitor's time, in ms since 1970; `NaN` before hydration
 * @param onDated called if a link has a dated badge
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
    // Only paths lead to the English site. Whole addresses do not change.
    if (link.href.startsWith('/')) {
      // `Site.urlOn` accepts the host of a language, too.
      shown.host ??= (english.host ?? english.code) as HostName;
    }
    return Object.assign(shown, { hrefLang: 'en' });
  };
}

/** Whether a link exists in a language, matched by code, locale, or the first part of the locale: `en` matches `en-GB`. */
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

/** Dates that all browsers parse alike (ISO 8601): a day, or a time with its zone. */
const MOMENT = /^\d{4}-\d\d-\d\d(T.+(Z|[+-]..:..))?$/;

/** When a day or a time begins, in ms since 1970; `NaN` if it is invalid. */
export function startOf(text: unknown): number {
  if (typeof text !== 'string' || !MOMENT.test(text)) return NaN;
  // Some browsers read February 30 as March 2, and others do not.
  const day = new Date(text.slice(0, 10)).getUTCDate();
  return day === +text.slice(8, 10) ? Date.parse(text) : NaN;
}

/** When a day or a time ends, in ms since 1970. A day lasts until midnight, UTC. */
function endOf(text: string): number {
  return startOf(text) + (text.length > 10 ? 0 : DAY);
}

/**
 * The badge of a link at a given time.
 *
 * @param now in ms since 1970; `NaN` before hydration, when no dated badge is shown
 */
export function badgeAt(
  badge: NavigationBadge | undefined,
  now: number,
): 'new' | undefined {
  if (typeof badge !== 'object') return badge;
  const { from = '1970-01-01', until = '9999-12-31' } = badge;
  return startOf(from) <= now && now < endOf(until) ? 'new' : undefined;
}
