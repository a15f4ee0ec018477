'use client';
import { pageConsent } from '../core/pageConsent';
import { trackingOptionsOf } from '../provider/settings';
import { useSettings } from './useSettings';

/** Reads the page's name for analytics: from the settings around the part, else from those of the page. */
export function usePageName(): () => string | undefined {
  const own = trackingOptionsOf(useSettings())?.page;
  return () => own ?? pageConsent().settings()?.options()?.page;
}
