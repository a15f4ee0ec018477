'use client';
import { useEffect, type RefObject } from 'react';
import { readClick } from '../core/clicks';
import { useLanguage } from './useLanguage';
import { usePageTracking } from './useTracking';

/** Counts the clicks on the element's links, middle clicks too, with one listener that never delays them. */
export function useClickTracking(element: RefObject<Element | null>): void {
  const tracking = usePageTracking();
  const { locale } = useLanguage();
  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const onClick = (event: Event) => {
      // The middle button opens a link; those above it mean something else.
      const opens = (event as MouseEvent).button <= 1;
      const click = opens ? readClick(event.target) : null;
      if (click) void tracking.track(click, locale);
    };
    const options = { capture: true, passive: true };
    tracking.start();
    root.addEventListener('click', onClick, options);
    root.addEventListener('auxclick', onClick, options);
    return () => {
      root.removeEventListener('click', onClick, options);
      root.removeEventListener('auxclick', onClick, options);
    };
  }, [element, tracking, locale]);
}
