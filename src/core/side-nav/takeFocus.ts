const MARK = 'data-lintel-target';

/**
 * Moves the focus to an element that may not be made for it: keyboard and
 * screen reader go on from there. It can be focused for that long only, as a
 * later click in it would take the focus else. Returns the function that
 * takes the mark away.
 */
export function takeFocus(element: HTMLElement): () => void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) {
    element.tabIndex = -1;
    // For CSS.
    element.setAttribute(MARK, '');
  }
  element.focus({ preventScroll: true });
  if (isFocusable) return () => {};

  function release() {
    element.removeAttribute('tabindex');
    element.removeAttribute(MARK);
    element.removeEventListener('blur', release);
  }
  element.addEventListener('blur', release);
  return release;
}
