'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Moves the actions of a header into the open drawer, and back. They are rendered
 * in the bar, because rendering them in another place would lose their state.
 */
export function useCarriedActions(
  actions: RefObject<HTMLElement | null> | undefined,
  place: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  const moveBack = useRef<() => void>(undefined);
  // A layout effect would be too early: React may add the actions after the drawer
  // in one commit.
  useEffect(() => {
    const element = actions?.current;
    const home = element?.parentElement;
    if (!open || !home) return;
    moveInto(place.current!, element);
    moveBack.current = () => moveInto(home, element);
    return () => (moveBack.current = undefined);
  }, [actions, place, open]);
  // Moves them back before the closed dialog loses its focus, which in WebKit is
  // before the next frame.
  useLayoutEffect(
    () => (open ? () => moveBack.current?.() : undefined),
    [open],
  );
}

function moveInto(parent: Element, element: Element): void {
  const { activeElement } = element.getRootNode() as Document;
  // Keeps frames and the selection, too, in browsers that have it.
  // https://developer.mozilla.org/docs/Web/API/Element/moveBefore
  if (parent.isConnected && element.isConnected && 'moveBefore' in parent) {
    (parent.moveBefore as Element['insertBefore'])(element, null);
  } else {
    parent.append(element);
  }
  if (element.contains(activeElement)) {
    (activeElement as HTMLElement).focus({ preventScroll: true });
  }
}
