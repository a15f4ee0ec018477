import { onEvents, onSize, together } from '../browser/events';
import { boxOf } from '../browser/viewport';
import { low } from '../styles/breakpoints';

/**
 * Keeps the last pressed button in the same place on the screen while sections
 * and lists around it open and close, so that a second tap does not hit a link.
 * Scrolls the list, and adds room at its end if necessary. CSS cannot do this:
 * Safari does not support `overflow-anchor`, and other browsers do not anchor at
 * the end of a list.
 *
 * Also keeps the list's scroll position when the window becomes low, or high
 * again: another element scrolls then.
 *
 * Returns a function that stops it. The room remains until it starts again.
 */
export function keepInPlace(list: HTMLElement): () => void {
  let held: Element | null | undefined = null;
  let heldAt = 0;
  let scroller = scrollerOf(list);
  /** Where the visitor has scrolled the list to, in px. */
  let position = 0;
  /** Where the focused field is in view, which is no place of the visitor's. */
  let ownPosition: number | undefined;
  let isSettling = false;
  /** While a section opens above it, until the visitor does something. */
  let keepsFocusedInView = false;

  function makeRoom(below: number) {
    list.style.paddingBottom = `${below}px`;
  }

  function hold() {
    if (keepsFocusedInView) showFocused();
    const distance = held ? boxOf(held).top - heldAt : 0;
    if (Math.abs(distance) < 0.5) return;
    const { clientHeight } = scroller;
    // Enough room to scroll, and to measure the height of the rest.
    makeRoom(clientHeight);
    scroller.scrollTop += distance;
    const height = scroller.scrollHeight - clientHeight;
    makeRoom(
      Math.max(0, Math.ceil(scroller.scrollTop + clientHeight - height)),
    );
  }

  function onClick({ target }: Event) {
    const button = (target as Element).closest('button');
    const heading = button?.closest('h2');
    // A heading may stick to the top. Its section begins where it belongs.
    held = heading ? heading.parentElement : button;
    heldAt = button ? boxOf(heading ?? button).top : 0;
    // By then React has rendered the change.
    requestAnimationFrame(hold);
  }

  function release() {
    held = null;
    keepsFocusedInView = false;
  }

  /** The bar above the list scrolls with the whole drawer. */
  const above = () => (scroller === list ? 0 : list.offsetTop);
  const current = () => Math.max(0, scroller.scrollTop - above());

  function onScroll() {
    // Firefox scrolls the next one before it reports the change.
    follow();
    if (!isSettling && current() !== ownPosition) position = current();
  }

  function follow() {
    if (scroller === scrollerOf(list)) return;
    scroller = scrollerOf(list);
    isSettling = true;
    // Where it was on the screen says nothing about another scroller.
    release();
    keepsFocusedInView = true;
    restore();
    // WebKit scrolls back when it draws the next one for the first time.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        restore();
        isSettling = false;
      }),
    );
  }

  function restore() {
    scroller.scrollTop = position && position + above();
    showFocused();
  }

  function showFocused() {
    const focused = list.parentElement!.querySelector(':focus-visible');
    focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    ownPosition = current();
  }

  makeRoom(0);
  const moved = { pointerdown: release, keydown: release, wheel: release };
  const stops = [
    onEvents(
      list,
      // Without the last one, WebKit is a few pixels off in the end.
      { click: onClick, transitionend: hold },
      { capture: true, passive: true },
    ),
    onEvents(
      list.parentElement!,
      { scroll: onScroll, ...moved },
      { capture: true, passive: true },
    ),
    onEvents(window, { resize: follow }),
    // WebKit reports the size before styles know it.
    ...(typeof matchMedia === 'function'
      ? [onEvents(matchMedia(low), { change: follow })]
      : []),
    // Animations, and content that loads later.
    ...[...list.children].map((part) => onSize(part, hold)),
  ];
  return together(...stops);
}

/** The list, or the whole drawer in low windows. */
function scrollerOf(list: HTMLElement): HTMLElement {
  const scrolls = getComputedStyle(list).overflowY !== 'visible';
  return scrolls ? list : list.parentElement!;
}
