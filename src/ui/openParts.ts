'use client';
import { createContext, useContext, useEffect } from 'react';
import { onEvents } from '../browser/events';
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
