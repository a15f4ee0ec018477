'use client';
import { createContext, useContext, useMemo } from 'react';
import type { Site } from '../site/site';
import { currentPageTest, resolveHref, type LinkTarget } from '../site/links';
import { phone } from '../browser/media';
import { useHere, useMedia, usePageUrl } from './usePage';
import { useLanguageTag, useSite } from './useSite';

/** The values that every link needs. */
export interface LinkContextValue {
  site: Site;
  /** The page's address, if known and needed by these links. */
  pageUrl: string | null;
  /** What comes before the `#` of a place on this page. */
  here: string;
  /** Whether an address is that of the page (behaviour L4). */
  isCurrent(href: string): boolean;
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
  const here = useHere();
  const isJapanese = /^\s*ja(?![a-z])/i.test(useLanguageTag());
  const startInsteadOfTemplates = useMedia(phone) && !isJapanese;
  return useLinkContextWith(site, pageUrl, here, startInsteadOfTemplates);
}

/**
 * The values for a group of links. They change with the page's address only if
 * one of the links leads to the page, so that a new page does not render every
 * menu again.
 */
export function useLinkContextFor(
  links: readonly LinkTarget[],
): LinkContextValue {
  const { site, pageUrl, here, isCurrent, startInsteadOfTemplates } =
    useLinkContext();
  const isNeeded =
    startInsteadOfTemplates ||
    links.some((link) => isCurrent(resolveHref(link, site)));
  return useLinkContextWith(
    site,
    isNeeded ? pageUrl : null,
    here,
    startInsteadOfTemplates,
  );
}

function useLinkContextWith(
  site: Site,
  pageUrl: string | null,
  here: string,
  startInsteadOfTemplates: boolean,
): LinkContextValue {
  return useMemo(
    () => ({
      site,
      pageUrl,
      here,
      isCurrent: currentPageTest(pageUrl),
      startInsteadOfTemplates,
    }),
    [site, pageUrl, here, startInsteadOfTemplates],
  );
}
