'use client';
import {
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { AccountMenuMachine } from '../../core/account/accountMenu';
import { isPlainClick } from '../../core/links/plainClick';

/** An end of the menu. */
export type MenuEnd = 'first' | 'last';

export function focusItem(around: Element, end: MenuEnd): void {
  const items = around.querySelectorAll<HTMLElement>('[role="menuitem"]');
  // A header that is still coming in would scroll the page.
  items[end === 'last' ? items.length - 1 : 0]?.focus({ preventScroll: true });
}

type Attributes = Pick<
  ButtonHTMLAttributes<HTMLElement>,
  'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
>;

/** What turns the avatar's link into the menu's button. */
export interface AvatarButton extends Attributes {
  role: 'button';
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface AvatarTriggerProps extends Attributes {
  /** Around the avatar and the card. */
  area: HTMLElement;
  avatar: HTMLElement;
  machine: AccountMenuMachine;
  /** The item that gets the focus once the menu is open, if any. */
  entry: RefObject<MenuEnd | null>;
  onButton(button: AvatarButton): void;
}

/**
 * Renders nothing: gives Radix the avatar that is on the page, and the avatar
 * Radix's attributes. Radix's handlers are left out: they open on pointerdown,
 * also where a scroll begins, and know no ArrowUp.
 * @see https://github.com/radix-ui/primitives/issues/1912
 */
export const AvatarTrigger = forwardRef<HTMLElement, AvatarTriggerProps>(
  function AvatarTrigger(
    {
      area,
      avatar,
      machine,
      entry,
      onButton,
      id,
      'aria-haspopup': hasPopup,
      'aria-expanded': open,
      'aria-controls': controls,
    },
    ref,
  ) {
    useImperativeHandle(ref, () => avatar, [avatar]);
    // A layout effect: a key that comes before the next task finds the button as it is.
    useLayoutEffect(() => {
      function press(at: number) {
        entry.current = null;
        machine.send({ type: 'press', at });
      }

      function enter(end: MenuEnd) {
        // Kept for later where it is open, the next hover would take the focus.
        if (open) focusItem(area, end);
        else entry.current = end;
        machine.send({ type: 'key' });
      }

      onButton({
        id,
        role: 'button',
        'aria-haspopup': hasPopup,
        'aria-expanded': open,
        'aria-controls': controls,
        onClick(event) {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          // Without a pointer it is a screen reader's, which reads on in the menu.
          if (event.detail === 0 && !open) enter('first');
          else press(event.timeStamp);
        },
        onKeyDown(event) {
          const { key } = event;
          const toggles = key === 'Enter' || key === ' ';
          if (!toggles && key !== 'ArrowDown' && key !== 'ArrowUp') return;
          // Neither the link's click nor the page's scrolling.
          event.preventDefault();
          if (toggles && open) press(event.timeStamp);
          else enter(key === 'ArrowUp' ? 'last' : 'first');
        },
      });
    }, [id, hasPopup, open, controls, area, machine, entry, onButton]);
    return null;
  },
);
