'use client';
import { useLayoutEffect, type RefObject } from 'react';
import type { Direction } from '../../core/arrowKeys';
import { cardShift } from './AccountMenu.css';
import { placeCard } from './placeCard';

/**
 * Says on the card where it goes, as it opens and whenever the window changes;
 * CSS puts it there, beside the avatar, with which it then scrolls.
 */
export function useCardPlacement(
  card: RefObject<HTMLElement | null>,
  avatar: HTMLElement,
  direction: Direction,
): void {
  // In a part that is loaded later, and never drawn on a server.
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const place = () => {
      // Not what a box is drawn like: it may still be coming in.
      const { offsetWidth: width, offsetHeight: height } = element;
      const { clientWidth, clientHeight } = document.documentElement;
      const { shift, ...placement } = placeCard(
        avatar.getBoundingClientRect(),
        { width, height },
        { width: clientWidth, height: clientHeight },
        direction,
      );
      Object.assign(element.dataset, placement);
      element.style.setProperty(
        cardShift,
        shift ? `translateX(${shift}px)` : null,
      );
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [card, avatar, direction]);
}
