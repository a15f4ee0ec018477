'use client';
import { useEffect, useRef } from 'react';
import { useMedia } from '../parts/usePage';
import { useMenuOpenClass } from '../parts/useMenuOpenClass';
import { useOnlyOpen } from '../ui/useOnlyOpen';
import { useOpenState, type OpenStateOptions } from '../ui/useOpenState';
import { wide } from '../styles/breakpoints';

/**
 * Why the drawer opened or closed.
 * @example
 * import type { DrawerReason } from 'lintel';
 *
 * const closedByVisitor: DrawerReason[] = ['press', 'escape', 'backdrop'];
 */
export type DrawerReason =
  | 'press'
  | 'escape'
  | 'backdrop'
  | 'navigate'
  /** The window became wide enough for the bar. */
  | 'resize'
  /** The page was restored from the back/forward cache. */
  | 'restore'
  /** Another part of the header opened. */
  | 'other';

export type DrawerControl = OpenStateOptions<DrawerReason>;

/** The open state of the drawer, and everything outside of it that closes it (behaviour D2). */
export function useDrawer(pageUrl: string | null, control: DrawerControl) {
  const [wanted, change] = useOpenState(control);
  const isWide = useMedia(wide);
  // In a wide window it would be invisible, with an inert page behind it.
  const open = wanted && !isWide;
  useOnlyOpen(open, (reason) => change(false, reason));
  useMenuOpenClass(open);
  useEffect(() => {
    if (wanted && isWide) change(false, 'resize');
  }, [change, wanted, isWide]);

  const lastUrl = useRef(pageUrl);
  useEffect(() => {
    const hasLeft = lastUrl.current !== null && lastUrl.current !== pageUrl;
    lastUrl.current = pageUrl;
    if (hasLeft) change(false, 'navigate');
  }, [change, pageUrl]);
  return [open, change] as const;
}
