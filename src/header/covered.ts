'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { decode } from '../browser/cookies';
import { changeCover } from '../ui/covers';
import { inNextFrame, onPageSwap, onSize, together } from '../browser/events';
import { scrollerOf } from '../browser/viewport';

/** What a header covers that is shown. */
const OFFSET = '--lintel-header-offset';
/**
 * What a header covers that `hideOnScroll` has hidden. A jump upwards shows it
 * again, so its target must not end up below it (behaviour S3).
 */
const RETURNING = '--lintel-header-offset-up';
/** On the element that scrolls the header, if it is not the window. */
const SCROLLER = 'data-lintel-page-scroller';

/**
 * Publishes the height of the page's top that the header covers, banner
 * included, as a custom property of the page (behaviour H9). Without
 * `ResizeObserver`, the height of the theme is used.
 *
 * @param covers whether the header stays in view and is shown
 * @param returns whether it is hidden until the visitor scrolls up
 */
export function useCovered(
  element: RefObject<HTMLElement | null>,
  covers: boolean,
  returns: boolean,
): void {
  const page = useRef('');
  const property = covers ? OFFSET : returns ? RETURNING : null;
  useEffect(() => {
    const header = element.current;
    // Without a property, CSS has 0 for both, unless another header sets them.
    if (!property || !header) return;
    const measure = () => {
      // The bar does not include the open list of narrow windows.
      if (header.dataset['lintelMenu']) return;
      const scroller = scrollerOf(header, true);
      changeCover(header, {
        property,
        owner: document.documentElement,
        height: coveredBy(header),
        scroller,
        mark: SCROLLER,
        isStyled: true,
      });
      const { pathname } = location;
      if (page.current !== pathname) uncoverTarget(scroller);
      page.current = pathname;
    };
    const measuring = inNextFrame(measure);
    // A jump does not wait. At first, the style sheet has a height.
    if (page.current) measure();
    return together(
      onSize(header, measuring.request),
      onPageSwap(measuring.request),
      measuring.cancel,
      () => changeCover(header, null),
    );
  }, [element, property]);
}

/**
 * How much of the top of its scroller a header covers that stays in view, in px.
 * Its own `top` counts, and its margin if it is fixed.
 */
export function coveredBy(header: Element): number {
  const { position, top, marginTop } = getComputedStyle(header);
  const above =
    parseFloat(top) + (position === 'fixed' ? parseFloat(marginTop) : 0);
  const { height } = header.getBoundingClientRect();
  // The page may not display it.
  return height && (above || 0) + height;
}

/**
 * Scrolls the target of the address out from under the header. The browser or
 * a router went there before the header of this page was measured, and did not
 * know of a banner. A router's target does not match `:target`.
 */
function uncoverTarget(scroller: HTMLElement): void {
  const target = document.getElementById(decode(location.hash.slice(1)));
  if (!target) return;
  const edge = Math.max(0, scroller.getBoundingClientRect().top);
  const top = target.getBoundingClientRect().top - edge;
  const { scrollPaddingBlockStart } = getComputedStyle(scroller);
  const covered = parseFloat(scrollPaddingBlockStart);
  if (top >= 0 && top < covered) {
    target.scrollIntoView({ behavior: 'instant' });
  }
}
