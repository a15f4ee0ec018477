'use client';
import { createContext, useContext, useEffect } from 'react';
import { useLatestRef } from './useLatestRef';
import { pageExclusiveGroup } from '../../core/machine/exclusiveGroup';

/** Whether a part is rendered inside another part, which stays open. */
export const InsideOpenPart = createContext(false);

/** Calls `close` when another part of the page opens (behaviour M9). */
export function useOnlyOpen(open: boolean, close: () => void): void {
  const isInside = useContext(InsideOpenPart);
  const latest = useLatestRef(close);
  // The ref identifies the part.
  useEffect(() => {
    if (isInside) return;
    return pageExclusiveGroup().join(latest, () => latest.current());
  }, [isInside, latest]);
  useEffect(() => {
    if (open && !isInside) pageExclusiveGroup().opened(latest);
  }, [open, isInside, latest]);
}
