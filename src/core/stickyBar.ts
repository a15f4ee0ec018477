import { isPage } from './scroller';

/** What the mobile nav's height is reduced by (specification §4), in px. */
const OVERLAP = 10;
/** How far it is below its container's top before it is stuck, in px. */
const STUCK = 1;

const OFFSET = '--lintel-side-nav-offset';
const SCROLLER = 'data-lintel-scroller';

/** The bar of small screens, in what scrolls it. */
export interface StickyBar {
  /** Publishes what of `scroller` the bar covers, for its scroll padding. */
  measure(scroller: HTMLElement): void;
  /** Marks the bar `data-stuck` while it is: an attribute, no render. */
  look(): void;
  /** Takes all of it away. */
  stop(): void;
}

/** @param button is shown where the navigation is a bar, and there only */
export function createStickyBar(
  nav: HTMLElement,
  button: HTMLElement,
  container: HTMLElement,
): StickyBar {
  let within: HTMLElement | undefined;
  let isBar = false;

  function leave() {
    within?.style.removeProperty(OFFSET);
    within?.removeAttribute(SCROLLER);
  }

  return {
    measure(scroller) {
      if (scroller !== within) leave();
      within = scroller;
      if (!isPage(scroller)) scroller.setAttribute(SCROLLER, '');
      isBar = button.getClientRects().length > 0;
      publish(scroller, isBar && isSticky(nav) ? nav.offsetHeight : 0);
    },
    look() {
      nav.toggleAttribute('data-stuck', isBar && isBelow(nav, container));
    },
    stop() {
      leave();
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
