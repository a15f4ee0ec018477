'use client';
import { useEffect, type RefObject } from 'react';
import { onPageSwap } from '../../core/browser/observers';

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
  useEffect(() => {
    const root = element.current;
    // It is then 0 in CSS, unless another header sets it.
    if (!covers || !root || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    let offset = '';
    const observer = new ResizeObserver(([entry]) => {
      // The bar does not include the open list of narrow windows.
      if (root.dataset['menu']) return;
      const isFirst = !offset;
      offset = `${entry?.contentRect.height}px`;
      style.setProperty(OFFSET, offset);
      if (isFirst) uncoverTarget();
    });
    observer.observe(root);
    const stop = onPageSwap(() => {
      if (!style.getPropertyValue(OFFSET)) style.setProperty(OFFSET, offset);
    });
    return () => {
      stop();
      observer.disconnect();
      style.removeProperty(OFFSET);
    };
  }, [element, covers]);
}

/**
 * Scrolls the target of the address out from under the header. The browser went
 * there before the header was measured, and did not know of a banner.
 */
function uncoverTarget(): void {
  const target = document.querySelector(':target');
  if (!target) return;
  const { top } = target.getBoundingClientRect();
  const { scrollPaddingBlockStart } = getComputedStyle(
    document.documentElement,
  );
  if (top >= 0 && top < parseFloat(scrollPaddingBlockStart)) {
    target.scrollIntoView({ behavior: 'instant' });
  }
}
