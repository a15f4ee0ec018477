'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useCallback, useRef } from 'react';

/** Controlled or uncontrolled: whether a part is open. */
export interface OpenStateOptions<Reason> {
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?(open: boolean, details: { reason: Reason }): void;
}

/**
 * Whether a part is open, and a function that opens or closes it for a reason.
 * If the part is controlled, the function only calls `onOpenChange`.
 */
export function useOpenState<Reason>({
  open: given,
  defaultOpen = false,
  onOpenChange,
}: OpenStateOptions<Reason>) {
  // Of changes that have not been reported yet.
  const reasons = useRef(new Map<boolean, Reason>());
  const [open, setOpen] = useControllableState({
    prop: given,
    defaultProp: defaultOpen,
    // For Radix's warning about a change from controlled to uncontrolled.
    caller: 'Lintel: the open prop',
    onChange(next) {
      const reason = reasons.current.get(next)!;
      reasons.current.delete(next);
      onOpenChange?.(next, { reason });
    },
  });
  const change = useCallback(
    (next: boolean, reason: Reason) => {
      if (next === open) return;
      // The first reason is used: closing also moves focus, which is another one.
      if (!reasons.current.has(next)) reasons.current.set(next, reason);
      setOpen(next);
    },
    [open, setOpen],
  );
  return [open, change] as const;
}
