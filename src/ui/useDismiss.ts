'use client';
import { useEffect, type RefObject } from 'react';
import { onEvents, together } from '../browser/events';
import { focusedIn, isInside } from '../browser/focus';
import { useLatestRef } from './effects';
import { onEscape } from './escape';

interface Dismissals {
  onEscape(): void;
  /** Called on a press outside `inside`, and when focus moves into a frame. */
  onPressOutside?(target: Element): void;
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
    if (!open || !inside.current) return;
    function press(event: Event) {
      const [target] = event.composedPath();
      // A script can dispatch it on the document.
      if (!(target instanceof Element) || isInside(event, inside.current))
        return;
      latest.current.onPressOutside?.(target);
    }
    let isSeen = false;
    // Maps, editors and sliders stop presses, so these listeners come first.
    const stopPresses = onEvents(
      window,
      {
        pointerdown(event: Event) {
          isSeen = true;
          press(event);
        },
        // The page has stopped the pointerdown before this listener.
        mousedown(event: Event) {
          if (!isSeen) press(event);
          isSeen = false;
        },
      },
      { capture: true },
    );
    const stopEscape = onEscape(inside.current, () =>
      latest.current.onEscape(),
    );
    // A press in a frame moves focus there, and the page sees nothing else of it.
    let check: ReturnType<typeof setTimeout>;
    const stopFrames = onEvents(window, {
      // In Firefox, focus is nowhere during this event.
      blur: () => (check = setTimeout(checkFrames)),
      // Focus went to no frame, but around the page: Tab after the last element.
      focus: () => clearTimeout(check),
    });
    function checkFrames() {
      // Without focus, the visitor has left the window.
      if (!document.hasFocus() || focusedIn(inside.current)) return;
      latest.current.onPressOutside?.(document.activeElement!);
    }
    return together(stopPresses, stopEscape, stopFrames);
  }, [open, inside, latest]);
}
