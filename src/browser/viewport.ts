import { parseQuery } from './urls';
import { onEvents, together } from './events';

const WIDER_THAN_PHONES = 744;

/** The windows of phones (behaviour L2). */
export const phone = `(max-width: ${WIDER_THAN_PHONES - 0.02}px)`;
/** All other windows. */
export const beyondPhones = `(min-width: ${WIDER_THAN_PHONES}px)`;

/**
 * Whether a media query matches, or `fallback` in browsers without `matchMedia`
 * (jsdom, old web views).
 */
export function matchesMedia(query: string, fallback: boolean): boolean {
  return typeof window.matchMedia === 'function'
    ? window.matchMedia(query).matches
    : fallback;
}

/** The visitor's own setting. */
export const REDUCE = '(prefers-reduced-motion: reduce)';

/**
 * Whether the page's address has a `force-reduced-motion` parameter (behaviour
 * H10). No media query matches it.
 */
export function isMotionReducedByPage(): boolean {
  return parseQuery(location.search).has('force-reduced-motion');
}

/**
 * Whether the visitor or the page asks for reduced motion. In a browser only.
 */
export function wantsStillness(): boolean {
  return isMotionReducedByPage() || matchesMedia(REDUCE, false);
}

/**
 * The nearest ancestor that scrolls the element, or the root element for the
 * page.
 *
 * @param canFit whether it may be one whose content fits, for now
 */
export function scrollerOf(element: Element, canFit = false): HTMLElement {
  const page = document.documentElement;
  for (
    let each: Element | null = element;
    each && each !== page;
    each = parentOf(each)
  ) {
    if (each instanceof HTMLElement && scrolls(each, canFit)) return each;
  }
  return page;
}

/**
 * Calls back at first, and whenever anything has scrolled, because what scrolls
 * an element changes with styles and content. After the browser has laid out
 * the page, because reading a position before forces it to do so.
 */
export function onScroll(
  element: Element,
  call: (scroller: HTMLElement) => void,
): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {};
  // It reports each element once, wherever that is.
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    call(scrollerOf(element));
  });
  const observe = () => observer.observe(element);
  observe();
  // A scroll event does not leave its shadow root.
  const stops = [document, element.getRootNode()].map((root) =>
    onEvents(root, { scroll: observe }, { capture: true, passive: true }),
  );
  return together(...stops, () => observer.disconnect());
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

/** The nearest ancestor with a box of its own. Astro's islands have none. */
export function boxAround({ parentElement }: Element): HTMLElement {
  if (!parentElement) return document.documentElement;
  const hasBox = getComputedStyle(parentElement).display !== 'contents';
  return hasBox ? parentElement : boxAround(parentElement);
}

function parentOf(element: Element): Element | null {
  return (
    element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null
  );
}

function scrolls(element: HTMLElement, canFit: boolean): boolean {
  // With `overflow-x: hidden`, the computed `overflow-y` is `auto` although
  // nothing scrolls.
  if (!canFit && element.scrollHeight <= element.clientHeight) return false;
  const { overflowY } = getComputedStyle(element);
  if (!/auto|scroll|overlay/.test(overflowY)) return false;
  // The body's overflow applies to the window, unless the root element has one.
  return (
    element !== document.body ||
    getComputedStyle(document.documentElement).overflowY !== 'visible'
  );
}
