/** An end of the menu. */
export type MenuEnd = 'first' | 'last';

export function itemsOf(around: Element): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

export function focusItem(around: Element | null, end: MenuEnd): void {
  if (!around) return;
  // A header that is still coming in would scroll the page.
  itemsOf(around)
    .at(end === 'last' ? -1 : 0)
    ?.focus({ preventScroll: true });
}
