'use client';
import { useEffect } from 'react';
import { onEvents } from '../browser/events';
import { isMotionReducedByPage } from '../browser/viewport';

/**
 * How long motion is off after the window was resized, in ms (behaviour H10).
 */
const RESIZE_BLOCK = 250;

/**
 * Turns off motion while the window is being resized, and permanently with a
 * `force-reduced-motion` query parameter (behaviour H10). The visitor's own
 * setting is handled in CSS.
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
