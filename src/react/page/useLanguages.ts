'use client';
import {
  matchLanguage,
  type LanguageSite,
  type LanguageSites,
} from '../../core/language/language';
import type { Page } from '../../core/browser/page';
import { text } from '../../content/readSafely';
import { usePage } from './usePage';
import { placeOn } from '../settings/scope';
import type { Scope } from '../settings/useSettings';

/** The language sites there are: the eight or the team's own, with the UK variant where it is on. */
export function useLanguages(): LanguageSites {
  return usePage(placeOn).languages;
}

/**
 * The tag of the page's language (specification §4): the `locale` prop, else
 * what `<html lang>` says once the page is hydrated, else the content's. The
 * content comes last, as there may be none in the page's language.
 */
export function useLanguageTag(): string {
  return usePage(tagOf);
}

/** The page's language: English until another is known. `useLanguage` for what is in a page a hundred times. */
export function usePageLanguage(): LanguageSite {
  return usePage((page, scope) =>
    matchLanguage(tagOf(page, scope), placeOn(page, scope).languages),
  );
}

/** For what reads more of the page beside it. */
export function tagOf(page: Page | null, { settings }: Scope): string {
  const { locale, content } = settings;
  return locale || page?.lang || text(content, 'locale') || '';
}
