/** Whether the keyboard's focus, not a press, rests in the element. */
export function hasKeyboardFocus(element: Element | null): boolean {
  const focused = document.activeElement;
  if (!element || !focused || !element.contains(focused)) return false;
  try {
    return focused.matches(':focus-visible');
  } catch {
    // Engines without the selector cannot tell: keep what is focused.
    return true;
  }
}

const OPEN =
  ':is([data-lintel="item"], [data-lintel="language-menu"], [data-lintel="account-menu"])[data-state="open"]';

/** Whether something that is open on the page has the keyboard's focus: a hover elsewhere must not take it away. */
export function isOpenPartFocused(): boolean {
  return hasKeyboardFocus(document.activeElement?.closest(OPEN) ?? null);
}
