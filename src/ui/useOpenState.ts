'use client';
import { useCallback, useRef, useState } from 'react';
import { useStableCallback } from './effects';

/**
 * Why a part opened or closed.
 * @example
 * import type { OpenReason } from 'lintel';
 *
 * const closedByVisitor: OpenReason[] = ['press', 'escape', 'outside'];
 */
export type OpenReason =
  | 'hover'
  /** The pointer was outside of a menu for 300 ms, or of the account menu for 100 ms. */
  | 'leave'
  | 'press'
  /** The keyboard, which then has focus in the account menu. */
  | 'key'
  | 'escape'
  | 'blur'
  | 'outside'
  | 'backdrop'
  /** The visitor followed a link, or the page was left or hidden. */
  | 'navigate'
  /** The window became too narrow, or too wide, for the part. */
  | 'resize'
  /** CSS had opened it by hover or focus before the page was hydrated. */
  | 'hydration'
  /** The page returned from the back/forward cache. */
  | 'restore'
  /** Another part of the page opened. */
  | 'other';

/**
 * How a part opens, controlled or not.
 * @example
 * import type { OpenOptions } from 'lintel';
 *
 * const options: OpenOptions = { defaultOpen: true };
 */
export interface OpenOptions {
  /**
   * Whether it is open, if you control it.
   * @default it controls itself
   * @example true
   */
  open?: boolean | undefined;
  /**
   * Whether it is open initially.
   * @default false
   * @example true
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called when it opens or closes, with the reason. If you pass `open`, called
   * when the visitor wants to open or close it.
   * @default none
   * @example (open, { reason }) => console.log(open, reason)
   */
  onOpenChange?:
    ((open: boolean, details: { reason: OpenReason }) => void) | undefined;
}

/**
 * Whether a part is open, and a function that opens or closes it for a reason.
 * If the part is controlled, the function only calls `onOpenChange`.
 */
export function useOpenState({
  open: given,
  defaultOpen = false,
  onOpenChange,
}: OpenOptions) {
  const [own, setOwn] = useState(defaultOpen);
  const asked = useRef(own);
  const report = useStableCallback((next: boolean, reason: OpenReason) =>
    onOpenChange?.(next, { reason }),
  );
  const isControlled = given !== undefined;
  const open = given ?? own;
  const change = useCallback(
    (next: boolean, reason: OpenReason) => {
      // Closing also moves focus, which asks again before this is rendered.
      if (next === open || (!isControlled && next === asked.current)) return;
      asked.current = next;
      setOwn(next);
      report(next, reason);
    },
    [open, isControlled, report],
  );
  return [open, change] as const;
}
