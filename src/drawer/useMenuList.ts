'use client';
import { useState, type RefObject } from 'react';
import { useRestore } from '../ui/useOnlyOpen';
import { useDismiss } from '../ui/useDismiss';
import { usePage } from '../parts/usePage';
import { useMenuOpenClass } from '../parts/useMenuOpenClass';
import { wide } from '../styles/breakpoints';

/**
 * The open state of the plain list, which is the fallback of the drawer until
 * it has loaded, or if it cannot be loaded.
 */
export function useMenuList(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  // During rendering, not in an effect: there is no list in a wide window.
  const isOver = usePage((page) => open && !!page?.matches(wide));
  if (isOver) setOpen(false);
  function change(next: boolean) {
    setOpen(next);
    if (!open || next) return;
    const element = root.current;
    // Before its links are hidden or removed.
    if (!element?.querySelector(':focus:not([data-lintel="logo"])')) return;
    element.querySelector<HTMLElement>('[data-lintel="hamburger"]')?.focus();
  }
  useDismiss(open, root, { onEscape: () => change(false) });
  useRestore(open, () => change(false));
  useMenuOpenClass(open);
  return [open, change] as const;
}
