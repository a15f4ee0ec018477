'use client';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { isBar } from '../styles/breakpoints';
import { REFLEX, type HoverTimes } from '../ui/open/hoverMenu';
import { useHoverMenu, type HoverMenu } from '../ui/open/useHoverMenu';
import { useOpen, type Open, type OpenReason } from '../ui/open/useOpen';

/** The second argument of the header's `onOpenChange`. */
export interface DropdownChange {
  /** The id of the menu that opened or closed. @example 'products' */
  menu: string;
  /** Why it opened or closed. @example 'hover' */
  reason: OpenReason;
}

/** Options of the header's menus. */
export interface MenuOptions {
  /**
   * A click within this time of the hover that opened a menu does not close it,
   * in ms. `0` disables this.
   * @default 350
   * @example 0
   */
  reflexClickMs?: number | undefined;
  /**
   * Whether hovers are read with intent. With `false`, a hover opens a menu at
   * once, and leaving does not close it.
   * @default true
   * @example false
   */
  aim?: boolean | undefined;
}

interface UseMenusOptions extends MenuOptions {
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
  { reflexClickMs, aim = true, onOpenChange }: UseMenusOptions,
): Menus {
  const menu = useRef(initialMenu ?? '');
  const [initial] = useState(() => (isBar() ? initialMenu : null));
  const open = useOpen<string | null>(undefined, initial, (next, reason) => {
    menu.current = next ?? menu.current;
    onOpenChange?.(next !== null, { menu: menu.current, reason });
  });
  const hover = useHoverMenu({
    open,
    times: {
      ...(aim ? TIMES : LITERAL_TIMES),
      reflex: reflexClickMs ?? REFLEX,
    },
    area: () => header.current,
    isHovering: isBar,
  });
  return useMemo(() => ({ open, hover }), [open, hover]);
}

/**
 * A pointer that passes over the bar opens no menu, and one that leaves an open menu
 * for a moment, as with a shaking hand, does not close it (behaviour M1, M2, M5).
 */
const TIMES = {
  open: 60,
  switch: 100,
  leave: 300,
} satisfies Partial<HoverTimes>;

/** Every hover counts, and leaving closes nothing. */
const LITERAL_TIMES = { open: 0, switch: 100, leave: null };
