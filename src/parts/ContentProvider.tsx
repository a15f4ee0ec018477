'use client';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  type ReactNode,
} from 'react';
import {
  resolveContent,
  type ResolvedContent,
} from '../content/resolveContent';
import { reportLostMenus } from '../content/sanitizeContent';
import { useLoadedContent } from './useMessage';
import { useDevelopmentEffect } from '../ui/effects';
import { createMarks, MarksContext } from './marks';
import { usePartPage } from './useSitePage';
import { useSettings } from './contexts';

/**
 * Content for everything in a component: the `content` prop, otherwise English,
 * then the page's language once it is loaded. After hydration, its menus are
 * those of the page's language.
 */
export function ContentProvider({ children }: { children: ReactNode }) {
  const page = usePartPage();
  const { locale, content, navigation, messages, url } = useSettings();
  const fallback = useLoadedContent(page, true);
  useDevelopmentEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    void import('../content/validateContent')
      .then(({ printProblems }) => {
        printProblems(content, 'content');
        printProblems(navigation, 'navigation');
      })
      // The import can fail while offline.
      .catch(() => {});
  }, [content, navigation]);
  const resolved = useMemo(() => {
    const given = { locale, content, navigation, messages, url, fallback };
    return resolveContent(given, page);
  }, [locale, content, navigation, messages, url, fallback, page]);
  const marks = useMemo(
    () => createMarks(resolved, page, { locale, content, url }),
    [resolved, page, locale, content, url],
  );
  useEffect(() => {
    const given = navigation ?? content?.navigation;
    if (given != null && !resolved.items[0]) reportLostMenus(given);
  }, [content, navigation, resolved]);
  return (
    <ContentContext.Provider value={resolved}>
      <MarksContext.Provider value={marks}>{children}</MarksContext.Provider>
    </ContentContext.Provider>
  );
}

/** Provided once per component. */
export const ContentContext =
  /* @__PURE__ */ createContext<ResolvedContent | null>(null);

/** Menus and wording, inside a component that provides them. */
export function useContent(): ResolvedContent {
  return useContext(ContentContext)!;
}
