'use client';
import { useEffect, useState, type RefObject } from 'react';
import { useDismiss } from '../../hooks/useDismiss';
import { useMedia } from '../../hooks/useMedia';
import { useMenuOpenClass } from '../../hooks/useMenuOpenClass';
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
  useDismiss(open, root, { onEscape: () => setOpen(false) });
  useEffect(() => {
    if (!open) return;
    const element = root.current;
    // Its links are hidden then, however it was closed.
    return () => {
      if (!element?.querySelector(':focus:not([data-lintel="logo"])')) return;
      element.querySelector<HTMLElement>('[data-lintel="hamburger"]')?.focus();
    };
  }, [open, root]);
  useMenuOpenClass(open);
  return [open, setOpen] as const;
}
