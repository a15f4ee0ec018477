'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether a part is rendered: while it is open, and until the motion with which it
 * leaves has ended.
 * @see https://developer.mozilla.org/docs/Web/API/Animation/finished
 */
export function usePresence(
  open: boolean,
  part: RefObject<Element | null>,
): boolean {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);
  useLayoutEffect(() => {
    if (open) return;
    let isLeaving = true;
    const remove = () => {
      if (isLeaving) setPresent(false);
    };
    // jsdom has none.
    const motions = part.current?.getAnimations?.() ?? [];
    if (motions.length === 0) {
      remove();
      return;
    }
    void Promise.all(motions.map(({ finished }) => finished)).then(
      remove,
      remove,
    );
    return () => {
      isLeaving = false;
    };
  }, [open, part]);
  return isPresent;
}
