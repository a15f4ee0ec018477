'use client';
import { useEffect, useRef } from 'react';
import { occasionNow } from '../core/occasion';
import type { TrackingOptions } from '../core/trackingOptions';
import { loadTracking } from '../provider/loadTracking';
import { trackingOptionsOf } from '../provider/settings';
import { useLanguages } from './useLanguages';
import { usePageLanguage } from './usePageLanguage';
import { usePageUrl } from './usePageUrl';
import { useSettings } from './useSettings';

/**
 * The page's analytics, for as long as the part is there: the landing, the
 * pages that are shown, and the clicks, middle clicks too, on what has a
 * `data-lintel-id`. Its listener never delays them.
 */
export function usePageTracking(): void {
  const settings = useSettings();
  const { site, consent } = settings;
  const languages = useLanguages();
  const { locale } = usePageLanguage();
  const url = usePageUrl();
  const wanted = settings.tracking !== false;
  // Often written into the JSX, and then another object at each rendering.
  const latest = useRef<TrackingOptions>(undefined);
  useEffect(() => {
    latest.current = trackingOptionsOf(settings);
  });
  useEffect(() => {
    if (!wanted) return;
    // Read now: a router may have left the page when the chunk arrives.
    const now = () => occasionNow(locale, latest.current?.page);
    const tracking = loadTracking(
      now(),
      site,
      languages,
      consent,
      latest.current,
    );
    const onClick = (event: Event) => {
      // The middle button opens a link; those above it mean something else.
      if ((event as MouseEvent).button > 1) return;
      const occasion = now();
      const path = event.composedPath();
      void tracking.then((part) => part?.click(event, path, occasion));
    };
    const listening = { capture: true, passive: true };
    document.addEventListener('click', onClick, listening);
    document.addEventListener('auxclick', onClick, listening);
    return () => {
      document.removeEventListener('click', onClick, listening);
      document.removeEventListener('auxclick', onClick, listening);
      void tracking.then((part) => part?.stop());
    };
  }, [site, languages, consent, wanted, locale, url]);
}
