'use client';
import { hasVisibleFocus } from '../../browser/focus';
import { isKeyboardUsed } from './layers';

/**
 * Whether focus is in the element, and the visitor moves with the keyboard. What
 * is open then stays open (behaviour M6).
 */
export function hasKeyboardFocus(element: Element | null): boolean {
  return hasVisibleFocus(element) && isKeyboardUsed();
}

const OPEN = '[data-lintel][data-state="open"]';

/**
 * Whether an open part of the page has keyboard focus, also in a shadow tree. A
 * hover elsewhere must not move it.
 */
export function isOpenPartFocused(): boolean {
  let focused = document.activeElement;
  while (focused) {
    if (hasKeyboardFocus(focused.closest(OPEN))) return true;
    focused = focused.shadowRoot?.activeElement ?? null;
  }
  return false;
}
