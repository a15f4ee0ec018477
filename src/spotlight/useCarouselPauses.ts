'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { CarouselMachine } from './carouselState';
import { hasKeyboardFocus } from '../browser/focus';
import { onEvents } from '../browser/events';
import { REDUCE } from '../browser/media';
import { useMedia } from '../parts/usePage';

/**
 * Pauses the carousel while it is not visible, hovered or focused, or with
 * reduced motion (behaviour I2). Returns the time when focus last stopped it,
 * in ms.
 */
export function useCarouselPauses(
  machine: CarouselMachine,
  shown: boolean,
  frame: RefObject<HTMLElement | null>,
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
    // No timer runs in the back/forward cache. It starts again afterwards.
    const stopPages = onEvents(window, { pagehide: onLeave, pageshow: tell });
    return () => {
      stop();
      stopPages();
    };
  }, [machine, shown]);

  useEffect(() => {
    // The link covers the pictures but is outside of the frame.
    const pictures = frame.current!;
    const area = pictures.closest('[data-lintel="spotlight"]') ?? pictures;
    const onFocus = () => {
      // Pressing its own button is not keyboard focus.
      if (!hasKeyboardFocus(area)) return;
      const { playing, startedByVisitor } = machine.get();
      if (playing && !startedByVisitor) stoppedAt.current = performance.now();
      machine.send({ type: 'focus' });
    };
    // Pointer and focus may already be there when this part has loaded.
    if (area.matches(':hover')) machine.send({ type: 'hover' });
    onFocus();
    return onEvents(area, {
      pointerenter({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') machine.send({ type: 'hover' });
      },
      pointerleave: () => machine.send({ type: 'leave' }),
      focusin: onFocus,
      keydown() {
        // A key pressed after the focus toggles the carousel as usual.
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
