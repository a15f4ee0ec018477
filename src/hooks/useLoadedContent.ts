'use client';
import {
  contentLoader,
  defaultContent,
  type Content,
} from '../provider/content';
import { useLoaded } from './useLoaded';
import { usePageLanguage } from './usePageLanguage';
import { useSettings } from './useSettings';

/**
 * The content of the page's language where none was given: English first, the
 * language's own once it is loaded, which only `wanted` begins.
 */
export function useLoadedContent(wanted: boolean): Content {
  const { content } = useSettings();
  const language = usePageLanguage();
  const isMissing =
    content === undefined && defaultContent.locale !== language.locale;
  const loader = contentLoader(language.locale);
  return useLoaded(loader, wanted && isMissing) ?? defaultContent;
}
