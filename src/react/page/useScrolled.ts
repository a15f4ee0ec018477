'use client';
import { useEffect, type RefObject } from 'react';
import { onMutation } from '../../core/browser/observers';

/**
 * Sets `data-scrolled` on the element while the page is scrolled, without
 * rendering. Observes an element at the top of the page, because reading the
 * scroll position forces layout.
 */
export function useScrolled(element: RefObject<Element | null>): void {
  useEffect(() => {
    // Old web views: the header looks as at the top of the page.
    if (typeof IntersectionObserver === 'undefined') return;
    const probe = document.createElement('div');
    // Not as an attribute, which a strict Content Security Policy blocks.
    probe.style.cssText = 'position:absolute;top:0;width:1px;height:1px';
    const observer = new IntersectionObserver(
      (records) => {
        // A busy page delivers several records, the oldest first.
        const { intersectionRatio } = records[records.length - 1]!;
        element.current?.toggleAttribute(
          'data-scrolled',
          intersectionRatio < 1,
        );
      },
      // Fully visible, because a box that touches the window's edge intersects
      // it. Wider than any window, because scrolling sideways does not count.
      { threshold: 1, rootMargin: '0px 99999px' },
    );
    const place = () => {
      // Outside the body, whose content may belong to an app.
      document.documentElement.append(probe);
      // Observing it again reports its position even if that has not changed.
      observer.unobserve(probe);
      observer.observe(probe);
    };
    place();
    // A router or app may remove elements that it does not know.
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
