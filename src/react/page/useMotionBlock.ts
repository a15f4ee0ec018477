'use client';
import { useEffect } from 'react';
import { onEvents } from '../../core/browser/onEvents';
import { isMotionReducedByPage } from '../../core/browser/reducedMotion';

/** How long nothing moves after the window's size has changed, in ms (specification §4). */
const RESIZE_BLOCK = 250;

/**
 * Marks the page while nothing of ours may move: where a
 * `force-reduced-motion` query parameter says so, for as long as the page is
 * there, and while the window is resized. The visitor's own setting is CSS'
 * business.
 */
export function useMotionBlock(): void {
  useEffect(() => {
    if (isMotionReducedByPage()) {
      mark(true);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onEvents(window, {
      resize() {
        clearTimeout(timer);
        mark(true);
        timer = setTimeout(mark, RESIZE_BLOCK, false);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
      mark(false);
    };
  }, []);
}

function mark(still: boolean): void {
  document.documentElement.toggleAttribute('data-lintel-still', still);
}
