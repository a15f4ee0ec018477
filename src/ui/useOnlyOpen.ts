'use client';
import { createContext, useContext, useEffect } from 'react';
import { useLatestRef } from './useLatestRef';
import { useRestore } from './useRestore';
import { pageExclusiveGroup } from './exclusiveGroup';

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
