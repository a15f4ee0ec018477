'use client';
import { useEffect } from 'react';
import type { AccountMenuMachine } from '../../core/account/accountMenu';
import {
  hasKeyboardFocus,
  isOpenPartFocused,
} from '../../core/browser/keyboardFocus';
import { onEvents } from '../../core/browser/onEvents';

/** Hovering the area opens the menu, leaving it closes (specification §4). Fingers do neither. */
export function useHoverArea(
  area: HTMLElement,
  machine: AccountMenuMachine,
): void {
  useEffect(() => {
    const hover = (at: number) =>
      machine.send({ type: 'hover', at, keyboardFocus: isOpenPartFocused() });
    // It was there before this part was.
    if (area.matches(':hover')) hover(performance.now());
    return onEvents(area, {
      pointerenter({ pointerType, timeStamp }: PointerEvent) {
        if (pointerType !== 'touch') hover(timeStamp);
      },
      pointerleave({ pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        machine.send({ type: 'leave', keyboardFocus: hasKeyboardFocus(area) });
      },
    });
  }, [area, machine]);
}
