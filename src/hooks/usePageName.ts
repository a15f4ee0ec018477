'use client';
import { pageConsent } from '../core/consent';
import { textOf } from '../core/propValues';
import { trackingOptionsOf } from '../provider/settings';
import { useSettings } from './useSettings';

/** Reads the page's name for analytics: from the settings around the part, else from those of the page. */
export function usePageName(): () => string | undefined {
  const own = textOf(trackingOptionsOf(useSettings())?.page);
  return () => own ?? textOf(pageConsent().settings()?.options()?.page);
}
