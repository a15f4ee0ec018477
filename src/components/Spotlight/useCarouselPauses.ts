'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { CarouselMachine } from '../../core/carousel/carousel';
import { hasKeyboardFocus } from '../../core/browser/keyboardFocus';
import { onEvents } from '../../core/browser/onEvents';
import { REDUCE } from '../../core/browser/reducedMotion';
import { useMedia } from '../../react/page/usePage';

/**
 * Tells the carousel who sees it, points at it, comes to it by keyboard, and
 * wants it still. Returns when the focus has last stopped it, in ms.
 */
export function useCarouselPauses(
  machine: CarouselMachine,
  shown: boolean,
  frame: HTMLElement,
): RefObject<number> {
  const stoppedAt = useRef(-Infinity);
  useEffect(() => {
    const tell = () => {
      const isSeen = shown && document.visibilityState !== 'hidden';
      machine.send({ type: 'show', shown: isSeen });
    };
    const onLeave = () => machine.send({ type: 'show', shown: false });
    tell();
    const stop = onEvents(document, { visibilitychange: tell });
    // In the back/forward cache there is no timer, and one after it.
    const stopPages = onEvents(window, { pagehide: onLeave, pageshow: tell });
    return () => {
      stop();
      stopPages();
    };
  }, [machine, shown]);

  useEffect(() => {
    // The link covers the pictures, and is no part of them.
    const area = frame.closest('[data-lintel="spotlight"]') ?? frame;
    const onFocus = () => {
      // A press of its own button is no keyboard's.
      if (!hasKeyboardFocus(area)) return;
      const { playing, insisted } = machine.get();
      if (playing && !insisted) stoppedAt.current = performance.now();
      machine.send({ type: 'focus' });
    };
    // Both may have been there before this part was.
    if (area.matches(':hover')) machine.send({ type: 'hover' });
    onFocus();
    return onEvents(area, {
      pointerenter({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') machine.send({ type: 'hover' });
      },
      pointerleave: () => machine.send({ type: 'leave' }),
      focusin: onFocus,
      keydown() {
        // A key that presses the button comes after the one that led to it.
        stoppedAt.current = -Infinity;
      },
    });
  }, [machine, frame]);

  const isStill = useMedia(REDUCE);
  useEffect(() => {
    if (isStill) machine.send({ type: 'still' });
  }, [machine, isStill]);

  return stoppedAt;
}
