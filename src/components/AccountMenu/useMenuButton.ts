'use client';
import {
  useLayoutEffect,
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { AccountMenuMachine } from '../../core/createAccountMenu';
import { isPlainClick } from '../../core/plainClick';
import { focusItem, type MenuEnd } from './focusItem';

/** What turns the avatar's link into the menu's button. */
export interface AvatarButton extends AriaAttributes {
  id: string;
  role: 'button';
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

interface MenuButtonOptions {
  id: string;
  open: boolean;
  machine: AccountMenuMachine;
  /** Around the avatar and the card. */
  area: HTMLElement;
  /** The item that gets the focus once the menu is open, if any. */
  entry: RefObject<MenuEnd | null>;
  onButton(button: AvatarButton): void;
}

/** Hands the avatar what makes it a menu button, as in APG's pattern. */
export function useMenuButton({
  id,
  open,
  machine,
  area,
  entry,
  onButton,
}: MenuButtonOptions): void {
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
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? `${id}-menu` : undefined,
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
  }, [id, open, machine, area, entry, onButton]);
}
