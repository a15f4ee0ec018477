'use client';
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { isPlainClick } from '../browser/clicks';
import { onEvents } from '../browser/events';
import {
  wantsStillness,
  contentTop,
  scrollerOf,
  scrollPosition,
} from '../browser/viewport';
import { isBar } from './stickyBar';

/**
 * Returns the click handler of the links, which runs before the browser follows
 * the link (behaviour S2).
 *
 * @param button visible only if the navigation is a bar
 */
export function useSectionJump(button: RefObject<HTMLElement | null>) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  return (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(event)) return;
    const root = link.getRootNode() as Document | ShadowRoot;
    const section = root.getElementById(link.dataset['lintelId']!);
    if (!section) return;
    const smooth = !isBar(button.current!) && !wantsStillness();
    stop.current();
    stop.current = jumpToSection(section, smooth);
  };
}

/** Sets the scroll behaviour in CSS while the page is scrolling. */
const BEHAVIOR = 'data-lintel-jump';
/**
 * Scrolling has ended when the position does not change for this time, in ms.
 */
const STILL = 200;

/**
 * Prepares a jump to a section. The browser follows the link, and so sets
 * address, history and `:target`. This sets how the page scrolls, moves focus,
 * and corrects the position if the section has moved in the meantime. Returns a
 * function that ends it.
 */
function jumpToSection(section: HTMLElement, smooth: boolean): () => void {
  const end = scrollToSection(section, smooth);
  // Firefox continues at the link after the press of a key.
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

const MARK = 'data-lintel-target';

/**
 * Moves focus to an element, even if it is not focusable, so that keyboard and
 * screen reader continue there. It is only focusable until it loses focus,
 * because a later click in it would otherwise move focus to it. Returns a
 * function that removes the marker.
 */
function takeFocus(element: HTMLElement): () => void {
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
