'use client';
import { useMemo } from 'react';
import { phone } from '../core/media';
import type { Site } from '../core/site';
import { useLanguageTag } from './useLanguageTag';
import { useMedia } from './useMedia';
import { usePageUrl } from './usePageUrl';
import { useSite } from './useSite';

/** What every link needs to know beside itself. */
export interface LinkSurroundings {
  site: Site;
  /** The page's address, where it is known. */
  pageUrl: string | null;
  /** Said after an external link's name. */
  opensInNewTab: string;
  /** Stands behind the label of a link that leads to the English site. */
  inEnglish: string;
  /** Specification §2: on a phone, and not in Japanese. */
  startInsteadOfTemplates: boolean;
}

/** Collected once by an outer component: the links themselves are pure. */
export function useLinkSurroundings({
  opensInNewTab,
  inEnglish,
}: Pick<LinkSurroundings, 'opensInNewTab' | 'inEnglish'>): LinkSurroundings {
  const site = useSite();
  const pageUrl = usePageUrl();
  const isJapanese = /^\s*ja(?![a-z])/i.test(useLanguageTag());
  const startInsteadOfTemplates = useMedia(phone) && !isJapanese;
  return useMemo(
    () => ({
      site,
      pageUrl,
      opensInNewTab,
      inEnglish,
      startInsteadOfTemplates,
    }),
    [site, pageUrl, opensInNewTab, inEnglish, startInsteadOfTemplates],
  );
}
