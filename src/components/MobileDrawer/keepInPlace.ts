import { onSize } from '../../core/browser/observers';
import { onEvents } from '../../core/browser/onEvents';

/**
 * Keeps the last pressed button in the same place on the screen while sections
 * and lists around it open and close, so that a second tap does not hit a link.
 * Adds padding at the ends of the list if necessary. CSS cannot do this: Safari
 * does not support `overflow-anchor`, and other browsers do not anchor at the
 * ends of a list.
 *
 * Returns a function that stops it. The padding remains until it starts again.
 */
export function keepInPlace(list: HTMLElement): () => void {
  let held: Element | null = null;
  let heldAt = 0;
  let above = 0;

  function makeRoom(below: number) {
    list.style.paddingTop = `${above}px`;
    list.style.paddingBottom = `${below}px`;
  }

  /** @param position the scroll position without the added padding, in px; negative if the list begins below the top */
  function scrollTo(position: number) {
    const scroller = scrollerOf(list);
    const { clientHeight } = scroller;
    above = Math.max(0, -position);
    // Enough padding to scroll, and to measure the height of the rest.
    makeRoom(clientHeight);
    const height = scroller.scrollHeight - above - clientHeight;
    makeRoom(Math.max(0, Math.ceil(position + clientHeight - height)));
    scroller.scrollTop = position + above;
  }

  function hold() {
    const moved = held ? held.getBoundingClientRect().top - heldAt : 0;
    if (Math.abs(moved) < 0.5) return;
    scrollTo(scrollerOf(list).scrollTop - above + moved);
  }

  function onClick({ target }: Event) {
    held = (target as Element).closest('button');
    heldAt = held?.getBoundingClientRect().top ?? 0;
    // By then React has rendered the change.
    requestAnimationFrame(hold);
  }

  function release() {
    held = null;
  }

  function onScroll() {
    const { scrollTop } = scrollerOf(list);
    if (!held && above > 0 && scrollTop >= above) scrollTo(scrollTop - above);
  }

  makeRoom(0);
  const listening = { capture: true, passive: true };
  const pressed = { click: onClick, pointerdown: release, keydown: release };
  const moved = { touchmove: release, wheel: release };
  const stops = [
    onEvents(list, { ...pressed, ...moved }, listening),
    // Scroll events do not bubble. In low windows the dialog scrolls.
    onEvents(list.parentElement!, { scroll: onScroll }, listening),
    // Animations, and content that loads later.
    ...Array.from(list.children, (part) => onSize(part, hold)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The list, or the whole drawer in low windows. */
function scrollerOf(list: HTMLElement): HTMLElement {
  const scrolls = getComputedStyle(list).overflowY !== 'visible';
  return scrolls ? list : list.parentElement!;
}
