/** What scrolls an element: the nearest ancestor that can, or the page, which its root element stands for. */
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

/** Whom its scrolling is told to. */
export function scrollTarget(scroller: HTMLElement): EventTarget {
  return isPage(scroller) ? document : scroller;
}

/** How far it is scrolled. */
export function scrollPosition(scroller: HTMLElement): number {
  return isPage(scroller) ? window.scrollY : scroller.scrollTop;
}

/** Where in the window what it scrolls begins. */
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
  // What only hides its overflow to the side is said to scroll, and does not.
  if (element.scrollHeight <= element.clientHeight) return false;
  if (!isScrolling(element)) return false;
  // The body's overflow is the window's, unless the root element has its own.
  return (
    element !== document.body ||
    getComputedStyle(document.documentElement).overflowY !== 'visible'
  );
}

function isScrolling(element: HTMLElement): boolean {
  return /auto|scroll|overlay/.test(getComputedStyle(element).overflowY);
}
