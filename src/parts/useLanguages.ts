'use client';
import {
  matchLanguage,
  type LanguageSite,
  type LanguageSites,
} from '../site/language';
import type { Page } from '../browser/page';
import { readProperty, textOf } from '../browser/reading';
import { usePage } from './usePage';
import { placeOn } from './scope';
import type { Scope } from './useSettings';

/** The languages of the site, including British English if it is on. */
export function useLanguages(): LanguageSites {
  return usePage((page, scope) => placeOn(page, scope).languages);
}

/**
 * The tag of the page's language: the `locale` prop, otherwise `<html lang>`
 * after hydration, otherwise that of the content (behaviour G1). The content
 * comes last, because it may exist in another language only.
 */
export function useLanguageTag(): string {
  return usePage(tagOf);
}

/**
 * The page's language, or English until it is known. Cheaper than
 * `useLanguage`, for components that a page has many of.
 */
export function usePageLanguage(): LanguageSite {
  return usePage((page, scope) =>
    matchLanguage(tagOf(page, scope), placeOn(page, scope).languages),
  );
}

/** For code that also reads other values of the page. */
export function tagOf(page: Page | null, { settings }: Scope): string {
  const { locale, content } = settings;
  return locale || page?.lang || textOf(readProperty(content, 'locale')) || '';
}
