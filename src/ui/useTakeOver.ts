'use client';
import { useEffect, useState, type RefObject } from 'react';
import { useBeforePaint, useStableCallback } from './effects';

/**
 * Takes over from CSS, which opens a part by hover and focus before hydration and
 * without JavaScript (behaviour M11). The style sheets read the attribute
 * `data-lintel-scripted` of the part's root, see `unopened` in
 * `styles/unscripted.css.ts`.
 *
 * @param keepOpen opens what CSS holds open, and returns whether it holds anything.
 *   Called once, after hydration, because pointer and focus events are not replayed
 */
export function useTakeOver(
  root: RefObject<HTMLElement | null>,
  keepOpen: () => boolean,
): void {
  const [isHeld, setHeld] = useState(false);
  const start = useStableCallback(() => {
    if (keepOpen()) setHeld(true);
    else takeOver(root);
  });
  useEffect(start, [start]);
  // Once React has rendered it open: focus in what CSS no longer shows would be lost.
  useBeforePaint(() => {
    if (isHeld) takeOver(root);
  }, [root, isHeld]);
}

function takeOver(root: RefObject<HTMLElement | null>): void {
  root.current!.setAttribute('data-lintel-scripted', '');
}
