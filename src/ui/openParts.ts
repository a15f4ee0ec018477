'use client';
import { createContext, useContext, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { onEvents, onRestore } from '../browser/events';
import { CONTRACT, shared } from '../browser/registry';
import { useLatestRef, useWhenHidden } from './effects';
import type { OpenReason } from './useOpenState';

/** Whether a part is rendered inside another part, which stays open. */
export const InsideOpenPart = createContext(false);

/** Why a part is closed from outside. */
type CloseReason = Extract<OpenReason, 'other' | 'navigate' | 'restore'>;

/**
 * Calls `close` when another part of the page opens (behaviour M9), when a
 * router shows another page, and as `useCloseWithPage` does.
 */
export function useOnlyOpen(
  open: boolean,
  close: (reason: CloseReason) => void,
): void {
  const isInside = useContext(InsideOpenPart);
  const latest = useLatestRef(close);
  useCloseWithPage(open, close);
  // The ref identifies the part.
  useEffect(() => {
    if (isInside) return;
    const parts = pageParts();
    parts.set(latest, (reason = 'other') => latest.current(reason));
    return () => void parts.delete(latest);
  }, [isInside, latest]);
  useEffect(() => {
    if (open && !isInside) closeParts('other', latest);
  }, [open, isInside, latest]);
}

/** Closes all open parts of the page except this one. */
export function closeParts(reason: CloseReason, except?: object): void {
  for (const [part, close] of [...pageParts()]) {
    if (part !== except) close(reason);
  }
}

/** The parts of which only one is open at a time, with what closes each. */
function pageParts() {
  return shared(
    'open parts',
    () => new Map<object, (reason?: CloseReason) => void>(),
    CONTRACT,
  );
}

/**
 * Calls `close` when the document is left, when it returns from the
 * back/forward cache, and when a framework hides the page that the part is on.
 */
export function useCloseWithPage(
  open: boolean,
  close: (reason: CloseReason) => void,
): void {
  const latest = useLatestRef(close);
  useEffect(() => {
    if (!open) return;
    const stop = onRestore(() => latest.current('restore'));
    const stopLeave = onEvents(window, {
      // Now, because the back/forward cache keeps the page as it is.
      pagehide: () => flushSync(() => latest.current('navigate')),
    });
    return () => {
      stop();
      stopLeave();
    };
  }, [open, latest]);
  useWhenHidden(() => {
    if (open) close('navigate');
  });
}
