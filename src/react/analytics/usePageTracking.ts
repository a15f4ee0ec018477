'use client';
import { useEffect } from 'react';
import { useLatestRef } from '../machine/useLatestRef';
import { onEvents } from '../../core/browser/onEvents';
import { captureEventContext } from '../../core/analytics/trackEvent';
import { joinTracking } from './loadTracking';
import { usePageLanguage } from '../page/useLanguages';
import { usePageUrl } from '../page/usePage';
import { pageConsent } from '../../core/analytics/consent';
import { trackingOptionsOf } from '../settings/settings';
import { useSettings } from '../settings/useSettings';

/**
 * Tracks the page while the part is mounted: the landing, page views, and
 * clicks on elements with `data-lintel-id`, including middle clicks. Its
 * listener never delays a click.
 */
export function usePageTracking(): void {
  const { locale } = usePageLanguage();
  const url = usePageUrl();
  const pageName = usePageName();
  const latest = useLatestRef(pageName);
  useEffect(() => {
    // Read now, because a router may leave the page before the chunk loads.
    const now = () => captureEventContext(locale, latest.current());
    const part = joinTracking(now());
    const click = (event: MouseEvent) => {
      // The middle button opens a link. Other buttons do something else.
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

/**
 * Returns a function that reads the page's name for analytics: from the nearest
 * settings, otherwise from the page's.
 */
export function usePageName(): () => string | undefined {
  const own = trackingOptionsOf(useSettings())?.page;
  return () => own ?? pageConsent().settings()?.options()?.page;
}
