'use client';
import { useEffect, type RefObject } from 'react';
import { onSize } from '../browser/events';

/**
 * Marks the current link, moves the indicator (the list's first element) next to
 * it, and scrolls the list so that it is visible. Uses CSSOM and attributes:
 * the server's HTML has no style attribute, and React does not render the list
 * again.
 */
export function useIndicator(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  active: string | null,
  open: boolean,
): void {
  useEffect(() => {
    const element = list.current!;
    const indicator = element.firstElementChild as HTMLElement;
    const current = linkTo(element, active);
    let frame = 0;
    function position() {
      cancelAnimationFrame(frame);
      // Between sections, the indicator fades out in place.
      if (!current) return;
      if (element.clientHeight === 0) {
        // The list is closed. When it opens, the indicator must not move from its old place.
        indicator.removeAttribute('data-lintel-gliding');
        return;
      }
      keepInSight(element, current);
      positionBeside(indicator, current);
      // Turns transitions on after the first paint.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() =>
          indicator.setAttribute('data-lintel-gliding', ''),
        );
      });
    }
    // Measures before it marks the link. The other way round, the browser would
    // lay out a long list twice.
    position();
    mark(element, current);
    const stop = onSize(element, () => {
      const { scrollHeight, clientHeight } = element;
      element.toggleAttribute(
        'data-lintel-overflows',
        scrollHeight > clientHeight,
      );
      position();
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [list, items, active, open]);
}

function linkTo(list: HTMLElement, id: string | null): HTMLElement | null {
  return list.querySelector(`[data-lintel-id=${JSON.stringify(id ?? '')}]`);
}

function mark(list: HTMLElement, current: HTMLElement | null): void {
  list.toggleAttribute('data-lintel-marked', !!current);
  const before = list.querySelector('[aria-current]');
  if (before === current) return;
  before?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'location');
}

function positionBeside(
  { style }: HTMLElement,
  { offsetTop, offsetHeight }: HTMLElement,
) {
  style.transform = `translateY(${offsetTop}px)`;
  style.height = `${offsetHeight}px`;
}

/** Scrolls the list. `scrollIntoView` would scroll the page as well. */
function keepInSight(
  list: HTMLElement,
  { offsetTop, offsetHeight }: HTMLElement,
) {
  const { clientHeight, scrollTop } = list;
  const lowest = offsetTop + offsetHeight - clientHeight;
  if (scrollTop > offsetTop || scrollTop < lowest) {
    list.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
  }
}
