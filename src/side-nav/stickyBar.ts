import { inNextFrame, onEvents } from '../browser/events';
import { contentTop, isPage } from '../browser/viewport';

/** The bar's height is reduced by this many px (behaviour S3). */
const OVERLAP = 10;
/**
 * The bar is stuck when it is more than this many px below its container's top
 * (behaviour S4).
 */
const STUCK = 1;

const OFFSET = '--lintel-side-nav-offset';
const SCROLLER = 'data-lintel-scroller';
/** Until then, the style sheet assumes the height of the bar. */
const UNMEASURED = 'data-lintel-unmeasured';

export interface SideNavParts {
  nav: HTMLElement;
  /** Shown only while the navigation is a bar. */
  button: HTMLElement;
  /** The element in which the navigation stays in view. */
  container: HTMLElement;
}

/** The bar in narrow windows. */
export function createStickyBar(
  { nav, button, container }: SideNavParts,
  scroller: HTMLElement,
) {
  let isBar = false;

  /** Sets `data-stuck` in the next animation frame, without rendering. */
  function update() {
    if (isBar) marking.request();
  }

  function mark() {
    nav.toggleAttribute('data-stuck', isBar && isBelow(nav, container));
  }

  const marking = inNextFrame(mark);
  const stopScroll = onEvents(
    isPage(scroller) ? document : scroller,
    { scroll: update },
    { passive: true },
  );
  if (!isPage(scroller)) scroller.setAttribute(SCROLLER, '');
  return {
    /** Publishes the height that the bar covers, for scroll padding. */
    measure() {
      isBar = button.getClientRects().length > 0;
      const isSticky = getComputedStyle(nav).position === 'sticky';
      publish(scroller, isBar && isSticky ? nav.offsetHeight : 0);
      nav.removeAttribute(UNMEASURED);
      mark();
    },
    update,
    /** Undoes all of this. */
    stop() {
      marking.cancel();
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
  // Each change makes the browser recalculate the styles of the whole page.
  if (style.getPropertyValue(OFFSET) !== value) {
    style.setProperty(OFFSET, value);
  }
}

function isBelow(nav: HTMLElement, container: HTMLElement): boolean {
  return nav.getBoundingClientRect().top - contentTop(container) > STUCK;
}
