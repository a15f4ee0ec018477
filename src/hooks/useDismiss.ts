'use client';
import { useEffect, type RefObject } from 'react';

interface Dismissals {
  /** The keyboard's way out, from anywhere in the page (WCAG 1.4.13). */
  onEscape(): void;
  /** A press outside `inside`. */
  onPressOutside?(target: Element): void;
}

/** Listens while something is open, and only then. */
export function useDismiss(
  open: boolean,
  inside: RefObject<Element | null>,
  { onEscape, onPressOutside }: Dismissals,
): void {
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // Bubbling, and after others: an open dialog of the page goes first.
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    const onPointerDown = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!inside.current?.contains(target)) onPressOutside?.(target);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  });
}
