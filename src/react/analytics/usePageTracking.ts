'use client';
import { useEffect, useRef } from 'react';
import { onEvents } from '../../core/browser/onEvents';
import { captureEventContext } from '../../core/analytics/trackEvent';
import { joinTracking } from './loadTracking';
import { usePageLanguage } from '../page/useLanguages';
import { usePageName } from './usePageName';
import { usePageUrl } from '../page/usePage';

/**
 * The page's analytics, for as long as the part is there: the landing, the
 * pages that are shown, and the clicks, middle clicks too, on what has a
 * `data-lintel-id`. Its listener never delays them.
 */
export function usePageTracking(): void {
  const { locale } = usePageLanguage();
  const url = usePageUrl();
  const pageName = usePageName();
  const latest = useRef(pageName);
  useEffect(() => {
    latest.current = pageName;
  });
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
  }, [locale, url]);
}
