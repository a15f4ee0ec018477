import { onEvents } from '../browser/onEvents';
import { isPage, scrollTarget } from './scroller';

/** What the mobile nav's height is reduced by (specification §4), in px. */
const OVERLAP = 10;
/** How far it is below its container's top before it is stuck, in px. */
const STUCK = 1;

const OFFSET = '--lintel-side-nav-offset';
const SCROLLER = 'data-lintel-scroller';

export interface SideNavParts {
  nav: HTMLElement;
  /** Shown where the navigation is a bar, and there only. */
  button: HTMLElement;
  /** What the navigation stays in view of. */
  container: HTMLElement;
}

/** The bar of small screens, in what scrolls it. */
export function createStickyBar(
  { nav, button, container }: SideNavParts,
  scroller: HTMLElement,
) {
  let isBar = false;
  let frame = 0;

  /** Marks it `data-stuck` while it is, in the next frame: an attribute, no render. */
  function look() {
    if (isBar) frame ||= requestAnimationFrame(mark);
  }

  function mark() {
    frame = 0;
    nav.toggleAttribute('data-stuck', isBar && isBelow(nav, container));
  }

  const stopScroll = onEvents(
    scrollTarget(scroller),
    { scroll: look },
    { passive: true },
  );
  if (!isPage(scroller)) scroller.setAttribute(SCROLLER, '');
  return {
    /** Publishes what of the scroller it covers, for its scroll padding. */
    measure() {
      isBar = button.getClientRects().length > 0;
      publish(scroller, isBar && isSticky(nav) ? nav.offsetHeight : 0);
      mark();
    },
    look,
    /** Takes all of it away. */
    stop() {
      cancelAnimationFrame(frame);
      stopScroll();
      scroller.style.removeProperty(OFFSET);
      scroller.removeAttribute(SCROLLER);
      nav.removeAttribute('data-stuck');
    },
  };
}

function publish(scroller: HTMLElement, height: number): void {
  const { style } = scroller;
  const value = height > OVERLAP ? `${height - OVERLAP}px` : '';
  // Each change is one of the whole page's styles.
  if (style.getPropertyValue(OFFSET) !== value) {
    style.setProperty(OFFSET, value);
  }
}

function isSticky(nav: HTMLElement): boolean {
  return getComputedStyle(nav).position === 'sticky';
}

function isBelow(nav: HTMLElement, container: HTMLElement): boolean {
  // Of a container that scrolls by itself, the top goes with its content.
  const top =
    container.getBoundingClientRect().top +
    container.clientTop -
    (isPage(container) ? 0 : container.scrollTop);
  return nav.getBoundingClientRect().top - top > STUCK;
}
