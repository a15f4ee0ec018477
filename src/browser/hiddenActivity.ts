/**
 * Whether an element belongs to a page that was left. React keeps it in the
 * document, hidden like this.
 * https://react.dev/reference/react/Activity
 */
export const isInHiddenActivity = (element: Element) =>
  element.closest('[style*="display: none"]') !== null;
