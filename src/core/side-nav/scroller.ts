/**
 * The nearest ancestor that scrolls the element, or the root element for the
 * page.
 */
export function scrollerOf(element: Element): HTMLElement {
  const page = document.documentElement;
  for (
    let each: Element | null = element;
    each && each !== page;
    each = parentOf(each)
  ) {
    if (each instanceof HTMLElement && scrolls(each)) return each;
  }
  return page;
}

export function isPage(scroller: HTMLElement): boolean {
  return scroller === document.documentElement;
}

/** The scroll position in px. */
export function scrollPosition(scroller: HTMLElement): number {
  return isPage(scroller) ? window.scrollY : scroller.scrollTop;
}

/** The top of its content relative to the window, in px. */
export function contentTop(scroller: HTMLElement): number {
  const position = scrollPosition(scroller);
  return isPage(scroller)
    ? -position
    : scroller.getBoundingClientRect().top + scroller.clientTop - position;
}

function parentOf(element: Element): Element | null {
  return (
    element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null
  );
}

function scrolls(element: HTMLElement): boolean {
  // With `overflow-x: hidden`, the computed `overflow-y` is `auto` although
  // nothing scrolls.
  if (element.scrollHeight <= element.clientHeight) return false;
  const { overflowY } = getComputedStyle(element);
  if (!/auto|scroll|overlay/.test(overflowY)) return false;
  // The body's overflow applies to the window, unless the root element has one.
  return (
    element !== document.body ||
    getComputedStyle(document.documentElement).overflowY !== 'visible'
  );
}
