/** Whether focus is in the element, and came there by keyboard. */
export function hasKeyboardFocus(element: Element | null): boolean {
  const focused = document.activeElement;
  if (!element || !focused || !element.contains(focused)) return false;
  try {
    return focused.matches(':focus-visible');
  } catch {
    // Browsers without the selector cannot tell, so treat any focus as such.
    return true;
  }
}

const OPEN =
  ':is([data-lintel="item"], [data-lintel="language-menu"], [data-lintel="account-menu"])[data-state="open"]';

/**
 * Whether an open part of the page has keyboard focus. A hover elsewhere must
 * not move it.
 */
export function isOpenPartFocused(): boolean {
  return hasKeyboardFocus(document.activeElement?.closest(OPEN) ?? null);
}
