import type { Direction } from '../../core/arrowKeys';

/** Between avatar and card, in px. */
export const GAP = 12;

type Size = Pick<DOMRect, 'width' | 'height'>;
type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface Placement {
  side: 'top' | 'bottom';
  align: 'start' | 'end';
  /** How far it then has to move to the right, in px, to be in the window. */
  shift: number;
}

/**
 * Where the card goes: it begins where the avatar does, unless it would stick
 * out of the window there: then it ends where the avatar does (specification
 * §4). It is under the avatar, unless there is room for it above alone.
 */
export function placeCard(
  avatar: Edges,
  card: Size,
  page: Size,
  direction: Direction,
): Placement {
  const isRtl = direction === 'rtl';
  const beginsLeft = avatar.left;
  const endsRight = avatar.right - card.width;
  const fits = isRtl ? endsRight >= 0 : beginsLeft + card.width <= page.width;
  const left = fits === isRtl ? endsRight : beginsLeft;
  const inside = Math.max(0, Math.min(left, page.width - card.width));
  const fitsBelow = avatar.bottom + GAP + card.height <= page.height;
  const fitsAbove = avatar.top - GAP - card.height >= 0;
  return {
    side: !fitsBelow && fitsAbove ? 'top' : 'bottom',
    align: fits ? 'start' : 'end',
    shift: inside - left,
  };
}
