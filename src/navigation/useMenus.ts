'use client';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { isBar } from '../styles/breakpoints';
import {
  MENU_TIMES,
  readHover,
  type HoverOptions,
} from '../ui/open/hoverMenu';
import { useHoverMenu, type HoverMenu } from '../ui/open/useHoverMenu';
import { useOpen, type Open, type OpenReason } from '../ui/open/useOpen';

/** The second argument of the header's `onOpenChange`. */
export interface DropdownChange {
  /** The id of the menu that opened or closed. @example 'products' */
  menu: string;
  /** Why it opened or closed. @example 'hover' */
  reason: OpenReason;
}

interface UseMenusOptions {
  hover?: HoverOptions | 'literal' | undefined;
  onOpenChange?(open: boolean, change: DropdownChange): void;
}

/** The menus of a header: the id of the open one, and what hovers do. */
export interface Menus {
  open: Open<string | null>;
  hover: HoverMenu;
}

/**
 * Which menu of the bar is open. Renders nothing again: `useOpenValue` reads it, in
 * the parts that show it.
 */
export function useMenus(
  header: RefObject<Element | null>,
  initialMenu: string | null,
  { hover: given, onOpenChange }: UseMenusOptions,
): Menus {
  const menu = useRef(initialMenu ?? '');
  const [initial] = useState(() => (isBar() ? initialMenu : null));
  const open = useOpen<string | null>(undefined, initial, (next, reason) => {
    menu.current = next ?? menu.current;
    onOpenChange?.(next !== null, { menu: menu.current, reason });
  });
  const hover = useHoverMenu({
    open,
    times: readHover(given, MENU_TIMES),
    area: () => header.current,
    isHovering: isBar,
  });
  return useMemo(() => ({ open, hover }), [open, hover]);
}
