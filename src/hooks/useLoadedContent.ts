'use client';
import {
  contentLoader,
  defaultContent,
  type Content,
} from '../provider/content';
import { useLoaded } from './useLoaded';
import { usePageLanguage } from './useLanguages';
import { useSettings } from './useSettings';

/**
 * The content of the page's language where none was given: English first, the
 * language's own once it is loaded, which only `wanted` begins.
 */
export function useLoadedContent(wanted: boolean): Content {
  const { content } = useSettings();
  const { locale } = usePageLanguage();
  const isMissing = content === undefined && defaultContent.locale !== locale;
  const loaded = useLoaded(contentLoader(locale), wanted && isMissing);
  return (isMissing && loaded) || defaultContent;
}
