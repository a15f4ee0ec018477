'use client';
import { useRef } from 'react';
import {
  closedDropdown,
  stepDropdown,
  type Dropdown,
  type DropdownOptions,
  type DropdownReason,
} from '../../core/navigation/dropdown';
import { useMachine } from '../machine/useStore';
import { useOnlyOpen } from '../machine/useOnlyOpen';

/** The second argument of the header's `onOpenChange`. */
export interface DropdownChange {
  /** The id of the menu that opened or closed. @example 'products' */
  menu: string;
  /** Why it opened or closed. @example 'hover' */
  reason: DropdownReason;
}

interface UseDropdownOptions extends DropdownOptions {
  /** The id of the menu that is open initially. */
  defaultOpen?: string | null;
  /** Whether `defaultOpen` applies in this window. @default always */
  isBar?(): boolean;
  onOpenChange?(open: boolean, change: DropdownChange): void;
}

/** The menus' state machine. `open` is the id of the open menu. */
export function useDropdown({
  reflexClickMs,
  defaultOpen = null,
  isBar,
  onOpenChange,
}: UseDropdownOptions): {
  dropdown: Dropdown;
  open: string | null;
} {
  const menu = useRef(defaultOpen ?? '');
  const opened = { ...closedDropdown, open: defaultOpen };
  const [dropdown, { open }] = useMachine(
    stepDropdown,
    () => (isBar?.() === false ? closedDropdown : opened),
    {
      reflexClickMs,
      onChange(open, reason) {
        menu.current = open ?? menu.current;
        onOpenChange?.(open !== null, { menu: menu.current, reason });
      },
    },
    opened,
  );
  useOnlyOpen(open !== null, () =>
    dropdown.send({ type: 'dismiss', reason: 'other' }),
  );
  return { dropdown, open };
}
