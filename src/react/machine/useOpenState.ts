'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useCallback, useEffect, useRef } from 'react';

/** Who decides whether a part is open: the page, or the part itself. */
export interface OpenStateOptions<Reason> {
  open?: boolean;
  /** @default false */
  defaultOpen?: boolean;
  onOpenChange?(open: boolean, details: { reason: Reason }): void;
}

/** Whether a part is open, and what opens or closes it for a reason; under the page's control it only asks to. */
export function useOpenState<Reason>({
  open: given,
  defaultOpen = false,
  onOpenChange,
}: OpenStateOptions<Reason>) {
  const reason = useRef<Reason>(undefined);
  const [open, setOpen] = useControllableState({
    prop: given,
    defaultProp: defaultOpen,
    // In Radix's warning: this changes from controlled to uncontrolled.
    caller: 'Lintel: the open prop',
    onChange(next) {
      const details = { reason: reason.current! };
      reason.current = undefined;
      onOpenChange?.(next, details);
    },
  });
  useEffect(() => {
    // A change that was taken back before it was drawn has left its reason.
    reason.current = undefined;
  });
  const change = useCallback(
    (next: boolean, why: Reason) => {
      if (next === open) return;
      // The first counts: what closes loses the focus, and that is another reason.
      reason.current ??= why;
      setOpen(next);
    },
    [open, setOpen],
  );
  return [open, change] as const;
}
