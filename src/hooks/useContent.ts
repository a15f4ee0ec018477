'use client';
import { createContext, useContext } from 'react';
import { lintContent, type Content } from '../provider/content';
import { useDevelopmentEffect } from './useDevelopmentEffect';
import { useLanguages, usePageLanguage } from './useLanguages';
import { useLoadedContent } from './useLoadedContent';
import { usePage } from './usePage';
import { useScope } from './useSettings';

export { accountEntriesOf, isLogOut, isMenu } from '../provider/content';
export type {
  AccountEntry,
  AccountLink,
  Content,
  Messages,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationSpotlight,
} from '../provider/content';

/** Provided once for all of an outer component. */
export const ContentContext = createContext<Content | null>(null);

/** Menus and wording, inside of an outer component. */
export function useContent(): Content {
  return useContext(ContentContext)!;
}

/**
 * What an outer component provides: the `content` prop, else English first,
 * swapped for the page's language once that is loaded. The menus are those of
 * the page's language and, once hydrated, of the day.
 */
export function useContentValue(): Content {
  const { settings, contentFor } = useScope();
  const { content, navigation, messages } = settings;
  const fallback = useLoadedContent(true);
  const languages = useLanguages();
  const language = usePageLanguage();
  useDevelopmentEffect(() => {
    void lintContent(content, navigation, messages);
  }, [content, navigation, messages]);

  const readers = { fallback, language, languages };
  const undated = contentFor({ ...readers, now: null });
  // Where nothing depends on the day, no menu is drawn a second time.
  const now = usePage((page) => (undated.isDated && page ? page.now : null));
  return contentFor({ ...readers, now }).content;
}
