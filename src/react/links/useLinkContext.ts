'use client';
import { createContext, useContext } from 'react';
import type { Site } from '../../core/site/site';

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
