'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useContent } from '../parts/ContentProvider';
import { isBar } from '../styles/breakpoints';
import { useOpen, useOpenValue, type Open } from '../ui/open/useOpen';
import type { HeaderOpen, HeaderViewProps } from './headerProps';

const MENU = /^menu:(.*)/s;

/** What is open of a part: its pattern finds that in the value. */
const itemIn = (part: RegExp, open: unknown) =>
  part.exec(String(open))?.[1] ?? null;

/** The id of the menu that is open. */
export const menuIn = (open: unknown) => itemIn(MENU, open);

/**
 * What is open in a header, which is one thing at a time, controlled or not. What
 * cannot be shown is closed, and reported once if it was shown before.
 *
 * @param hasList whether the window has the drawer, and no menus in the bar
 */
export function useHeaderOpen(
  { open: given, defaultOpen = null, onOpenChange, variant }: HeaderViewProps,
  hasList: boolean,
) {
  const { items } = useContent();
  const hasMenu = (id: string) =>
    variant === 'full' &&
    items.some((item) => 'groups' in item && item.id === id);
  const shownIn = (isNarrow: boolean, wanted: HeaderOpen): HeaderOpen => {
    const menu = menuIn(wanted);
    const isThere = menu === null || hasMenu(menu);
    const hasDrawer = isNarrow || (variant === 'full' && !knowsWidth());
    const hasRoom = wanted === 'drawer' ? hasDrawer : !isNarrow;
    return isThere && hasRoom ? wanted : null;
  };
  const isControlled = given !== undefined;
  const isNarrow = variant === 'full' && !isBar();
  const open = useOpen<HeaderOpen>(
    isControlled ? shownIn(hasList, given) : undefined,
    // As on a server, which knows no window.
    shownIn(false, defaultOpen),
    (next, reason) => onOpenChange?.(next, { reason }),
    isNarrow && defaultOpen ? 'drawer' : shownIn(isNarrow, defaultOpen),
  );
  const value = useOpenValue(open);
  const shown = shownIn(hasList, value);
  const wanted = isControlled ? given : value;
  const last = useRef<HeaderOpen>(null);
  useEffect(() => {
    if (shown === null && wanted !== null && wanted === last.current) {
      const menu = menuIn(wanted);
      const reason = menu !== null && !hasMenu(menu) ? 'navigate' : 'resize';
      if (isControlled) onOpenChange?.(null, { reason });
      else open.change(null, reason);
    }
    last.current = shown;
  });
  const parts = useMemo(
    () => ({
      menus: partOf(open, MENU, 'menu:'),
      languages: partOf(open, /^(languages)$/),
      account: partOf(open, /^(account)$/),
      drawer: partOf(open, /^(drawer)$/),
    }),
    [open],
  );
  return { shown, ...parts };
}

/** Without `matchMedia`, a window may be wide or narrow. A server's is wide. */
const knowsWidth = () =>
  typeof window === 'undefined' || typeof window.matchMedia === 'function';

/** What is open of a part, which closes nothing else. */
function partOf(
  open: Open<HeaderOpen>,
  part: RegExp,
  prefix = '',
): Open<string | null> {
  const get = () => itemIn(part, open.get());
  return {
    ...open,
    get,
    initial: itemIn(part, open.initial),
    change(next, reason) {
      if (next !== null) open.change(`${prefix}${next}` as HeaderOpen, reason);
      else if (get() !== null) open.change(null, reason);
    },
  };
}
