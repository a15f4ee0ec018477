'use client';
import { useEffect, type RefObject } from 'react';
import { onPageSwap } from '../../core/browser/observers';

const OFFSET = '--lintel-header-offset';

/**
 * Publishes how much of the page's top the header covers, banner included, as
 * `--lintel-header-offset`: for scroll padding, side navigations and the
 * team's own sticky parts. Without ResizeObserver the theme's height stands.
 *
 * @param covers whether the header stays in view and is shown
 */
export function useHeaderOffset(
  element: RefObject<HTMLElement | null>,
  covers: boolean,
): void {
  useEffect(() => {
    const root = element.current;
    // CSS says 0 then. Another header may say more.
    if (!covers || !root || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    let offset = '';
    const observer = new ResizeObserver(([entry]) => {
      // The open list of small screens is no part of the bar.
      if (root.dataset['menu']) return;
      offset = `${entry?.contentRect.height}px`;
      style.setProperty(OFFSET, offset);
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
