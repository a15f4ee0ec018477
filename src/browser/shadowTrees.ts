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
