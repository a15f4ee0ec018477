'use client';
import { useCallback, useRef, useState } from 'react';
import { useLatestRef } from './effects';

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
  const [own, setOwn] = useState(defaultOpen);
  const asked = useRef(own);
  const report = useLatestRef(onOpenChange);
  const isControlled = given !== undefined;
  const open = given ?? own;
  const change = useCallback(
    (next: boolean, reason: Reason) => {
      // Closing also moves focus, which asks again before this is rendered.
      if (next === open || (!isControlled && next === asked.current)) return;
      asked.current = next;
      setOwn(next);
      report.current?.(next, { reason });
    },
    [open, isControlled, report],
  );
  return [open, change] as const;
}
