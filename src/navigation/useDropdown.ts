'use client';
import { useReducer, useRef, useSyncExternalStore } from 'react';
import {
  closedDropdown,
  stepDropdown,
  type Dropdown,
  type DropdownOptions,
} from './dropdown';
import { isBar } from '../styles/breakpoints';
import { useWhenHidden } from '../ui/effects';
import { useMachine } from '../ui/machine';
import type { OpenReason } from '../ui/useOpenState';

/** The second argument of the header's `onOpenChange`. */
export interface DropdownChange {
  /** The id of the menu that opened or closed. @example 'products' */
  menu: string;
  /** Why it opened or closed. @example 'hover' */
  reason: OpenReason;
}

interface UseDropdownOptions extends DropdownOptions {
  onOpenChange?(open: boolean, change: DropdownChange): void;
}

/**
 * The menus' state machine. Renders nothing again: `useOpenMenu` reads which
 * menu is open, in the parts that show it.
 */
export function useDropdown(
  initialMenu: string | null,
  { reflexClickMs, aim, onOpenChange }: UseDropdownOptions,
): Dropdown {
  const menu = useRef(initialMenu ?? '');
  return useMachine(
    stepDropdown,
    () => ({ ...closedDropdown, open: isBar() ? initialMenu : null }),
    {
      reflexClickMs,
      aim,
      onChange({ open }, reason) {
        menu.current = open ?? menu.current;
        onOpenChange?.(open !== null, { menu: menu.current, reason });
      },
    },
  );
}

/**
 * The id of the open menu.
 *
 * @param initial the one that is open on a server and during hydration
 */
export function useOpenMenu(
  dropdown: Dropdown,
  initial: string | null,
): string | null {
  // React does not subscribe what is hidden, and would show an open menu until
  // it has subscribed again.
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useWhenHidden(readAgain);
  return useSyncExternalStore(
    dropdown.subscribe,
    () => dropdown.get().open,
    () => initial,
  );
}
