'use client';
import { useEffect, type RefObject } from 'react';
import { onScroll, scrollPosition } from '../browser/scroller';

/**
 * Sets `data-scrolled` on the element while the page is scrolled, without
 * rendering. Old web views: the header looks as at the top of the page.
 */
export function useScrolled(element: RefObject<Element | null>): void {
  useEffect(() => {
    const header = element.current;
    if (!header) return;
    return onScroll(header, (scroller) => {
      header.toggleAttribute('data-scrolled', scrollPosition(scroller) > 0);
    });
  }, [element]);
}
