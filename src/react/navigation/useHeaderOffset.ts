'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { decode } from '../../core/browser/cookies';
import { onPageSwap, onSize } from '../../core/browser/observers';

const OFFSET = '--lintel-header-offset';

/**
 * Publishes the height of the page's top that the header covers, banner
 * included, as `--lintel-header-offset` (behaviour H9). Without
 * `ResizeObserver`, the height of the theme is used.
 *
 * @param covers whether the header stays in view and is shown
 */
export function useHeaderOffset(
  element: RefObject<HTMLElement | null>,
  covers: boolean,
): void {
  const page = useRef('');
  useEffect(() => {
    const root = element.current;
    // It is then 0 in CSS, unless another header sets it.
    if (!covers || !root) return;
    const { style } = document.documentElement;
    let offset = '';
    const stopMeasuring = onSize(root, () => {
      // The bar does not include the open list of narrow windows.
      if (root.dataset['menu']) return;
      offset = `${root.getBoundingClientRect().height}px`;
      style.setProperty(OFFSET, offset);
      const { pathname } = location;
      if (page.current !== pathname) uncoverTarget();
      page.current = pathname;
    });
    const stopKeeping = onPageSwap(() => {
      if (!style.getPropertyValue(OFFSET)) style.setProperty(OFFSET, offset);
    });
    return () => {
      stopMeasuring();
      stopKeeping();
      style.removeProperty(OFFSET);
    };
  }, [element, covers]);
}

/**
 * Scrolls the target of the address out from under the header. The browser or
 * a router went there before the header of this page was measured, and did not
 * know of a banner. A router's target does not match `:target`.
 */
function uncoverTarget(): void {
  const target = document.getElementById(decode(location.hash.slice(1)));
  if (!target) return;
  const { top } = target.getBoundingClientRect();
  const { scrollPaddingBlockStart } = getComputedStyle(
    document.documentElement,
  );
  if (top >= 0 && top < parseFloat(scrollPaddingBlockStart)) {
    target.scrollIntoView({ behavior: 'instant' });
  }
}
