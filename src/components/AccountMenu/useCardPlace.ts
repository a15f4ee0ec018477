'use client';
import type { DropdownMenuContentProps } from '@radix-ui/react-dropdown-menu';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Direction } from '../../core/browser/arrowKeys';
import { onEvents } from '../../core/browser/onEvents';
import { GAP } from './AccountMenu.css';

/** Higher than any card, in px. */
const ANY_HEIGHT = 10_000;

type CardPlace = Pick<
  DropdownMenuContentProps,
  'align' | 'sideOffset' | 'collisionPadding'
>;

/**
 * The card begins where the avatar begins, or ends where it ends if the card
 * would stick out of the window (specification §4): Radix would only shift it.
 */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  avatar: HTMLElement,
  direction: Direction,
): CardPlace {
  const [place, setPlace] = useState<CardPlace>({});
  useLayoutEffect(() => {
    const measure = () => {
      // Not the box as it is drawn: it may still be coming in.
      const { offsetWidth = 0, offsetHeight = 0 } = card.current ?? {};
      const { left, right, top } = avatar.getBoundingClientRect();
      const room =
        direction === 'rtl'
          ? right
          : document.documentElement.clientWidth - left;
      const fitsAbove = offsetHeight + GAP <= top;
      setPlace({
        align: offsetWidth > room ? 'end' : 'start',
        // Without room above, it stays below: the page can be scrolled there.
        collisionPadding: { bottom: fitsAbove ? 0 : -ANY_HEIGHT },
      });
    };
    measure();
    return onEvents(window, { resize: measure });
  }, [card, avatar, direction]);
  return { sideOffset: GAP, ...place };
}
