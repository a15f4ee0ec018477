'use client';
import type { ReactNode } from 'react';
import type { Content } from '../content/content';
import { ContentContext } from './useContent';
import { useLoadedContent } from './useMessage';
import { useDevelopmentEffect } from '../ui/useDevelopmentEffect';
import { useLanguages, usePageLanguage } from './useLanguages';
import { LinkContext, useLinkContextValue } from './useLinkContext';
import { usePage } from './usePage';
import { useScope, type Scope } from './useSettings';
import { reportContent } from '../content/reportContent';
import { sanitizeContent } from '../content/sanitizeContent';
import { showLinksIn } from '../content/showLink';
import { findLanguage } from '../site/language';
import type { ReadContent, Readers } from './scope';

/** Content and links for everything in a component. */
export function ContentProvider({ children }: { children: ReactNode }) {
  return (
    <ContentContext.Provider value={useContentValue()}>
      <LinkContext.Provider value={useLinkContextValue()}>
        {children}
      </LinkContext.Provider>
    </ContentContext.Provider>
  );
}

/**
 * The content for everything in a component: the `content` prop, otherwise
 * English, then the page's language once it is loaded. After hydration, its
 * menus are those of the page's language and the current date.
 */
export function useContentValue(): Content {
  const scope = useScope();
  const { content, navigation } = scope.settings;
  const fallback = useLoadedContent(true);
  const languages = useLanguages();
  const language = usePageLanguage();
  useDevelopmentEffect(() => {
    void reportContent({ content, navigation });
  }, [content, navigation]);

  const readers = { fallback, language, languages };
  const undated = contentFor({ ...readers, now: null }, scope);
  // Menus without dates are not rendered again.
  const now = usePage((page) => (undated.isDated && page ? page.now : null));
  return contentFor({ ...readers, now }, scope).content;
}

/**
 * Valid menus and wording, computed once for all parts. Invalid entries are
 * replaced.
 */
export function contentFor(
  readers: Readers,
  { settings, contents }: Scope,
): ReadContent {
  const { fallback, language, languages, now } = readers;
  const names = Object.keys(readers) as (keyof Readers)[];
  const known = contents.find((each) =>
    names.every((name) => each[name] === readers[name]),
  );
  if (known) return known;
  let isDated = false;
  const show = showLinksIn(language, languages, now ?? NaN, () => {
    isDated = true;
  });
  const words = settings.content
    ? sanitizeContent(settings.content, fallback, show)
    : fallback;
  const content = sanitizeContent(settings, words, show);
  // `locale` is the language of the page. Screen readers need that of the words.
  if (!settings.messages && !settings.navigation) content.locale = words.locale;
  content.direction ??= findLanguage(content.locale, languages)?.direction;
  const made = { ...readers, content, isDated };
  // A page has few: English, its language, and the latter with dated badges.
  contents.push(made);
  return made;
}
