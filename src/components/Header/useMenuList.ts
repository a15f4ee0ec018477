'use client';
import { useState, type RefObject } from 'react';
import { useBodyClass } from '../../hooks/useBodyClass';
import { useDismiss } from '../../hooks/useDismiss';
import { useMedia } from '../../hooks/useMedia';
import { wide } from '../../styles/breakpoints';

/** Whether the list of small screens is open, and what closes it beside its button. */
export function useMenuList(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const isWide = useMedia(wide);
  // While rendering: a bar has no list.
  if (isWide && open) setOpen(false);
  useDismiss(open, root, {
    onEscape: () => {
      setOpen(false);
      if (!root.current?.contains(document.activeElement)) return;
      root.current
        .querySelector<HTMLElement>('[data-lintel="hamburger"]')
        ?.focus();
    },
  });
  useBodyClass('lintel-menu-open', open);
  return [open, setOpen] as const;
}
