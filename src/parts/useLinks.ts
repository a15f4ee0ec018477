'use client';
import { createContext, useContext, useMemo } from 'react';
import { changesOn, NO_CHANGES, type LinkChanges } from '../site/links';
import { phone } from '../browser/media';
import { useMedia, usePageUrl } from './usePage';
import { usePageLanguage } from './useSite';

/**
 * What the page changes about the links of a component. Links have no
 * subscriptions of their own, and the content stays the same.
 */
export const LinkChangesContext = createContext(NO_CHANGES);

export function useLinkChanges(): LinkChanges {
  return useContext(LinkChangesContext);
}

/** What the page changes about the links with these addresses. */
export function useChangesOf(hrefs: readonly string[]): LinkChanges {
  const pageUrl = usePageUrl();
  const isJapanese = /^\s*ja(?![a-z])/i.test(usePageLanguage().tag);
  const isPhone = useMedia(phone) && !isJapanese;
  return useMemo(
    () => changesOn(pageUrl, isPhone, hrefs),
    [pageUrl, isPhone, hrefs],
  );
}
