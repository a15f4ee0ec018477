/**
 * The focused element inside an element, or `null`. Read from the element's own
 * tree: for the document, focus in a shadow tree is on the tree's host.
 * @see https://developer.mozilla.org/docs/Web/API/ShadowRoot/activeElement
 */
export function focusedIn(element: Element | null): Element | null {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  const focused = root?.activeElement;
  return focused && element!.contains(focused) ? focused : null;
}

/**
 * Whether an event happens inside an element. A listener of the document sees
 * the host of a shadow tree as the event's target.
 * @see https://developer.mozilla.org/docs/Web/API/Event/composedPath
 */
export function isInside(event: Event, element: Element | null): boolean {
  return !!element && event.composedPath().includes(element);
}

/** Whether an element contains another one, also one in a shadow tree. */
export function isAround(outer: Element, inner: Element): boolean {
  if (outer.contains(inner)) return true;
  const root = inner.getRootNode();
  return root instanceof ShadowRoot && isAround(outer, root.host);
}

/**
 * Whether focus that is in the element has a ring. The host of a shadow tree need
 * not match itself.
 * @see https://developer.mozilla.org/docs/Web/CSS/:focus-visible
 */
export function hasVisibleFocus(element: Element | null): boolean {
  let focused = focusedIn(element);
  while (focused?.shadowRoot?.activeElement) {
    focused = focused.shadowRoot.activeElement;
  }
  return !!focused?.matches(':focus-visible');
}
