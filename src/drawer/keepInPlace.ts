import { onEvents, onSize, together } from '../browser/events';
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
  const drawer = list.parentElement!;
  const lowWindow = globalThis.matchMedia?.(low);
  const scrollerNow = () => (lowWindow?.matches ? drawer : list);
  let scroller = scrollerNow();
  /** Where the visitor has scrolled the list to, in px. */
  let position = 0;
  /** Keeps something in its place, until the visitor does something else. */
  let keep: (() => void) | undefined;

  const onChange = () => keep?.();
  const release = () => (keep = undefined);

  function makeRoom(below: number) {
    list.style.paddingBottom = `${below}px`;
  }

  function onClick({ target }: Event) {
    const button = (target as Element).closest('button');
    if (!button) return;
    const heading = button.closest('h2');
    // A heading may stick to the top. Its section begins where it belongs.
    const held = heading?.parentElement ?? button;
    const { top } = (heading ?? button).getBoundingClientRect();
    keep = () => scrollBy(held.getBoundingClientRect().top - top);
    // By then React has rendered the change.
    requestAnimationFrame(onChange);
  }

  function scrollBy(distance: number) {
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

  /** The bar above the list scrolls with the whole drawer. */
  const above = () => (scroller === list ? 0 : list.offsetTop);

  function onScroll() {
    // Firefox scrolls the next one before it reports the change.
    follow();
    // Where the focused field is in view is no place of the visitor's.
    if (keep !== showFocused) {
      position = Math.max(0, scroller.scrollTop - above());
    }
  }

  function follow() {
    if (scroller === scrollerNow()) return;
    scroller = scrollerNow();
    // Where a button was says nothing about another scroller.
    keep = showFocused;
    restore();
    // WebKit scrolls back when it draws the next one for the first time.
    requestAnimationFrame(() => requestAnimationFrame(restore));
  }

  function restore() {
    scroller.scrollTop = position && position + above();
    showFocused();
  }

  function showFocused() {
    drawer
      .querySelector(':focus-visible')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  makeRoom(0);
  const options = { capture: true, passive: true };
  const moved = { pointerdown: release, keydown: release, wheel: release };
  return together(
    // Without the last one, WebKit is a few pixels off in the end.
    onEvents(list, { click: onClick, transitionend: onChange }, options),
    onEvents(drawer, { scroll: onScroll, ...moved }, options),
    lowWindow ? onEvents(lowWindow, { change: follow }) : () => {},
    // Animations, and content that loads later.
    ...[...list.children].map((part) => onSize(part, onChange)),
  );
}
