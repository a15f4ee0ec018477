'use client';
import { useMemo, type RefObject } from 'react';
import { isBar } from '../styles/breakpoints';
import { MENU_TIMES, readHover, type HoverOptions } from '../ui/open/hoverMenu';
import { useHoverMenu, type HoverMenu } from '../ui/open/useHoverMenu';
import type { Open } from '../ui/open/useOpen';

/** The menus of a header: the id of the open one, and what hovers do. */
export interface Menus {
  open: Open<string | null>;
  hover: HoverMenu;
}

/**
 * The menus of the bar. Renders nothing again: `useOpenValue` reads which one is
 * open, in the parts that show it.
 */
export function useMenus(
  header: RefObject<Element | null>,
  open: Open<string | null>,
  times: HoverOptions | 'literal' | undefined,
): Menus {
  const hover = useHoverMenu({
    open,
    times: readHover(times, MENU_TIMES),
    area: () => header.current,
    isHovering: isBar,
  });
  return useMemo(() => ({ open, hover }), [open, hover]);
}
