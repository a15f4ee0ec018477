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

/** Why a menu opened or closed, and which. */
export interface DropdownChange {
  menu: string;
  reason: DropdownReason;
}

interface UseDropdownOptions extends DropdownOptions {
  onOpenChange?(open: boolean, change: DropdownChange): void;
}

/** One dropdown machine for the component's life; `open` names its open menu. */
export function useDropdown({
  reflexClickMs,
  onOpenChange,
}: UseDropdownOptions): {
  dropdown: Dropdown;
  open: string | null;
} {
  const menu = useRef('');
  const [dropdown, { open }] = useMachine(stepDropdown, closedDropdown, {
    reflexClickMs,
    onChange(open, reason) {
      menu.current = open ?? menu.current;
      onOpenChange?.(open !== null, { menu: menu.current, reason });
    },
  });
  useOnlyOpen(open !== null, () =>
    dropdown.send({ type: 'dismiss', reason: 'other' }),
  );
  return { dropdown, open };
}
