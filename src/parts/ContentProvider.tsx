'use client';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  resolveContent,
  type ResolvedContent,
  type ResolvedLink,
  type ResolvedMenu,
} from '../content/resolveContent';
import { reportLostMenus } from '../content/sanitizeContent';
import { useLoadedContent } from './useMessage';
import { useDevelopmentEffect } from '../ui/effects';
import { createMarks, type Mark, type Marks } from './marks';
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
  const marked = useMemo(() => {
    const given = { locale, content, navigation, messages, url, fallback };
    const resolved = resolveContent(given, page);
    return { ...resolved, marks: createMarks(resolved, page, given) };
  }, [locale, content, navigation, messages, url, fallback, page]);
  useEffect(() => {
    const given = navigation ?? content?.navigation;
    if (given != null && !marked.items[0]) reportLostMenus(given);
  }, [content, navigation, marked]);
  return (
    <ContentContext.Provider value={marked}>{children}</ContentContext.Provider>
  );
}

interface MarkedContent extends ResolvedContent {
  marks: Marks;
}

/** Provided once per component. */
const ContentContext = /* @__PURE__ */ createContext<MarkedContent | null>(
  null,
);

/** Menus and wording, inside a component that provides them. */
export function useContent(): MarkedContent {
  return useContext(ContentContext)!;
}

/**
 * Keeps the mark of a link. Not by rendering it: with its next change, React would
 * undo what another script has set, such as a parameter of analytics (behaviour L11).
 */
export function useMark(
  anchor: RefObject<Element | null>,
  link: ResolvedLink,
): void {
  const { marks } = useContent();
  const written = useRef<Mark>(link);
  useEffect(() => {
    const element = anchor.current!;
    const write = (next: Mark) => {
      const last = written.current;
      change(element, 'href', last.href, next.href);
      change(element, 'aria-current', last.current, next.current);
      written.current = next;
    };
    const update = () => write(marks.of(link));
    // First what React has rendered for a new link, or would have.
    write(link);
    update();
    return marks.subscribe(update);
  }, [anchor, marks, link]);
}

/** Changes an attribute, unless another script has changed it. */
function change(element: Element, name: string, from?: string, to?: string) {
  if (from === to || element.getAttribute(name) !== (from ?? null)) return;
  if (to === undefined) element.removeAttribute(name);
  else element.setAttribute(name, to);
}

/** Whether a menu has the link of the current page, or of its section. */
export function useMenuMark(menu: ResolvedMenu): boolean {
  const { marks } = useContent();
  return useSyncExternalStore(
    marks.subscribe,
    () => marks.isCurrent(menu),
    () => menu.isCurrent,
  );
}
