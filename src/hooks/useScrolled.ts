'use client';
import { useEffect, type RefObject } from 'react';

/** Marks the element `data-scrolled` while the page is scrolled: one attribute, no render. */
export function useScrolled(element: RefObject<Element | null>): void {
  useEffect(() => {
    const mark = () =>
      element.current?.toggleAttribute('data-scrolled', window.scrollY > 0);
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [element]);
}
