'use client';
import { useEffect, useState } from 'react';
import { createDropdown, type Dropdown } from '../core/createDropdown';
import { closedDropdown } from '../core/dropdown';
import { useStore } from './useStore';

/** One dropdown machine for the component's life; `open` names its open menu. */
export function useDropdown(reflexClickMs: number | undefined): {
  dropdown: Dropdown;
  open: string | null;
} {
  const [dropdown] = useState(() => createDropdown({ reflexClickMs }));
  const { open } = useStore(dropdown, closedDropdown);
  useEffect(() => dropdown.stop, [dropdown]);
  return { dropdown, open };
}
