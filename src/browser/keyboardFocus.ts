import { focusedIn } from './shadowTrees';

/** Whether focus is in the element, and came there by keyboard. */
export function hasKeyboardFocus(element: Element | null): boolean {
  const focused = focusedIn(element);
  if (!focused) return false;
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
