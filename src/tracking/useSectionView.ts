'use client';
import { useEffect, useState, type RefObject } from 'react';
import { onEvents } from '../browser/events';
import { shared } from '../browser/registry';
import { useLatestRef } from '../ui/effects';
import { usePageUrl } from '../parts/usePage';
import { useTracking } from './useTracking';

/**
 * So that a section of ten windows' height is noticed when it fills half of the
 * window.
 */
const THRESHOLDS = Array.from({ length: 21 }, (_, index) => index / 20);

/** Sends `view section` once per page view (behaviour T14). */
export function useSectionView(
  element: RefObject<Element | null>,
  type: string | undefined,
  name: string | undefined,
): void {
  const { track } = useTracking();
  const url = usePageUrl();
  const [returns, setReturns] = useState(0);
  const latest = useLatestRef({ track, name });
  useEffect(() => {
    // A return from the back/forward cache is a new page view.
    return onEvents(window, {
      pageshow({ persisted }: PageTransitionEvent) {
        if (persisted) setReturns((before) => before + 1);
      },
    });
  }, []);
  useEffect(() => {
    const section = element.current;
    if (!section || !type || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isInView)) return;
        observer.disconnect();
        if (!isFirstView(`${url} ${returns}`, type)) return;
        void latest.current.track({
          type: 'view section',
          object_identifier: type,
          object_display_name: latest.current.name,
          product_area: type,
        });
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, [element, type, url, returns, latest]);
}

function isInView({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  // In a frame of another site, `rootBounds` is `null`.
  const height = rootBounds?.height ?? window.innerHeight;
  return intersectionRatio >= 0.5 || intersectionRect.height >= height / 2;
}

/**
 * A section is recorded once per page view, even if its component mounts again.
 */
function isFirstView(pageView: string, section: string): boolean {
  const seen = shared('sections', () => ({
    pageView,
    sections: new Set<string>(),
  }));
  if (seen.pageView !== pageView) seen.sections.clear();
  seen.pageView = pageView;
  const isFirst = !seen.sections.has(section);
  seen.sections.add(section);
  return isFirst;
}
