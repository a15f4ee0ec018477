'use client';
import { useEffect, useState } from 'react';
import { onEvents } from '../browser/events';

export interface ListPlace {
  side: 'top' | 'bottom';
  align: 'start' | 'end';
}

const opposite = {
  top: 'bottom',
  bottom: 'top',
  start: 'end',
  end: 'start',
} as const;

/** The distance between button and list, in px. */
const GAP = 4;

/**
 * Opens the list on the other side of its button, or aligns it with the other
 * edge, if the window has room only there (behaviour G7).
 */
export function useListPlace(
  listId: string,
  open: boolean,
  { side, align }: ListPlace,
): ListPlace {
  const [place, setPlace] = useState<ListPlace>({ side, align });
  // Not a layout effect, which React 18 reports on a server. After a press, both
  // run before the list is painted.
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!open || !list) return;
    const measure = () => setPlace(placeFor(list, { side, align }));
    measure();
    return onEvents(window, { resize: measure });
  }, [listId, open, side, align]);
  return place;
}

function placeFor(list: HTMLElement, { side, align }: ListPlace): ListPlace {
  const { left, right, top, bottom } =
    list.parentElement!.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const [before, after] = [right, clientWidth - left];
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  const room = {
    top: top - GAP,
    bottom: clientHeight - bottom - GAP,
    start: isMirrored ? before : after,
    end: isMirrored ? after : before,
  };
  const choose = <Edge extends keyof typeof room>(edge: Edge, size: number) =>
    size > room[edge] && size <= room[opposite[edge]] ? opposite[edge] : edge;
  return {
    side: choose(side, list.offsetHeight),
    align: choose(align, list.offsetWidth),
  };
}
