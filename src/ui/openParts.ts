'use client';
import { createContext, useContext, useEffect, type RefObject } from 'react';
import { onEvents } from '../browser/events';
import { focusedIn, isInside } from '../browser/focus';
import { CONTRACT, shared } from '../browser/registry';
import { useLatestRef } from './effects';

/** Whether a part is rendered inside another part, which stays open. */
export const InsideOpenPart = createContext(false);

/**
 * Calls `close` when another part of the page opens (behaviour M9), and when the
 * page returns from the back/forward cache.
 */
export function useOnlyOpen(
  open: boolean,
  close: (reason: 'other' | 'restore') => void,
): void {
  const isInside = useContext(InsideOpenPart);
  const latest = useLatestRef(close);
  useRestore(open, () => close('restore'));
  // The ref identifies the part.
  useEffect(() => {
    if (isInside) return;
    const parts = pageParts();
    parts.set(latest, () => latest.current('other'));
    return () => void parts.delete(latest);
  }, [isInside, latest]);
  useEffect(() => {
    if (open && !isInside) closeParts(latest);
  }, [open, isInside, latest]);
}

/** Closes all open parts of the page except this one. */
export function closeParts(except?: object): void {
  for (const [part, close] of [...pageParts()]) if (part !== except) close();
}

/** The parts of which only one is open at a time, with what closes each. */
function pageParts() {
  return shared('open parts', () => new Map<object, () => void>(), CONTRACT);
}

/** Calls `close` when the page returns from the back/forward cache. */
export function useRestore(open: boolean, close: () => void): void {
  const latest = useLatestRef(close);
  useEffect(() => {
    if (!open) return;
    return onEvents(window, {
      pageshow({ persisted }: PageTransitionEvent) {
        if (persisted) latest.current();
      },
    });
  }, [open, latest]);
}

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
    return () => {
      stop();
      stopFrames();
    };
  }, [open, inside, latest]);
}
