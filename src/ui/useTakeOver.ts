'use client';
import { useEffect, useState, type RefObject } from 'react';
import { onEvents } from '../browser/events';
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
  const start = useStableCallback(() => setHeld(keepOpen()));
  useEffect(() => {
    start();
    const take = () => takeOver(root);
    // With the first event, and not before, because that computes styles of a page
    // at rest. Until then CSS lays out what is hovered, so that it opens sooner.
    return onEvents(
      root.current!,
      // Safari has no pointer event for what moves under a pointer at rest.
      { pointerover: take, mouseover: take, focusin: take },
      { capture: true, once: true },
    );
  }, [root, start]);
  // Once React has rendered it open: focus in what CSS no longer shows would be lost.
  useBeforePaint(() => {
    if (isHeld) takeOver(root);
  }, [root, isHeld]);
}

function takeOver(root: RefObject<HTMLElement | null>): void {
  root.current!.setAttribute('data-lintel-scripted', '');
}
