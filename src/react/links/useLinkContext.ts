'use client';
import { createContext, useContext, useMemo } from 'react';
import type { Site } from '../../core/site/site';
import { phone } from '../../core/browser/media';
import { tagOf } from '../page/useLanguages';
import { usePage, usePageUrl } from '../page/usePage';
import { useSite } from '../page/useSite';

/** The values that every link needs. */
export interface LinkContextValue {
  site: Site;
  /** The page's address, if known. */
  pageUrl: string | null;
  /**
   * Whether the window is narrow and the page is not Japanese (behaviour L2).
   */
  startInsteadOfTemplates: boolean;
}

/**
 * Provided once for all links of a component, so that links need no
 * subscriptions.
 */
export const LinkContext = createContext<LinkContextValue | null>(null);

/** Inside a component that provides it. */
export function useLinkContext(): LinkContextValue {
  return useContext(LinkContext)!;
}

/**
 * The values that a component provides, and that a single link reads itself.
 */
export function useLinkContextValue(): LinkContextValue {
  const site = useSite();
  const pageUrl = usePageUrl();
  const startInsteadOfTemplates = usePage(
    (page, scope) =>
      !!page?.matches(phone) && !/^\s*ja(?![a-z])/i.test(tagOf(page, scope)),
  );
  return useMemo(
    () => ({ site, pageUrl, startInsteadOfTemplates }),
    [site, pageUrl, startInsteadOfTemplates],
  );
}
