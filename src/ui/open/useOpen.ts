'use client';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { createStore, type Readable } from '../../browser/store';
import { useBeforePaint, useStableCallback, useWhenHidden } from '../effects';
import { useStore } from '../useStore';

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
  /** The visitor followed a link, the page was left or hidden, or its menus were replaced. */
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

/** What is open, and a function that opens or closes it for a reason. */
export interface Open<T> extends Readable<T> {
  change(next: T, reason: OpenReason): void;
  /** What is open on a server and during hydration. */
  initial: T;
  /** Why it changed last. */
  reason(): OpenReason | undefined;
}

/**
 * What is open of a part, controlled or not. If the part is controlled, `change`
 * only calls `onChange`.
 *
 * @param given what is open, if the part is controlled
 * @param initial what is open initially, if it is not
 * @param first the same, if the window is known
 */
export function useOpen<T>(
  given: T | undefined,
  initial: T,
  onChange: (next: T, reason: OpenReason) => void,
  first = initial,
): Open<T> {
  const report = useStableCallback(onChange);
  const isControlled = given !== undefined;
  const [server] = useState(isControlled ? given : initial);
  const [store] = useState(() => createStore(isControlled ? given : first));
  // What was asked for last, which may not be rendered yet: closing also moves
  // focus, which asks again.
  const asked = useRef(store.get());
  const last = useRef<OpenReason>(undefined);
  useBeforePaint(() => {
    if (isControlled) store.set(given);
    asked.current = store.get();
  });
  const change = useCallback(
    (next: T, reason: OpenReason) => {
      if (next === asked.current) return;
      asked.current = next;
      last.current = reason;
      // The page may refuse it, and is asked again by the next event.
      if (isControlled) queueMicrotask(() => (asked.current = store.get()));
      else store.set(next);
      report(next, reason);
    },
    [isControlled, store, report],
  );
  return useMemo(
    () => ({ ...store, change, initial: server, reason: () => last.current }),
    [store, change, server],
  );
}

/** What is open, for a component that shows it. */
export function useOpenValue<T>(open: Open<T>): T {
  // React does not subscribe what is hidden, and would show an open part until it
  // has subscribed again.
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useWhenHidden(readAgain);
  return useStore(open, open.initial);
}

/** Whether a part with these props is open, and a function that opens or closes it. */
export function useOpenState({
  open: given,
  defaultOpen = false,
  onOpenChange,
}: OpenOptions) {
  const open = useOpen(given, defaultOpen, (next, reason) =>
    onOpenChange?.(next, { reason }),
  );
  return [useOpenValue(open), open.change] as const;
}
