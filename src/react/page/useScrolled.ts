'use client';
import { useEffect, type RefObject } from 'react';
import { onMutation } from '../../core/browser/observers';

/**
 * Sets `data-scrolled` on the element while the page is scrolled: one
 * attribute, no render. Watches a probe at the page's top, because reading the
 * scroll position makes the browser lay out the page.
 */
export function useScrolled(element: RefObject<Element | null>): void {
  useEffect(() => {
    // Old web views: the header stays as it is at the page's top.
    if (typeof IntersectionObserver === 'undefined') return;
    const probe = document.createElement('div');
    // Not the attribute, which a strict Content-Security-Policy would refuse.
    probe.style.cssText = 'position:absolute;top:0;width:1px;height:1px';
    const observer = new IntersectionObserver(
      (records) => {
        // A busy page delivers several at once, oldest first; there is always one.
        const { intersectionRatio } = records[records.length - 1]!;
        element.current?.toggleAttribute(
          'data-scrolled',
          intersectionRatio < 1,
        );
      },
      // Whole: a box that ends at the window's edge still counts as seen. And
      // wider than any window: scrolling sideways does not count.
      { threshold: 1, rootMargin: '0px 99999px' },
    );
    const place = () => {
      // Beside the body: an app may own all that is in it.
      document.documentElement.append(probe);
      // Observed anew, it reports where it is even if that has not changed.
      observer.unobserve(probe);
      observer.observe(probe);
    };
    place();
    // A router or app may replace whatever it does not know.
    const stop = onMutation(() => {
      if (!probe.isConnected) place();
    }, [document.documentElement, { childList: true }]);
    return () => {
      stop();
      observer.disconnect();
      probe.remove();
    };
  }, [element]);
}
