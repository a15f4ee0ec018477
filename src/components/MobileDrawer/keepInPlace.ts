import { onSize } from '../../core/browser/observers';
import { onEvents } from '../../core/browser/onEvents';

/**
 * Keeps the button that was pressed last where it is on the screen while
 * sections and lists around it open and close: a second tap at the same place
 * must not land on a link. Where the list ends, it makes room beyond its ends.
 * CSS cannot do it: Safari has no `overflow-anchor`, and the others do not
 * anchor at the ends.
 *
 * Returns the function that ends it; the room stays until it begins again.
 */
export function keepInPlace(list: HTMLElement): () => void {
  let held: Element | null = null;
  let heldAt = 0;
  let above = 0;

  function makeRoom(below: number) {
    list.style.paddingTop = `${above}px`;
    list.style.paddingBottom = `${below}px`;
  }

  /** @param position of the list's own top, in px; negative below the top of what is seen */
  function scrollTo(position: number) {
    const scroller = scrollerOf(list);
    const { clientHeight } = scroller;
    above = Math.max(0, -position);
    // So much that it scrolls, and says how high the rest is.
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
    // By then React has drawn what the press has changed.
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
    // Scrolling does not bubble; on a low screen it is the dialog's.
    onEvents(list.parentElement!, { scroll: onScroll }, listening),
    // What moves on its way, and what is loaded late.
    ...Array.from(list.children, (part) => onSize(part, hold)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** On a low screen all of the drawer scrolls as one. */
function scrollerOf(list: HTMLElement): HTMLElement {
  const scrolls = getComputedStyle(list).overflowY !== 'visible';
  return scrolls ? list : list.parentElement!;
}
