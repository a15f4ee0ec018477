'use client';
import { createContext, useContext, useEffect } from 'react';
import { useLatestRef } from './effects';
import { shared } from '../browser/registry';
import { onEvents } from '../browser/events';

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
    return pageExclusiveGroup().join(latest, () => latest.current('other'));
  }, [isInside, latest]);
  useEffect(() => {
    if (open && !isInside) pageExclusiveGroup().opened(latest);
  }, [open, isInside, latest]);
}

/** A group of parts of which only one is open at a time (behaviour M9). */
export function createExclusiveGroup() {
  const parts = new Map<object, () => void>();
  return {
    /** Returns a function that removes the part. */
    join(part: object, close: () => void) {
      parts.set(part, close);
      return () => {
        parts.delete(part);
      };
    },
    /** Closes all other parts. */
    opened(part: object) {
      for (const [other, close] of [...parts]) if (other !== part) close();
    },
  };
}

/** The page's group, shared by all headers and parts. */
export function pageExclusiveGroup() {
  return shared('open parts', createExclusiveGroup);
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
