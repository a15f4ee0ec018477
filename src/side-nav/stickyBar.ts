import { changeCover } from '../ui/covers';
import { contentTop } from '../browser/viewport';

/** The bar's height is reduced by this many px (behaviour S3). */
const OVERLAP = 10;
/**
 * The bar is stuck when it is more than this many px below its container's top
 * (behaviour S4).
 */
const STUCK = 1;

/** Until then, the style sheet assumes the height of the bar. */
const UNMEASURED = 'data-lintel-unmeasured';

export interface SideNavParts {
  nav: HTMLElement;
  /** Shown only while the navigation is a bar. */
  button: HTMLElement;
  /** The element in which the navigation stays in view. */
  container: HTMLElement;
}

/** Whether the navigation is a bar, as in narrow windows. */
export const isBar = (button: HTMLElement): boolean =>
  button.getClientRects().length > 0;

/** Publishes what the bar covers of its scroller, for scroll padding. */
export function measureBar(
  { nav, button }: SideNavParts,
  scroller: HTMLElement,
): void {
  const isSticky = getComputedStyle(nav).position === 'sticky';
  const height = isBar(button) && isSticky ? nav.offsetHeight - OVERLAP : 0;
  changeCover(nav, {
    property: '--lintel-side-nav-offset',
    owner: scroller,
    height: height > 0 ? height : null,
    scroller,
    mark: 'data-lintel-scroller',
  });
  nav.removeAttribute(UNMEASURED);
}

/** Sets `data-lintel-stuck` without rendering. */
export function markStuck({ nav, button, container }: SideNavParts): void {
  const isStuck =
    isBar(button) &&
    nav.getBoundingClientRect().top - contentTop(container) > STUCK;
  nav.toggleAttribute('data-lintel-stuck', isStuck);
}
