'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { changeCover } from '../ui/covers';
import {
  inNextFrame,
  onEvents,
  onMutation,
  onSize,
  together,
} from '../browser/events';
import { reportError, warnInDevelopment } from '../browser/report';
import { boxAround, onScroll, scrollerOf } from '../browser/viewport';
import { useLatestRef } from '../ui/effects';
import { createScrollSpy } from './scrollSpy';
import { markStuck, measureBar, type SideNavParts } from './stickyBar';

/**
 * A section of the page, as an item of `StickySideNav`.
 * @example
 * import type { SideNavItem } from 'lintel';
 *
 * const item: SideNavItem = { id: 'pricing', label: 'Pricing' };
 */
export interface SideNavItem {
  /**
   * The id of the section's element.
   * @example 'pricing'
   */
  id: string;
  /**
   * The text of the link.
   * @example 'Pricing'
   */
  label: string;
}

interface SectionOptions {
  items: readonly SideNavItem[];
  container?: string | undefined;
  variant?: string | undefined;
  onActiveChange?: ((id: string | null) => void) | undefined;
}

/** Returns the id of the current section, and measures what the bar on small screens covers. */
export function useSections(
  nav: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  { items, container, variant, onActiveChange }: SectionOptions,
): string | null {
  const [active, setActive] = useState<string | null>(null);
  const reportedActive = useRef<string | null>(null);
  const latest = useLatestRef(onActiveChange);
  const reportedContainer = useRef<string | null | undefined>(null);
  useEffect(() => {
    const bar = nav.current!;
    const root = rootOf(bar);
    const around = container ? root.getElementById(container) : boxAround(bar);
    if (!around) {
      // Only once, in StrictMode too.
      if (reportedContainer.current === container) return;
      reportedContainer.current = container;
      reportMissing(container!);
      return;
    }
    return watchSections(
      { nav: bar, button: button.current!, container: around },
      items.map(({ id }) => id),
      (section) => {
        if (section === reportedActive.current) return;
        reportedActive.current = section;
        setActive(section);
        latest.current?.(section);
      },
    );
  }, [nav, button, items, container, variant, latest]);
  return active;
}

/** Reports a missing container (behaviour S6). The console message must not change. */
function reportMissing(container: string): void {
  const error = new Error('Unable to initialize component.');
  reportError('side navigation', error);
  console.error(error.message);
  if (process.env.NODE_ENV === 'production') return;
  warnInDevelopment(
    `no element has the id "${container}", the container of StickySideNav; its links work, but none is marked as current. Pass the id of an element around the navigation, or leave container out.`,
  );
}

function rootOf(element: HTMLElement) {
  return element.getRootNode() as Document | ShadowRoot;
}

/**
 * Watches the sections of a side navigation and the height of its bar. Returns
 * a function that stops watching.
 *
 * @param ids of the sections, some of which may be missing
 * @param onActive called with the section in the middle, or `null`
 */
function watchSections(
  parts: SideNavParts,
  ids: readonly string[],
  onActive: (id: string | null) => void,
): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {};
  const { nav, container } = parts;
  const root = rootOf(container);
  let scroller: HTMLElement | undefined;
  let spy: ReturnType<typeof createScrollSpy> | undefined;

  function measure() {
    const next = scrollerOf(container);
    if (next !== scroller) {
      spy?.stop();
      scroller = next;
      spy = createScrollSpy(next, root, ids, onActive);
    }
    measureBar(parts, next);
    markStuck(parts);
  }

  const measuring = inNextFrame(measure);

  return together(
    // Called first when both are laid out.
    onSize(container, measuring.request),
    onSize(nav, measuring.request),
    measuring.cancel,
    onEvents(window, { resize: measure }),
    onScroll(nav, () => markStuck(parts)),
    onMutation(
      () => {
        if (spy?.search()) measure();
      },
      // Elements that are added, removed or moved, or get another id.
      [root, { childList: true, subtree: true, attributeFilter: ['id'] }],
    ),
    () => spy?.stop(),
    () => changeCover(nav, null),
  );
}
