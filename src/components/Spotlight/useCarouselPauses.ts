'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { CarouselMachine } from '../../core/carousel';
import { hasKeyboardFocus } from '../../core/keyboardFocus';
import { watchStillness } from '../../core/reducedMotion';

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
    document.addEventListener('visibilitychange', tell);
    // In the back/forward cache there is no timer, and one after it.
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', tell);
    };
  }, [machine, shown]);

  useEffect(() => {
    // The link covers the pictures, and is no part of them.
    const area = frame.closest('[data-lintel="spotlight"]') ?? frame;
    const onEnter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') return;
      machine.send({ type: 'hover' });
    };
    const onLeave = () => machine.send({ type: 'leave' });
    const onFocus = () => {
      // A press of its own button is no keyboard's.
      if (!hasKeyboardFocus(area)) return;
      const { playing, insisted } = machine.get();
      if (playing && !insisted) stoppedAt.current = performance.now();
      machine.send({ type: 'focus' });
    };
    // A key that presses the button comes after the one that led to it.
    const onKeyDown = () => {
      stoppedAt.current = -Infinity;
    };
    // Both may have been there before this part was.
    if (area.matches(':hover')) machine.send({ type: 'hover' });
    onFocus();
    area.addEventListener('pointerenter', onEnter);
    area.addEventListener('pointerleave', onLeave);
    area.addEventListener('focusin', onFocus);
    area.addEventListener('keydown', onKeyDown);
    return () => {
      area.removeEventListener('pointerenter', onEnter);
      area.removeEventListener('pointerleave', onLeave);
      area.removeEventListener('focusin', onFocus);
      area.removeEventListener('keydown', onKeyDown);
    };
  }, [machine, frame]);

  useEffect(
    () => watchStillness(() => machine.send({ type: 'still' })),
    [machine],
  );

  return stoppedAt;
}
