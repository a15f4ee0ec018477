'use client';
import { useEffect, type RefObject } from 'react';
import { onSize } from '../../core/observers';

/**
 * Marks the current link, lays the indicator, the list's first element, beside
 * it, and keeps it in sight in a list that scrolls by itself. All of it by
 * CSSOM and attributes: no style attribute in the server's HTML, and no
 * rendering, which would take longer the more sections there are.
 */
export function useIndicator(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  active: string | null,
  open: boolean,
): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const indicator = element.firstElementChild as HTMLElement;
    const current = markCurrent(element, active);
    element.toggleAttribute('data-marked', !!current);
    // It fades out where it is.
    if (!current) return;
    let frame = 0;
    const lay = () => {
      cancelAnimationFrame(frame);
      if (element.clientHeight === 0) {
        // Closed: it does not come from where it was when that opens.
        indicator.removeAttribute('data-gliding');
        return;
      }
      keepInSight(element, current);
      layBeside(indicator, current);
      // Once it has been drawn where it is.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() =>
          indicator.setAttribute('data-gliding', ''),
        );
      });
    };
    lay();
    const stop = onSize(element, lay);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [list, items, active, open]);
}

/** Returns the link that is current now. */
function markCurrent(list: HTMLElement, active: string | null) {
  const before = list.querySelector('[aria-current]');
  const current = list.querySelector<HTMLElement>(
    `[data-lintel-id=${JSON.stringify(active ?? '')}]`,
  );
  if (before !== current) {
    before?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
  }
  return current;
}

function layBeside(
  { style }: HTMLElement,
  { offsetTop, offsetHeight }: HTMLElement,
) {
  style.transform = `translateY(${offsetTop}px)`;
  style.height = `${offsetHeight}px`;
}

/** Not `scrollIntoView`, which would scroll the page along. */
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
