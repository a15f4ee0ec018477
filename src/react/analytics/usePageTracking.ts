'use client';
import { useEffect } from 'react';
import { useLatestRef } from '../machine/useLatestRef';
import { onEvents } from '../../core/browser/onEvents';
import { captureEventContext } from '../../core/analytics/trackEvent';
import { joinTracking } from './loadTracking';
import { usePageLanguage } from '../page/useLanguages';
import { usePageUrl } from '../page/usePage';
import { pageConsent } from '../../core/analytics/consent';
import { textOf } from '../../core/report/propValues';
import { trackingOptionsOf } from '../settings/settings';
import { useSettings } from '../settings/useSettings';

/**
 * The page's analytics, for as long as the part is there: the landing, the
 * pages that are shown, and the clicks, middle clicks too, on what has a
 * `data-lintel-id`. Its listener never delays them.
 */
export function usePageTracking(): void {
  const { locale } = usePageLanguage();
  const url = usePageUrl();
  const pageName = usePageName();
  const latest = useLatestRef(pageName);
  useEffect(() => {
    // Read now: a router may have left the page when the chunk arrives.
    const now = () => captureEventContext(locale, latest.current());
    const part = joinTracking(now());
    const click = (event: MouseEvent) => {
      // The middle button opens a link; those above it mean something else.
      if (event.button > 1) return;
      part.click(event, event.composedPath(), now());
    };
    const stop = onEvents(
      document,
      { click, auxclick: click },
      { capture: true, passive: true },
    );
    return () => {
      stop();
      part.stop();
    };
  }, [locale, url, latest]);
}

/** Reads the page's name for analytics: from the settings around the part, else from those of the page. */
export function usePageName(): () => string | undefined {
  const own = textOf(trackingOptionsOf(useSettings())?.page);
  return () => own ?? textOf(pageConsent().settings()?.options()?.page);
}
