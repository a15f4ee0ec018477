/**
 * How much CSS `zoom` scales the element. Browsers that do not say so measure
 * in the element's own px.
 * @see https://drafts.csswg.org/css-viewport/#zoom-property
 */
export const zoomOf = (element: Element): number =>
  (element as Partial<Element>).currentCSSZoom ?? 1;

/** The box of an element relative to the window, in its own px, as in styles. */
export function boxOf(element: Element) {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  return {
    left: left / zoom,
    right: right / zoom,
    top: top / zoom,
    bottom: bottom / zoom,
    width: width / zoom,
  };
}

/**
 * Tells the style sheet how much the element is zoomed, and how much more than
 * the page, whose properties it inherits. See `styles/zoom.ts`.
 */
export function publishZoom(element: HTMLElement): void {
  const zoom = zoomOf(element);
  publish(element, '--l-zoom', zoom);
  publish(element, '--l-zoom-in-page', zoom / zoomOf(document.documentElement));
}

function publish({ style }: HTMLElement, name: string, zoom: number): void {
  const value = zoom === 1 ? '' : `${zoom}`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
