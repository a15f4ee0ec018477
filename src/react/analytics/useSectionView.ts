'use client';
import { useEffect, useState, type RefObject } from 'react';
import { onEvents } from '../../core/browser/onEvents';
import { shared } from '../../core/browser/registry';
import { useLatestRef } from '../machine/useLatestRef';
import { usePageUrl } from '../page/usePage';
import { useTracking } from './useTracking';

/** So that one of ten windows' height is noticed when it fills half a window. */
const THRESHOLDS = Array.from({ length: 21 }, (_, index) => index / 20);

/** Sends 'view section' once per page view. */
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
    // Out of the back/forward cache comes a new view of an old page.
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
  // In a frame of another site there are no bounds of the window.
  const height = rootBounds?.height ?? window.innerHeight;
  return intersectionRatio >= 0.5 || intersectionRect.height >= height / 2;
}

/** A section counts once per page view, also where its component is mounted again. */
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
