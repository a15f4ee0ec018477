'use client';
import type { ReactNode } from 'react';
import { ContentContext, useContentValue } from './useContent';
import { LinkContext, useLinkContextValue } from './useLinkContext';

/** Content and links for everything inside of an outer component. */
export function PartProvider({ children }: { children: ReactNode }) {
  return (
    <ContentContext.Provider value={useContentValue()}>
      <LinkContext.Provider value={useLinkContextValue()}>
        {children}
      </LinkContext.Provider>
    </ContentContext.Provider>
  );
}
