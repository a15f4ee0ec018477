'use client';
import { useState, type RefObject } from 'react';
import { useDismiss } from '../../react/navigation/useDismiss';
import { useMedia } from '../../react/page/usePage';
import { useMenuOpenClass } from '../../react/navigation/useMenuOpenClass';
import { wide } from '../../styles/breakpoints';

/**
 * Whether the plain list is open that stands in for the drawer until that is
 * loaded, and where it cannot be had; and what closes it beside its button.
 */
export function useMenuList(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const isWide = useMedia(wide);
  // While rendering: a bar has no list.
  if (isWide && open) setOpen(false);
  function change(next: boolean) {
    setOpen(next);
    if (!open || next) return;
    const element = root.current;
    // Before its links are hidden, or gone.
    if (!element?.querySelector(':focus:not([data-lintel="logo"])')) return;
    element.querySelector<HTMLElement>('[data-lintel="hamburger"]')?.focus();
  }
  useDismiss(open, root, { onEscape: () => change(false) });
  useMenuOpenClass(open);
  return [open, change] as const;
}
