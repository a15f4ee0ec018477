'use client';
import { useEffect } from 'react';
import type { AccountMenuMachine } from '../../core/accountMenu';
import { hasKeyboardFocus } from '../../core/keyboardFocus';
import { isOpenPartFocused } from '../../core/openPartFocused';

/** Hovering the area opens the menu, leaving it closes (specification §4). Fingers do neither. */
export function useHoverArea(
  area: HTMLElement,
  machine: AccountMenuMachine,
): void {
  useEffect(() => {
    const hover = (at: number) =>
      machine.send({ type: 'hover', at, keyboardFocus: isOpenPartFocused() });
    const onEnter = ({ pointerType, timeStamp }: PointerEvent) => {
      if (pointerType !== 'touch') hover(timeStamp);
    };
    const onLeave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      machine.send({ type: 'leave', keyboardFocus: hasKeyboardFocus(area) });
    };
    // It was there before this part was.
    if (area.matches(':hover')) hover(performance.now());
    area.addEventListener('pointerenter', onEnter);
    area.addEventListener('pointerleave', onLeave);
    return () => {
      area.removeEventListener('pointerenter', onEnter);
      area.removeEventListener('pointerleave', onLeave);
    };
  }, [area, machine]);
}
