'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { focusItem, type MenuEnd } from './focusItem';

/** A key takes the focus into the card that it opens; as the card goes, what is in it goes back to the avatar. */
export function useCardFocus(
  card: RefObject<HTMLElement | null>,
  avatar: HTMLElement,
  entry: RefObject<MenuEnd | null>,
): void {
  // Layout effects: a key in between would be lost, and the card is still
  // there as they end.
  useLayoutEffect(() => {
    const element = card.current;
    if (entry.current) focusItem(element, entry.current);
    return () => {
      if (element?.contains(document.activeElement)) {
        avatar.focus({ preventScroll: true });
      }
    };
  }, [card, avatar, entry]);
}
