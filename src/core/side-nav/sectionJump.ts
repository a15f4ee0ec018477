import { onEvents } from '../browser/onEvents';
import { contentTop, scrollerOf, scrollPosition } from './scroller';

/** How the page scrolls, in CSS, while it is on its way. */
const BEHAVIOR = 'data-lintel-jump';
/** It has arrived, where it stands still for so long, in ms. */
const STILL = 200;

/**
 * The browser goes to the section, by its link: address, history and `:target`
 * are the platform's. Here is only how it scrolls, where the focus goes, and
 * what mends the place where the section has moved meanwhile. To be called as
 * the link is clicked, before the browser follows it. Returns the function
 * that ends it where it is.
 */
export function jumpToSection(
  section: HTMLElement,
  smooth: boolean,
): () => void {
  const end = scrollToSection(section, smooth);
  const release = takeFocus(section);
  return () => {
    end();
    release();
  };
}

function scrollToSection(section: HTMLElement, smooth: boolean): () => void {
  const scroller = scrollerOf(section.parentElement ?? section);
  const place = () =>
    section.getBoundingClientRect().top - contentTop(scroller);
  const placeBefore = place();
  let hasIntervened = false;
  const intervene = () => {
    hasIntervened = true;
  };
  const stopListening = onEvents(
    window,
    // Whatever a visitor does to stay elsewhere.
    {
      wheel: intervene,
      touchstart: intervene,
      pointerdown: intervene,
      keydown: intervene,
    },
    { capture: true, passive: true },
  );
  scroller.setAttribute(BEHAVIOR, smooth ? 'smooth' : 'auto');
  const stopWaiting = whenStill(scroller, () => {
    end();
    if (!hasIntervened && Math.abs(place() - placeBefore) > 1) {
      section.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
  });

  function end() {
    stopWaiting();
    scroller.removeAttribute(BEHAVIOR);
    stopListening();
  }
  return end;
}

/** Calls once what scrolls has come to its end, also where it never began. */
function whenStill(scroller: HTMLElement, call: () => void): () => void {
  let position = NaN;
  let since = 0;
  let frame = requestAnimationFrame(watch);

  // Not every engine has `scrollend`, and none where nothing had to move.
  function watch(now: number) {
    const next = scrollPosition(scroller);
    if (next !== position) since = now;
    position = next;
    if (now - since >= STILL) call();
    else frame = requestAnimationFrame(watch);
  }

  return () => cancelAnimationFrame(frame);
}

const MARK = 'data-lintel-target';

/**
 * Moves the focus to an element that may not be made for it: keyboard and
 * screen reader go on from there. It can be focused for that long only, as a
 * later click in it would take the focus else. Returns the function that
 * takes the mark away.
 */
export function takeFocus(element: HTMLElement): () => void {
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) {
    element.tabIndex = -1;
    // For CSS.
    element.setAttribute(MARK, '');
  }
  element.focus({ preventScroll: true });
  if (isFocusable) return () => {};

  function release() {
    element.removeAttribute('tabindex');
    element.removeAttribute(MARK);
    element.removeEventListener('blur', release);
  }
  element.addEventListener('blur', release);
  return release;
}
