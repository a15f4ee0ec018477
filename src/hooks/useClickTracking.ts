'use client';
import { useEffect, type RefObject } from 'react';
import { readClick } from '../core/clicks';
import { usePageTracking } from './useTracking';

/** Counts the clicks on the element's links, middle clicks too, with one listener that never delays them. */
export function useClickTracking(element: RefObject<Element | null>): void {
  const tracking = usePageTracking();
  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const onClick = (event: Event) => {
      const isSecondary = (event as MouseEvent).button === 2;
      const click = isSecondary ? null : readClick(event.target);
      if (click) void tracking.track(click);
    };
    const options = { capture: true, passive: true };
    tracking.start();
    root.addEventListener('click', onClick, options);
    root.addEventListener('auxclick', onClick, options);
    return () => {
      root.removeEventListener('click', onClick, options);
      root.removeEventListener('auxclick', onClick, options);
    };
  }, [element, tracking]);
}
