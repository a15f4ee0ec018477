'use client';
import { useCallback, useMemo } from 'react';
import type { Direction } from '../../core/browser/arrowKeys';
import {
  findLanguage,
  matchLanguage,
  urlOfLanguage,
  type Language,
  type LanguageSites,
} from '../../core/language/language';
import { nameOf, warnInDevelopment } from '../../core/report/report';
import { goTo } from '../../core/links/goTo';
import { useLanguageSites } from './useLanguageSites';
import { useSite } from '../page/useSite';

export interface UseLanguageResult {
  /** The page's language. */
  language: Language;
  /** `de-DE` */
  locale: string;
  direction: Direction;
  /** Every language site there is, each with its address. */
  languages: readonly Language[];
  /**
   * Keeps the visitor's choice in both cookies, and goes to this page on that
   * language's site. What has the first two letters of no language changes
   * nothing.
   */
  setLanguage(code: string): void;
  /**
   * This page on a language's own site: path, query and hash are kept. The
   * default's, where no language has these letters.
   */
  urlFor(code: string): string;
}

/**
 * The page's language (specification §4): English until another is known, and
 * all there are. Once known it is kept in the cookies `ss_i18n` and `language`;
 * nobody is sent to another site who has not asked for it.
 */
export function useLanguage(): UseLanguageResult {
  const site = useSite();
  const { current, sites, urlOf, remember } = useLanguageSites();
  const languages = useMemo(
    () =>
      sites.map((each) => ({ ...each, url: urlOfLanguage(each, site, '/') })),
    [sites, site],
  );
  const urlFor = useCallback(
    (code: string) => urlOf(matchLanguage(code, sites)),
    [sites, urlOf],
  );
  const setLanguage = useCallback(
    (code: string) => {
      const chosen = findLanguage(code, sites);
      if (!chosen) return warnOfCode(code, sites);
      remember(chosen);
      goTo(urlOf(chosen));
    },
    [sites, urlOf, remember],
  );
  return {
    language: languages[sites.indexOf(current)]!,
    locale: current.locale,
    direction: current.direction ?? 'ltr',
    languages,
    urlFor,
    setLanguage,
  };
}

function warnOfCode(code: unknown, languages: LanguageSites): void {
  if (process.env.NODE_ENV === 'production') return;
  const codes = languages.map(({ code }) => code).join(', ');
  warnInDevelopment(
    `${nameOf(code)} is no language that setLanguage could choose, so nothing happens. Pass one of ${codes}, or add it to \`languages\`.`,
  );
}
