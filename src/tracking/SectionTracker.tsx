'use client';
import { Slot } from '@radix-ui/react-slot';
import { useRef, type HTMLAttributes } from 'react';
import type { SectionType } from '../analytics/trackEvent';
import { useSectionView } from './useSectionView';

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
 * of it is visible, or it fills half of the window (behaviour T14). Clicks
 * inside it have its type as `product_area`. Browsers without
 * `IntersectionObserver` record no views.
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
export function SectionTracker({
  type,
  name,
  asChild,
  ...props
}: SectionTrackerProps) {
  const root = useRef<HTMLDivElement>(null);
  useSectionView(root, type, name);
  const Element = asChild ? Slot : 'div';
  return (
    <Element
      {...props}
      ref={root}
      data-lintel="section"
      data-lintel-area={type}
    />
  );
}
