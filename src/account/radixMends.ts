'use client';
/**
 * What Radix's DropdownMenu does otherwise than this menu, which is not modal,
 * opens by hover and has links.
 */
import {
  forwardRef,
  useImperativeHandle,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { hasModifier } from '../browser/clicks';

/** Turns off Radix's default behaviour for an event. */
function prevent(event: Event | SyntheticEvent) {
  event.preventDefault();
}

/** For the menu, which is a layer as all parts are: `useLayer` closes it, and moves focus. */
export const menuMends = {
  onInteractOutside: prevent,
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
 * Leaves Tab, and Enter with a modifier, to the browser. Radix would keep Tab, and
 * follow the link in this tab.
 * @see https://github.com/radix-ui/primitives/issues/1934
 */
export function mendKey(event: KeyboardEvent): void {
  const { key } = event;
  const isModified = key === 'Enter' && hasModifier(event);
  if (key === 'Tab' || isModified) event.stopPropagation();
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
