'use client';
import { useEffect, useRef, useState } from 'react';
import { createDropdown, type Dropdown } from '../core/createDropdown';
import {
  closedDropdown,
  type DropdownOptions,
  type DropdownReason,
} from '../core/dropdown';
import { useStore } from './useStore';

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
  const [dropdown] = useState(createDropdown);
  const menu = useRef('');
  useEffect(() =>
    dropdown.setOptions({
      reflexClickMs,
      onChange(open, reason) {
        menu.current = open ?? menu.current;
        onOpenChange?.(open !== null, { menu: menu.current, reason });
      },
    }),
  );
  const { open } = useStore(dropdown, closedDropdown);
  useEffect(() => dropdown.stop, [dropdown]);
  return { dropdown, open };
}
