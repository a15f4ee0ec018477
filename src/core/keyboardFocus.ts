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
