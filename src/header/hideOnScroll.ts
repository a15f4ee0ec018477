import { onEvents, together } from '../browser/events';
import { onScroll, scrollPosition } from '../browser/viewport';
import { coveredBy } from './covered';

/** A shorter movement does not change the header, in px. */
const TOLERANCE = 8;

/**
 * The longest time between an input and the scrolling that it causes, and between
 * two steps of that scrolling, in ms.
 */
const PAUSE_MS = 500;

/**
 * Reports whether the header is hidden: while the visitor scrolls down, but not
 * on the way up or near the top (behaviour H13). Returns a function that ends it.
 */
export function hideOnScroll(
  header: HTMLElement,
  setHidden: (hidden: boolean) => void,
): () => void {
  let last: number | undefined;
  let scroller: HTMLElement;
  const visitor = watchVisitor((target) => target === scroller);
  const stop = onScroll(header, (around) => {
    scroller = around;
    const position = scrollPosition(scroller);
    const moved = position - (last ?? position);
    if (last !== undefined && Math.abs(moved) < TOLERANCE) return;
    last = position;
    const isVisitor = visitor.isScrolling();
    if (moved <= 0 || last <= coveredBy(header)) return setHidden(false);
    // The page also moves by itself: to the target of a link or of a search, or
    // because a picture has loaded above.
    if (isVisitor) setHidden(true);
  });
  return () => {
    stop();
    visitor.stop();
    setHidden(false);
  };
}

/**
 * Finds out whether the visitor is scrolling, but not with an input that leads
 * upwards. Scrolling goes on after its input, by itself.
 *
 * @param hasScrollbar whether a press on the target may be one on its scrollbar
 */
function watchVisitor(hasScrollbar: (target: EventTarget | null) => boolean) {
  let end = 0;
  let finger = 0;
  const begin = () => void (end = performance.now() + PAUSE_MS);
  function turn(down: number) {
    if (down > 0) begin();
    // On the way up, a picture that loads above moves the page down.
    if (down < 0) end = 0;
  }
  const stop = together(
    onEvents(
      window,
      {
        // With Ctrl, and for a pinch on a trackpad, it zooms.
        wheel: ({ ctrlKey, deltaY }: WheelEvent) => turn(ctrlKey ? 0 : deltaY),
        touchstart: ({ touches }: TouchEvent) => {
          finger = touches[0]!.clientY;
        },
        touchmove({ touches }: TouchEvent) {
          turn(finger - touches[0]!.clientY);
          finger = touches[0]!.clientY;
        },
        pointerdown({ button, target }: PointerEvent) {
          if (button === MIDDLE || hasScrollbar(target)) begin();
        },
      },
      { capture: true, passive: true },
    ),
    // While bubbling: what uses the key has prevented its default by then.
    onEvents(window, {
      keydown(event: KeyboardEvent) {
        if (scrollsDown(event)) begin();
      },
    }),
  );
  return {
    isScrolling() {
      const isScrolling = performance.now() < end;
      if (isScrolling) begin();
      return isScrolling;
    },
    stop,
  };
}

/** Then the page scrolls with the pointer. */
const MIDDLE = 1;

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Whether a key scrolls the page down, and is not used by the element with focus. */
function scrollsDown(event: KeyboardEvent): boolean {
  const { key, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || shiftKey) return false;
  const [target] = event.composedPath();
  const users = key === ' ' ? `${FIELDS}, button, summary` : FIELDS;
  if (target instanceof Element && target.closest(users)) return false;
  return [' ', 'ArrowDown', 'PageDown', 'End'].includes(key);
}
