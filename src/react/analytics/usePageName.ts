'use client';
import { pageConsent } from '../../core/analytics/consent';
import { textOf } from '../../core/report/propValues';
import { trackingOptionsOf } from '../settings/settings';
import { useSettings } from '../settings/useSettings';

/** Reads the page's name for analytics: from the settings around the part, else from those of the page. */
export function usePageName(): () => string | undefined {
  const own = textOf(trackingOptionsOf(useSettings())?.page);
  return () => own ?? textOf(pageConsent().settings()?.options()?.page);
}
