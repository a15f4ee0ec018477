'use client';
import { useMemo } from 'react';
import {
  findLanguage,
  matchLanguage,
  type LintelLanguage,
} from '../site/language';
import { homeOf } from '../site/alternates';
import { useSitePage } from '../parts/useSitePage';
import { usePageLanguages } from './languageChoice';

/** The result of `useLanguage`. */
export interface UseLanguageResult {
  /**
   * The page's language, with the address of its home page.
   * @example { title: 'German', fullName: 'Deutsch', code: 'de', locale:
   *   'de-DE', url: 'https://de.example.com/' }
   */
  language: LintelLanguage;
  /** The locale of the page's language. @example 'de-DE' */
  locale: string;
  /** The direction of the page's language. @example 'ltr' */
  direction: 'ltr' | 'rtl';
  /**
   * All languages of the site, each with the address of its home page.
   * @example languages.map(({ fullName }) => fullName)
   */
  languages: readonly LintelLanguage[];
  /**
   * Chooses a language as the language list does: stores it in the cookies, calls
   * `onLanguageChange` of the provider, and goes to this page in that language, by
   * the router if its adapter has `languages`. An unknown language is ignored.
   * @example setLanguage('de')
   */
  setLanguage(code: string): void;
  /**
   * Returns the address of this page in another language, with path, query and
   * hash. An unknown language gives the default language's address.
   * @example urlFor('de')
   */
  urlFor(code: string): string;
}

/**
 * The page's language, and all languages of the site. The language is stored in
 * the cookies `ss_i18n` and `language`. Visitors are never redirected.
 *
 * @example
 * import { useLanguage } from 'lintel';
 *
 * export function Languages() {
 *   const { language, languages, urlFor } = useLanguage();
 *   return languages.map(({ code, fullName }) => (
 *     <a
 *       key={code}
 *       href={urlFor(code)}
 *       aria-current={code === language.code ? 'page' : undefined}
 *     >
 *       {fullName}
 *     </a>
 *   ));
 * }
 */
export function useLanguage(): UseLanguageResult {
  const page = useSitePage();
  const { language: current, languages: sites } = page;
  const { urlOf, choose } = usePageLanguages(page);
  return useMemo(() => {
    const languages = sites.map((site) => ({
      ...site,
      url: homeOf(site, page),
    }));
    return {
      language: languages[sites.indexOf(current)]!,
      locale: current.locale,
      direction: current.direction ?? 'ltr',
      languages,
      urlFor: (code) => urlOf(matchLanguage(code, sites)),
      setLanguage(code) {
        const chosen = findLanguage(code, sites);
        if (!chosen) return;
        const event = new Event('change', { cancelable: true });
        choose(chosen, event);
        if (!event.defaultPrevented) window.location.assign(urlOf(chosen));
      },
    };
  }, [page, current, sites, urlOf, choose]);
}
