'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Slot } from '@radix-ui/react-slot';
import {
  forwardRef,
  useEffect,
  useRef,
  type HTMLAttributes,
  type RefObject,
} from 'react';
import { trackSoon } from '../analytics/pageTracking';
import type { SectionType } from '../analytics/trackEvent';
import { onRestore, together } from '../browser/events';
import { endsWithPage, sharedByCopies } from '../browser/registry';
import { usePageUrl } from '../parts/useDocument';
import { useEventContext } from '../parts/usePageTracking';
import { useSitePage } from '../parts/useSitePage';
import { useStableCallback } from '../ui/effects';

/**
 * Props of `SectionTracker`, in addition to the attributes of a `<div>`.
 * @example
 * import type { SectionTrackerProps } from 'lintel';
 *
 * const props: SectionTrackerProps = { type: 'offerBanner' };
 */
export interface SectionTrackerProps extends HTMLAttributes<HTMLElement> {
  /**
   * The section's type in events: one of the home page's sections, or your own.
   * @example 'offerBanner'
   */
  type: SectionType | (string & {});
  /**
   * A readable name for reports.
   * @default none
   * @example 'Spring offer'
   */
  name?: string | undefined;
  /**
   * Merges with its only child instead of rendering a `<div>`.
   * @default false
   * @example true
   */
  asChild?: boolean | undefined;
}

/**
 * Records that a section came into view, once per type and page view: when half
 * of it is visible, or it fills half of the window. Clicks inside it have its
 * type as `product_area`. Browsers without `IntersectionObserver` record no
 * views.
 *
 * @example
 * import { SectionTracker } from 'lintel';
 *
 * export function Offer() {
 *   return (
 *     <SectionTracker type="offerBanner" name="Spring offer" asChild>
 *       <section>Half price until Friday</section>
 *     </SectionTracker>
 *   );
 * }
 */
export const SectionTracker = /* @__PURE__ */ forwardRef<
  HTMLElement,
  SectionTrackerProps
>(function SectionTracker({ type, name, asChild, ...props }, ref) {
  const root = useRef<HTMLDivElement>(null);
  useSectionView(root, type, name);
  const Element = asChild ? Slot : 'div';
  return (
    <Element
      {...props}
      ref={useComposedRefs<HTMLElement>(root, ref)}
      data-lintel="section"
      data-lintel-area={type}
    />
  );
});

/**
 * So that a section of ten windows' height is noticed when it fills half of the
 * window.
 */
const THRESHOLDS = [...Array(21).keys()].map((index) => index / 20);

/** Sends `view section` once per page view (behaviour T14). */
function useSectionView(
  element: RefObject<Element | null>,
  type: string,
  name: string | undefined,
): void {
  const now = useEventContext(useSitePage());
  const url = usePageUrl();
  const record = useStableCallback(() => {
    const event = {
      type: 'view section',
      object_identifier: type,
      object_display_name: name,
      product_area: type,
    } as const;
    void trackSoon(event, now());
  });
  useEffect(() => {
    const section = element.current;
    if (!section || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isInView)) return;
        observer.disconnect();
        if (isFirstView(url, type)) record();
      },
      { threshold: THRESHOLDS },
    );
    const observe = () => observer.observe(section);
    observe();
    return together(onRestore(observe), () => observer.disconnect());
  }, [element, type, url, record]);
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
function isFirstView(url: string | null, section: string): boolean {
  const viewed = sharedByCopies('sections', viewedSections);
  if (viewed.url !== url) viewed.sections.clear();
  viewed.url = url;
  const isFirst = !viewed.sections.has(section);
  viewed.sections.add(section);
  return isFirst;
}

function viewedSections() {
  const sections = new Set<string>();
  // A return from the back/forward cache is a new page view.
  endsWithPage(onRestore(() => sections.clear()));
  return { url: null as string | null, sections };
}
