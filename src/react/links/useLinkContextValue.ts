'use client';
import { useMemo } from 'react';
import { phone } from '../../core/browser/media';
import { tagOf } from '../page/useLanguages';
import type { LinkContextValue } from './useLinkContext';
import { usePage, usePageUrl } from '../page/usePage';
import { useSite } from '../page/useSite';

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
