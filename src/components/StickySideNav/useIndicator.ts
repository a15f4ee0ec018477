'use client';
import { useEffect, type RefObject } from 'react';
import { onSize } from '../../core/observers';
import { indicatorLength, indicatorPlace } from './StickySideNav.css';

/**
 * Lays the indicator beside the current link, and keeps that in sight in a
 * list that scrolls by itself. All of it by CSSOM and attributes: no style
 * attribute in the server's HTML, and no rendering.
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
    const current = element.querySelector<HTMLElement>('[aria-current]');
    element.toggleAttribute('data-marked', !!current);
    // It fades out where it is.
    if (!current) return;
    let frame = 0;
    const lay = () => {
      cancelAnimationFrame(frame);
      if (element.clientHeight === 0) {
        // Closed: it does not come from where it was when that opens.
        element.removeAttribute('data-gliding');
        return;
      }
      layBeside(element, current);
      keepInSight(element, current);
      // Once it has been drawn where it is.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() =>
          element.setAttribute('data-gliding', ''),
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

function layBeside(
  list: HTMLElement,
  { offsetTop, offsetHeight }: HTMLElement,
) {
  list.style.setProperty(indicatorPlace, `${offsetTop}px`);
  list.style.setProperty(indicatorLength, `${offsetHeight}px`);
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
