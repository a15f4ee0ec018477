'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Marks the element `data-scrolled` while the page is scrolled: one attribute,
 * no render. A mark at the page's top is watched, because to ask for the
 * scroll position makes the browser lay out the page.
 */
export function useScrolled(element: RefObject<Element | null>): void {
  useEffect(() => {
    // Old web views: the header stays as it is at the page's top.
    if (typeof IntersectionObserver === 'undefined') return;
    const top = document.createElement('div');
    // Not the attribute, which a strict Content-Security-Policy would refuse.
    top.style.cssText = 'position:absolute;top:0;width:1px;height:1px';
    // Beside the body: an app may own all that is in it.
    document.documentElement.append(top);
    const observer = new IntersectionObserver(
      ([entry]) =>
        element.current?.toggleAttribute(
          'data-scrolled',
          // It never calls without one.
          entry!.intersectionRatio < 1,
        ),
      // Whole: a box that ends at the window's edge still counts as seen. And
      // wider than any window: to scroll sideways is not meant.
      { threshold: 1, rootMargin: '0px 99999px' },
    );
    observer.observe(top);
    return () => {
      observer.disconnect();
      top.remove();
    };
  }, [element]);
}
