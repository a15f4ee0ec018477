'use client';
import { createContext, useContext, useEffect } from 'react';
import { useLatestRef } from './useLatestRef';
import { pageExclusiveGroup } from '../../core/machine/exclusiveGroup';

/** Whether a part is drawn within another, which stays open then. */
export const InsideOpenPart = createContext(false);

/** One part of a page is open at a time: `close` is called when another has opened. */
export function useOnlyOpen(open: boolean, close: () => void): void {
  const isInside = useContext(InsideOpenPart);
  const latest = useLatestRef(close);
  // The ref itself is what the part is known by.
  useEffect(() => {
    if (isInside) return;
    return pageExclusiveGroup().join(latest, () => latest.current());
  }, [isInside, latest]);
  useEffect(() => {
    if (open && !isInside) pageExclusiveGroup().opened(latest);
  }, [open, isInside, latest]);
}
