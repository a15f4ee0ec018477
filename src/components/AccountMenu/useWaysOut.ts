'use client';
import { useEffect, useRef } from 'react';
import type { AccountMenuMachine } from '../../core/createAccountMenu';
import { useDismiss } from '../../hooks/useDismiss';

/** Escape, a press or a focus outside of avatar and card, and another window close the menu. */
export function useWaysOut(
  open: boolean,
  area: HTMLElement,
  machine: AccountMenuMachine,
): void {
  useDismiss(open, useRef(area), {
    onEscape: () => machine.send({ type: 'dismiss', reason: 'escape' }),
    onPressOutside: () => machine.send({ type: 'dismiss', reason: 'outside' }),
  });
  useEffect(() => {
    if (!open) return;
    const leave = () => machine.send({ type: 'dismiss', reason: 'blur' });
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!area.contains(target as Node)) leave();
    };
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('blur', leave);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('blur', leave);
    };
  }, [open, area, machine]);
}
