'use client';
import { createContext, useContext } from 'react';
import type { Content } from '../content/content';
import { en } from '../content/en';
import { loadContent } from '../content/loadContent';
import { createLoader, type Loader } from '../core/loader';
import { shared } from '../core/registry';
import { contentFor } from '../provider/contentFor';
import { useDevelopmentEffect } from './useDevelopmentEffect';
import { useLanguages, usePageLanguage } from './useLanguages';
import { usePage } from './usePage';
import { useScope, useSettings } from './useSettings';
import { useLoaded } from './useStore';

export { accountEntriesOf, isLogOut } from '../content/accountEntries';
export { isMenu } from '../content/navigation';
export type {
  AccountEntry,
  AccountLink,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationSpotlight,
} from '../content/navigation';

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
  const scope = useScope();
  const { content, navigation, messages } = scope.settings;
  const fallback = useLoadedContent(true);
  const languages = useLanguages();
  const language = usePageLanguage();
  useDevelopmentEffect(() => {
    void lintContent(content, navigation, messages);
  }, [content, navigation, messages]);

  const readers = { fallback, language, languages };
  const undated = contentFor({ ...readers, now: null }, scope);
  // Where nothing depends on the day, no menu is drawn a second time.
  const now = usePage((page) => (undated.isDated && page ? page.now : null));
  return contentFor({ ...readers, now }, scope).content;
}

/**
 * The content of the page's language where none was given: English first, the
 * language's own once it is loaded, which only `wanted` begins.
 */
export function useLoadedContent(wanted: boolean): Content {
  const { content } = useSettings();
  const { locale } = usePageLanguage();
  const isMissing = content === undefined && en.locale !== locale;
  const loaded = useLoaded(contentLoader(locale), wanted && isMissing);
  return (isMissing && loaded) || en;
}

/** One loader per language and page. */
function contentLoader(locale: string): Loader<Content> {
  return shared(`content:${locale}`, () =>
    createLoader('content', () => loadContent(locale)),
  );
}

/** Says in development what is wrong with what a page team passes, and where. */
async function lintContent(
  content: unknown,
  navigation: unknown,
  messages: unknown,
): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  const lint = await import('../content/lintContent');
  lint.lintContent(content, navigation, messages);
}
