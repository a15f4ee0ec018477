'use client';
import { useEffect } from 'react';
import { useLatestRef } from '../ui/effects';
import { onEvents } from '../browser/events';
import { captureEventContext } from '../analytics/trackEvent';
import { connectPart, recordClick } from '../analytics/loadTracking';
import { usePageLanguage } from './useSite';
import { usePageUrl } from './usePage';
import { pageConsent } from '../analytics/consent';
import { trackingOptionsOf } from './settings';
import { useSettings } from './useSettings';

/**
 * Tracks the page while the part is mounted: the landing, page views, and
 * clicks on elements with `data-lintel-id`, including middle clicks. Its
 * listener never delays a click.
 */
export function usePageTracking(): void {
  const { locale } = usePageLanguage().current;
  const url = usePageUrl();
  const pageName = usePageName();
  const latest = useLatestRef(pageName);
  useEffect(() => {
    // Read now, because a router may leave the page before the chunk loads.
    const now = () => captureEventContext(locale, latest.current());
    const disconnect = connectPart(now());
    const click = (event: MouseEvent) => {
      // The middle button opens a link. Other buttons do something else.
      if (event.button <= 1) recordClick(event, now());
    };
    const stop = onEvents(
      document,
      { click, auxclick: click },
      { capture: true, passive: true },
    );
    return () => {
      stop();
      disconnect();
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
