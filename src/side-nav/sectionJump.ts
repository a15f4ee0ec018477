import { onEvents } from '../browser/events';
import { contentTop, scrollerOf, scrollPosition } from '../browser/scroller';

/** Sets the scroll behaviour in CSS while the page is scrolling. */
const BEHAVIOR = 'data-lintel-jump';
/**
 * Scrolling has ended when the position does not change for this time, in ms.
 */
const STILL = 200;

/**
 * Prepares a jump to a section. The browser follows the link, and so sets
 * address, history, `:target` and where Tab continues. This sets how the page
 * scrolls, and corrects the position if the section has moved in the meantime.
 * Call it on click, before the browser follows the link. Returns a function that
 * ends it.
 */
export function jumpToSection(
  section: HTMLElement,
  smooth: boolean,
): () => void {
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
    // The visitor scrolls elsewhere.
    { wheel: intervene, pointerdown: intervene, keydown: intervene },
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

/** Calls back when scrolling has ended, or if it never began. */
function whenStill(scroller: HTMLElement, call: () => void): () => void {
  let position = NaN;
  let since = 0;
  let frame = requestAnimationFrame(watch);

  // Not every browser has `scrollend`, and it is not fired without scrolling.
  function watch(now: number) {
    const next = scrollPosition(scroller);
    if (next !== position) since = now;
    position = next;
    if (now - since >= STILL) call();
    else frame = requestAnimationFrame(watch);
  }

  return () => cancelAnimationFrame(frame);
}
