'use client';
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { onEvents, onRestore, together } from '../browser/events';
import { sharedByAll } from '../browser/registry';
import { useStableCallback, useWhenHidden } from './effects';
import type { OpenReason } from './useOpenState';

/** Whether a part is rendered inside another part, which stays open. */
export const InsideOpenPart = /* @__PURE__ */ createContext(false);

/** Why a part is closed from outside. */
type CloseReason = Extract<OpenReason, 'other' | 'navigate' | 'restore'>;

/**
 * Calls `close` when another part of the page opens (behaviour M9), when a
 * router shows another page, and as `useCloseWithPage` does.
 */
export function useOnlyOpen(
  open: boolean,
  given: (reason: CloseReason) => void,
): void {
  const isInside = useContext(InsideOpenPart);
  const close = useStableCallback(given);
  useCloseWithPage(open, close);
  // The function identifies the part.
  useBeforePaint(() => {
    if (isInside) return;
    const parts = pageParts();
    parts.set(close, (reason = 'other') => close(reason));
    return () => void parts.delete(close);
  }, [isInside, close]);
  useBeforePaint(() => {
    if (open && !isInside) closeParts('other', close);
  }, [open, isInside, close]);
}

/** Otherwise two parts are seen open. On a server, React 18 warns of it. */
const useBeforePaint =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Closes all open parts of the page except this one. */
export function closeParts(reason: CloseReason, except?: object): void {
  for (const [part, close] of [...pageParts()]) {
    if (part !== except) close(reason);
  }
}

/** The parts of which only one is open at a time, with what closes each. */
function pageParts() {
  return sharedByAll(
    'open parts',
    () => new Map<object, (reason?: CloseReason) => void>(),
  );
}

/**
 * Calls `close` when the document is left, when it returns from the
 * back/forward cache, and when a framework hides the page that the part is on.
 */
export function useCloseWithPage(
  open: boolean,
  given: (reason: CloseReason) => void,
): void {
  const close = useStableCallback(given);
  useEffect(() => {
    if (!open) return;
    return together(
      onRestore(() => close('restore')),
      onEvents(window, {
        // Now, because the back/forward cache keeps the page as it is.
        pagehide: () => flushSync(() => close('navigate')),
      }),
    );
  }, [open, close]);
  useWhenHidden(() => {
    if (open) close('navigate');
  });
}
