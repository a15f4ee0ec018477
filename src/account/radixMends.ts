'use client';
/**
 * What Radix's DropdownMenu does otherwise than this menu, which is not modal,
 * opens by hover and has links.
 */
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { hasModifier } from '../browser/clicks';
import { focusedIn } from '../browser/focus';
import { moveFocus } from '../ui/arrowKeys';
import { releaseEscape } from '../ui/escape';

/** Turns off Radix's default behaviour for an event. */
function prevent(event: Event | SyntheticEvent) {
  event.preventDefault();
}

/** For the menu. `useDismiss` closes it, and `useFocusReturn` moves focus. */
export const menuMends = {
  // Radix's listeners can be stopped by the page, or called before the page's.
  onEscapeKeyDown: releaseEscape,
  onPointerDownOutside: prevent,
  // It does not see focus that moves within a shadow tree.
  onFocusOutside: prevent,
  onCloseAutoFocus: prevent,
  // Missing from Radix's types: https://github.com/radix-ui/primitives/issues/3125
  onOpenAutoFocus: prevent,
};

/** For each item. */
export const itemMends = {
  // A Ctrl click leaves the menu open.
  // https://github.com/radix-ui/primitives/issues/2074
  onSelect: prevent,
  // Hovering must not move focus away from a field.
  // https://github.com/radix-ui/primitives/issues/2193
  onPointerMove: prevent,
  onPointerLeave: prevent,
  // A press that began elsewhere must not follow a link.
  // https://github.com/radix-ui/primitives/issues/610
  onPointerUp: prevent,
};

/**
 * Handles keys before Radix does: Tab leaves the menu, Enter with a modifier is
 * left to the browser, and the arrow keys also work in a shadow tree.
 * @see https://github.com/radix-ui/primitives/issues/1934
 * @see https://github.com/radix-ui/primitives/pull/3674
 */
export function mendKey(
  event: KeyboardEvent<HTMLElement>,
  items: readonly HTMLElement[],
  leave: () => void,
): void {
  const { key } = event;
  if (key === 'Tab') {
    event.stopPropagation();
    leave();
  } else if (key === 'Enter' && hasModifier(event)) {
    // Radix would follow the link in this tab.
    event.stopPropagation();
  } else if (!/Left|Right/.test(key)) moveFocus(event, items, 'around');
}

/**
 * Returns focus to the button before the menu leaves. Radix does so in a timer,
 * and would lose a key pressed before it fires.
 */
export function useFocusReturn(
  open: boolean,
  menu: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = menu.current;
    const opener = button.current;
    return () => {
      if (focusedIn(element)) opener?.focus({ preventScroll: true });
    };
  }, [open, menu, button]);
}

/**
 * Removes Radix's focus guards, two elements without a name at the ends of the
 * page, from the tab order. They are for traps of focus, which this menu is not.
 * @see https://github.com/radix-ui/primitives/blob/main/packages/react/focus-guards/src/focus-guards.tsx
 */
export function useGuardsUnfocusable(): void {
  useEffect(() => {
    const guards = document.querySelectorAll<HTMLElement>(
      '[data-radix-focus-guard]',
    );
    const setAll = (tabIndex: number) =>
      guards.forEach((guard) => (guard.tabIndex = tabIndex));
    setAll(-1);
    // A dialog of the page may use the same ones.
    return () => setAll(0);
  }, []);
}

/**
 * Renders nothing. Passes the avatar, which is already on the page, to Radix. Its
 * own trigger opens on pointerdown, even if a scroll begins there, and ignores
 * ArrowUp.
 * @see https://github.com/radix-ui/primitives/issues/1912
 */
export const ExistingTrigger = forwardRef<
  HTMLElement,
  { element: RefObject<HTMLElement | null> }
>(function ExistingTrigger({ element }, ref) {
  useImperativeHandle(ref, () => element.current!, [element]);
  return null;
});
