'use client';
import { createContext, useContext, useMemo } from 'react';
import {
  changesOn,
  NO_CHANGES,
  type LinkChanges,
  type LinkPage,
} from '../site/links';
import { phone } from '../browser/media';
import { usePage, usePageUrl } from './usePage';
import { useSettings } from './contexts';
import { languageTag } from './usePartPage';

/**
 * What the page changes about the links of a component. Links have no
 * subscriptions of their own, and the content stays the same.
 */
export const LinkChangesContext = createContext(NO_CHANGES);

export function useLinkChanges(): LinkChanges {
  return useContext(LinkChangesContext);
}

const JAPANESE = /^\s*ja(?![a-z])/i;

/** What the page changes about the links with these addresses. */
export function useChangesOf(
  hrefs: readonly string[],
  page: LinkPage,
): LinkChanges {
  const pageUrl = usePageUrl();
  const settings = useSettings();
  const isPhone = usePage(
    (now) =>
      !!now?.matches(phone) && !JAPANESE.test(languageTag(settings, now)),
  );
  return useMemo(
    () => changesOn(pageUrl, isPhone, hrefs, page),
    [pageUrl, isPhone, hrefs, page],
  );
}
