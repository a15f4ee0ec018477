'use client';
import { useEffect, useRef } from 'react';
import { onEvents } from '../../core/browser/onEvents';
import { useMedia } from '../../react/page/usePage';
import { useMenuOpenClass } from '../../react/navigation/useMenuOpenClass';
import { useOnlyOpen } from '../../react/machine/useOnlyOpen';
import {
  useOpenState,
  type OpenStateOptions,
} from '../../react/machine/useOpenState';
import { wide } from '../../styles/breakpoints';

/** Why the drawer opened or closed. */
export type DrawerReason =
  | 'press'
  | 'escape'
  | 'backdrop'
  | 'navigate'
  /** The window has become wide enough for the bar. */
  | 'resize'
  /** The page has come back out of the back/forward cache. */
  | 'restore'
  /** Another part of the header has opened. */
  | 'other';

export type DrawerControl = OpenStateOptions<DrawerReason>;

/** Whether the drawer is open, and what closes it besides what is in it. */
export function useDrawer(pageUrl: string | null, control: DrawerControl) {
  const [wanted, change] = useOpenState(control);
  const isWide = useMedia(wide);
  // There it would be out of sight, and the page inert behind it.
  const open = wanted && !isWide;
  useOnlyOpen(open, () => change(false, 'other'));
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

  useEffect(() => {
    if (!open) return;
    return onEvents(window, {
      pageshow({ persisted }: PageTransitionEvent) {
        if (persisted) change(false, 'restore');
      },
    });
  }, [change, open]);
  return [open, change] as const;
}
