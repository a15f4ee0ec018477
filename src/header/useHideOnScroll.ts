'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the page is being scrolled down. What finds that out is loaded only
 * if it is on. If it cannot be loaded, the header stays in view.
 */
export function useHideOnScroll(
  header: RefObject<HTMLElement | null>,
  isOn: boolean,
): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('./hideOnScroll').then(
      ({ hideOnScroll }) => {
        if (!isOver) stop = hideOnScroll(header.current!, setHidden);
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [header, isOn]);
  return hidden;
}
