'use client';
import { useMemo, type ReactNode } from 'react';
import type { Content } from '../content/content';
import { ContentContext } from './useContent';
import { useLoadedContent } from './useMessage';
import { useDevelopmentEffect } from '../ui/useDevelopmentEffect';
import { LinkContext, useLinkContextValue } from './useLinkContext';
import { usePage } from './usePage';
import { useLanguages, usePageLanguage } from './useSite';
import { useSettings } from './useSettings';
import { reportContent } from '../content/reportContent';
import { contentAt } from '../content/contentAt';

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
function useContentValue(): Content {
  const { locale, content, navigation, messages } = useSettings();
  const fallback = useLoadedContent(true);
  const languages = useLanguages();
  const language = usePageLanguage();
  useDevelopmentEffect(() => {
    void reportContent({ content, navigation });
  }, [content, navigation]);

  const at = useMemo(() => {
    const given = { locale, content, navigation, messages, fallback };
    return (now: number | null) =>
      contentAt(now ?? NaN, given, language, languages);
  }, [locale, content, navigation, messages, fallback, language, languages]);
  const undated = useMemo(() => at(null), [at]);
  // Menus without dates are not rendered again.
  const now = usePage((page) => (undated.isDated && page ? page.now : null));
  return useMemo(
    () => (now === null ? undated : at(now)).content,
    [undated, at, now],
  );
}
