'use client';
import { useEffect, type RefObject } from 'react';
import { occasionNow } from '../core/occasion';
import { loadTracking } from '../provider/loadTracking';
import { useLanguages } from './useLanguages';
import { usePageLanguage } from './usePageLanguage';
import { useSettings } from './useSettings';

/** Counts the clicks on the element's links, middle clicks too, with one listener that never delays them. */
export function useClickTracking(element: RefObject<Element | null>): void {
  const { site, consent, tracking: wanted = true } = useSettings();
  const languages = useLanguages();
  const { locale } = usePageLanguage();
  useEffect(() => {
    const root = element.current;
    if (!root || !wanted) return;
    const tracking = loadTracking(site, languages, consent);
    const onClick = (event: Event) => {
      // The middle button opens a link; those above it mean something else.
      if ((event as MouseEvent).button > 1) return;
      // Read now: a router may have left the page when the chunk arrives.
      const occasion = occasionNow(locale);
      void tracking.then((count) => count?.(event.target, occasion));
    };
    const options = { capture: true, passive: true };
    root.addEventListener('click', onClick, options);
    root.addEventListener('auxclick', onClick, options);
    return () => {
      root.removeEventListener('click', onClick, options);
      root.removeEventListener('auxclick', onClick, options);
    };
  }, [element, site, languages, consent, wanted, locale]);
}
