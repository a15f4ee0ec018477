'use client';
import { matchLanguage, type LanguageSite } from '../core/language';
import { useLanguages } from './useLanguages';
import { useLanguageTag } from './useLanguageTag';

/** The page's language: English until another is known. `useLanguage` for what is in a page a hundred times. */
export function usePageLanguage(): LanguageSite {
  return matchLanguage(useLanguageTag(), useLanguages());
}
