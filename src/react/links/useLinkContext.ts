'use client';
import { createContext, useContext, useMemo } from 'react';
import type { Site } from '../../core/site/site';
import { phone } from '../../core/browser/media';
import { tagOf } from '../page/useLanguages';
import { usePage, usePageUrl } from '../page/usePage';
import { useSite } from '../page/useSite';

/** What every link needs to know beside itself. */
export interface LinkContextValue {
  site: Site;
  /** The page's address, where it is known. */
  pageUrl: string | null;
  /** Specification §2: on a phone, and not in Japanese. */
  startInsteadOfTemplates: boolean;
}

/** Provided once for all links of an outer component: none of them has a subscription of its own. */
export const LinkContext = createContext<LinkContextValue | null>(null);

/** Inside of an outer component. */
export function useLinkContext(): LinkContextValue {
  return useContext(LinkContext)!;
}

/** What an outer component provides, and a link that stands alone reads by itself. */
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
