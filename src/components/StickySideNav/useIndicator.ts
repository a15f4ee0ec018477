'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { onSize } from '../../core/browser/observers';

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
  const lay = useRef(() => {});
  useEffect(() => {
    const element = list.current;
    return element ? onSize(element, () => lay.current()) : undefined;
  }, [list]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const indicator = element.firstElementChild as HTMLElement;
    const current = linkTo(element, active);
    let frame = 0;
    lay.current = () => {
      cancelAnimationFrame(frame);
      // It fades out where it is.
      if (!current) return;
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
    // Before anything is marked, while the page is laid out: asked for its
    // places afterwards, the engine would lay out a long list once more.
    lay.current();
    mark(element, current);
    return () => {
      cancelAnimationFrame(frame);
      lay.current = () => {};
    };
  }, [list, items, active, open]);
}

function linkTo(list: HTMLElement, id: string | null): HTMLElement | null {
  return list.querySelector(`[data-lintel-id=${JSON.stringify(id ?? '')}]`);
}

function mark(list: HTMLElement, current: HTMLElement | null): void {
  list.toggleAttribute('data-marked', !!current);
  const before = list.querySelector('[aria-current]');
  if (before === current) return;
  before?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'location');
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
