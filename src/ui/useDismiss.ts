'use client';
import { useEffect, type RefObject } from 'react';
import { onEvents } from '../browser/events';
import { focusedIn, isInside } from '../browser/focus';
import { useLatestRef } from './effects';
import { shared } from '../browser/registry';

interface Dismissals {
  /** Called on Escape, wherever focus is (WCAG 1.4.13). */
  onEscape(): void;
  /** Called on a press outside `inside`, and when focus moves into a frame. */
  onPressOutside?(target: Element): void;
}

/**
 * The Escape events that have closed a part. They also close other open parts.
 */
function usedEscapes(): WeakSet<Event> {
  return shared('escapes', () => new WeakSet());
}

/** Listens while a part is open. */
export function useDismiss(
  open: boolean,
  inside: RefObject<Element | null>,
  dismissals: Dismissals,
): void {
  const latest = useLatestRef(dismissals);
  // The listeners stay: React renders between two listeners of one event, and
  // a listener that is removed and added again would miss that event.
  useEffect(() => {
    if (!open) return;
    const stop = onEvents(document, {
      keydown(event: KeyboardEvent) {
        // While bubbling, so that an open dialog of the page is closed first.
        if (event.key !== 'Escape') return;
        const used = usedEscapes();
        if (event.defaultPrevented && !used.has(event)) return;
        latest.current.onEscape();
        used.add(event);
        // A dialog of the page around the part stays open.
        event.preventDefault();
      },
      pointerdown(event: PointerEvent) {
        if (isInside(event, inside.current)) return;
        latest.current.onPressOutside?.(event.composedPath()[0] as Element);
      },
    });
    // A press in a frame moves focus there, and the page sees nothing else of it.
    const stopFrames = onEvents(window, {
      // In Firefox, focus is nowhere during this event.
      blur: () => setTimeout(checkFrames),
    });
    function checkFrames() {
      // Without focus, the visitor has left the window.
      if (!document.hasFocus() || focusedIn(inside.current)) return;
      latest.current.onPressOutside?.(document.activeElement!);
    }
    return () => {
      stop();
      stopFrames();
    };
  }, [open, inside, latest]);
}
