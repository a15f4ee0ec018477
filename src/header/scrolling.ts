'use client';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { decode } from '../browser/cookies';
import {
  inNextFrame,
  onEvents,
  onMutation,
  onPageSwap,
  onSize,
  together,
} from '../browser/events';
import { hasVisibleFocus } from '../browser/focus';
import { createLoader } from '../browser/loader';
import {
  coveredBy,
  isPage,
  onScroll,
  scrollerOf,
  scrollPosition,
} from '../browser/viewport';
import { useLoaded } from '../ui/useStore';

/**
 * Sets `data-scrolled` on the element while the page is scrolled, without
 * rendering. Old web views: the header looks as at the top of the page.
 */
export function useScrolled(element: RefObject<Element | null>): void {
  useEffect(() => {
    const header = element.current;
    if (!header) return;
    return onScroll(header, (scroller) => {
      header.toggleAttribute('data-scrolled', scrollPosition(scroller) > 0);
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

/** Also what the page has in its actions. Sections stay open in the closed drawer. */
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
        // Between two elements, focus is nowhere.
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

const OFFSET = '--lintel-header-offset';
const SCROLLER = 'data-lintel-page-scroller';

/**
 * Publishes the height of the page's top that the header covers, banner
 * included, as `--lintel-header-offset` (behaviour H9). Without
 * `ResizeObserver`, the height of the theme is used.
 *
 * @param covers whether the header stays in view and is shown
 */
export function useHeaderOffset(
  element: RefObject<HTMLElement | null>,
  covers: boolean,
): void {
  const page = useRef('');
  const scroller = useRef<HTMLElement>(undefined);
  // Stays while the header is hidden: a jump upwards shows it again.
  useEffect(() => () => scroller.current?.removeAttribute(SCROLLER), []);
  useEffect(() => {
    const root = element.current;
    // It is then 0 in CSS, unless another header sets it.
    if (!covers || !root) return;
    const { style } = document.documentElement;
    let offset = '';
    let isOwn = false;
    const measuring = inNextFrame(() => {
      // The bar does not include the open list of narrow windows.
      if (root.dataset['menu']) return;
      const around = scrollerOf(root, true);
      if (scroller.current !== around) {
        scroller.current?.removeAttribute(SCROLLER);
      }
      scroller.current = around;
      around.toggleAttribute(SCROLLER, !isPage(around));
      const next = `${coveredBy(root)}px`;
      // Another header may have set its own. Most often the style sheet has it.
      if (next !== offset && next !== shownOffset()) {
        style.setProperty(OFFSET, next);
        isOwn = true;
      }
      offset = next;
      const { pathname } = location;
      if (page.current !== pathname) uncoverTarget(around);
      page.current = pathname;
    });
    const stopMeasuring = onSize(root, measuring.request);
    const stopWatching = onPageSwap(() => {
      const isLost = isOwn && !style.getPropertyValue(OFFSET);
      if (isLost) style.setProperty(OFFSET, offset);
      measuring.request();
    });
    return together(stopMeasuring, stopWatching, measuring.cancel, () =>
      style.removeProperty(OFFSET),
    );
  }, [element, covers]);
}

const shownOffset = () =>
  getComputedStyle(document.documentElement).getPropertyValue(OFFSET);

/**
 * Scrolls the target of the address out from under the header. The browser or
 * a router went there before the header of this page was measured, and did not
 * know of a banner. A router's target does not match `:target`.
 */
function uncoverTarget(scroller: HTMLElement): void {
  const target = document.getElementById(decode(location.hash.slice(1)));
  if (!target) return;
  const edge = Math.max(0, scroller.getBoundingClientRect().top);
  const top = target.getBoundingClientRect().top - edge;
  const { scrollPaddingBlockStart } = getComputedStyle(scroller);
  const covered = parseFloat(scrollPaddingBlockStart);
  if (top >= 0 && top < covered) {
    target.scrollIntoView({ behavior: 'instant' });
  }
}
