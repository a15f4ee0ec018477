'use client';
import { Slot } from '@radix-ui/react-slot';
import { isValidElement, useRef, type HTMLAttributes } from 'react';
import { textOf } from '../../core/report/propValues';
import type { SectionType } from '../../core/analytics/trackEvent';
import { useSectionView } from '../../react/analytics/useSectionView';
import { useLintedProps } from '../lint/useLintedProps';

export interface SectionTrackerProps extends HTMLAttributes<HTMLElement> {
  /** One of the home page's (specification §2), or the team's own. */
  type: SectionType | (string & {});
  /** What people call it, for reports. */
  name?: string;
  /** Is the element inside it, instead of a `<div>` around it. @default false */
  asChild?: boolean;
}

/**
 * Counts a section that comes into view, once per page view: when half of it
 * is seen, or it fills half of the window. Clicks in it are counted as from
 * there. Where the browser cannot observe it, it counts nothing.
 */
export function SectionTracker(given: SectionTrackerProps) {
  useLintedProps('SectionTracker', given);
  const { type: section, name, asChild, ...props } = given;
  const type = textOf(section);
  const root = useRef<HTMLDivElement>(null);
  useSectionView(root, type, textOf(name));
  // A slot throws where it has no element to merge with.
  const Element =
    asChild === true && isValidElement(props.children) ? Slot : 'div';
  return (
    <Element
      {...props}
      ref={root}
      data-lintel="section"
      data-lintel-area={type}
    />
  );
}
