'use client';
import {
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { onEvents, onMutation, together } from '../browser/events';
import { hasVisibleFocus } from '../browser/focus';
import { createLoader } from '../browser/loader';
import { onScroll, scrollPosition } from '../browser/viewport';
import { useLoaded } from '../ui/useStore';

/**
 * Sets `data-lintel-scrolled` on the element while the page is scrolled, without
 * rendering. Old web views: the header looks as at the top of the page.
 */
export function useScrolled(element: RefObject<Element | null>): void {
  useEffect(() => {
    const header = element.current;
    if (!header) return;
    return onScroll(header, (scroller) => {
      header.toggleAttribute(
        'data-lintel-scrolled',
        scrollPosition(scroller) > 0,
      );
    });
  }, [element]);
}

const scrollHider = createLoader(null, () => import('./hideOnScroll'));

/**
 * Whether the page is being scrolled down. What finds that out is loaded only
 * if it is on. If it cannot be loaded, the header stays in view.
 */
export function useHideOnScroll(
  header: RefObject<HTMLElement | null>,
  isOn: boolean,
): boolean {
  const [hidden, setHidden] = useState(false);
  const loaded = useLoaded(scrollHider, isOn);
  useEffect(() => {
    if (isOn) return loaded?.hideOnScroll(header.current!, setHidden);
  }, [header, isOn, loaded]);
  return hidden;
}

/**
 * Whether the header has keyboard focus, or anything in it is open: it is not
 * hidden then (behaviour H6).
 *
 * @param isWatched whether it would be hidden otherwise
 */
export function useInUse(
  header: RefObject<HTMLElement | null>,
  isWatched: boolean,
): boolean {
  const subscribe = useCallback(
    (call: () => void) => (isWatched ? onUse(header, call) : () => {}),
    [header, isWatched],
  );
  return useSyncExternalStore(
    subscribe,
    () => isWatched && isInUse(header.current),
    () => false,
  );
}

/**
 * What is open, also in the page's own actions. Sections of the drawer do not count,
 * because they stay open while it is closed.
 */
const OPEN = ':is(dialog, details)[open], [aria-expanded="true"]:not(dialog *)';

function isInUse(header: HTMLElement | null): boolean {
  return hasVisibleFocus(header) || !!header?.querySelector(OPEN);
}

/** Calls back when `isInUse` may have changed. */
function onUse(
  { current: header }: RefObject<HTMLElement | null>,
  call: () => void,
): () => void {
  if (!header) return () => {};
  return together(
    onEvents(header, {
      focusin: call,
      focusout({ relatedTarget }: FocusEvent) {
        // While focus moves within the header, no element has it.
        if (!header.contains(relatedTarget as Node | null)) call();
      },
      // A key shows where focus is, also after a press.
      keydown: call,
    }),
    onMutation(call, [
      header,
      {
        subtree: true,
        childList: true,
        attributeFilter: ['aria-expanded', 'open'],
      },
    ]),
  );
}
