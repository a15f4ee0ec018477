'use client';
import { useSyncExternalStore } from 'react';
import type { Direction } from '../core/arrowKeys';
import { matchLanguage, type Language } from '../core/language';
import { languages, localeOf } from '../provider/content';
import { useSettings } from './useSettings';

export interface UseLanguageResult {
  /** The page's language. */
  language: Language;
  /** `de-DE` */
  locale: string;
  direction: Direction;
  languages: readonly Language[];
}

function subscribe(listener: () => void): () => void {
  if (typeof MutationObserver === 'undefined') return () => {};
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/**
 * The tag of the page's language (specification §4): the `locale` prop or the
 * content's; without either none at first, then what `<html lang>` says.
 */
export function useLanguageTag(): string {
  const { locale, content } = useSettings();
  const given = locale ?? localeOf(content);
  return useSyncExternalStore(
    subscribe,
    () => given ?? document.documentElement.lang,
    () => given ?? '',
  );
}

/** The page's language, and all there are; English until another is known. */
export function useLanguage(): UseLanguageResult {
  const language = matchLanguage(useLanguageTag(), languages);
  return {
    language,
    locale: language.locale,
    direction: language.direction ?? 'ltr',
    languages,
  };
}
