import { onSize } from '../../core/browser/observers';
import { onEvents } from '../../core/browser/onEvents';

/**
 * Keeps the last pressed button in the same place on the screen while sections
 * and lists around it open and close, so that a second tap does not hit a link.
 * Adds room at the ends of the list if necessary. CSS cannot do this: Safari
 * does not support `overflow-anchor`, and other browsers do not anchor at the
 * ends of a list.
 *
 * Returns a function that stops it. The room remains until it starts again.
 */
export function keepInPlace(list: HTMLElement): () => void {
  const first = list.firstElementChild as HTMLElement;
  let held: Element | null | undefined = null;
  let heldAt = 0;
  let above = 0;

  function makeRoom(below: number) {
    // Not padding, which would move the edge that headings stick to.
    first.style.marginTop = `${above}px`;
    list.style.paddingBottom = `${below}px`;
  }

  /** @param position the scroll position without the added room, in px; negative if the list begins below the top */
  function scrollTo(position: number) {
    const scroller = scrollerOf(list);
    const { clientHeight } = scroller;
    above = Math.max(0, -position);
    // Enough room to scroll, and to measure the height of the rest.
    makeRoom(clientHeight);
    const height = scroller.scrollHeight - above - clientHeight;
    makeRoom(Math.max(0, Math.ceil(position + clientHeight - height)));
    scroller.scrollTop = position + above;
  }

  const distance = () => (held ? held.getBoundingClientRect().top - heldAt : 0);

  /** Also after a transition, because less room may be needed than during it. */
  function settle() {
    const moved = distance();
    scrollTo(scrollerOf(list).scrollTop - above + moved);
  }

  function hold() {
    if (Math.abs(distance()) >= 0.5) settle();
  }

  function onClick({ target }: Event) {
    const button = (target as Element).closest('button');
    const heading = button?.closest('h2');
    // A heading may stick to the top. Its section begins where it belongs.
    held = heading ? heading.parentElement : button;
    heldAt = (heading ?? button)?.getBoundingClientRect().top ?? 0;
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
    onEvents(list, { ...pressed, ...moved, transitionend: settle }, listening),
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
