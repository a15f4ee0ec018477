'use client';
import {
  Fragment,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react';
import { onEvents } from '../browser/events';
import { hasVisibleFocus } from '../browser/focus';
import { REDUCE, wantsStillness } from '../browser/viewport';
import { useContent } from '../parts/ContentProvider';
import { useMedia } from '../parts/useDocument';
import { useStableCallback } from '../ui/effects';
import { icon } from '../ui/Icon.css';
import * as styles from './Spotlight.css';

/** The longest time between the focus that a press causes and its click, in ms. */
const PRESS = 100;

/** Not in `Icon.tsx`, so that they are loaded with the carousel only. */
const shapes = {
  pause: 'M8 7v6M12 7v6',
  play: 'M8 6.5v7l5.5-3.5z',
};

interface CarouselProps {
  /** The position of the picture that is shown. */
  index: number;
  count: number;
  /** Whether its menu is open. */
  shown: boolean;
  /** The element around the pictures. */
  frame: RefObject<HTMLElement | null>;
  setIndex(index: number): void;
  /** Sets the position of the last picture that is downloaded. */
  setLast: Dispatch<SetStateAction<number>>;
}

/**
 * The spotlight's carousel, following the APG carousel pattern: a new picture
 * every five seconds while it is visible (behaviour I1, I2). It renders only the
 * button that stops it.
 */
export function Carousel({
  index,
  count,
  shown,
  frame,
  setIndex,
  setLast,
}: CarouselProps) {
  const { messages } = useContent();
  const { playing, paused, toggle } = usePlaying(frame);
  const isVisible = usePageVisible();
  const rotates = playing && !paused && shown && isVisible;

  useEffect(() => {
    if (!rotates) return;
    const next = (index + 1) % count;
    // Downloaded before it is shown.
    setLast((last) => Math.max(last, next));
    const timer = setTimeout(() => setIndex(next), styles.ROTATION);
    return () => clearTimeout(timer);
  }, [rotates, index, count, setIndex, setLast]);

  return (
    <button
      type="button"
      aria-label={playing ? messages.stopSlides : messages.startSlides}
      className={styles.control}
      onClick={toggle}
    >
      <svg aria-hidden="true" className={icon} viewBox="0 0 20 20">
        <path d={playing ? shapes.pause : shapes.play} />
      </svg>
      {/* New elements for each picture, whose time they show. */}
      {rotates ? (
        <Fragment key={index}>
          <span className={styles.half} />
          <span className={styles.half} />
        </Fragment>
      ) : null}
    </button>
  );
}

/**
 * Whether the carousel plays. Keyboard focus stops it, and a pointer on it pauses
 * it, unless the visitor has started it (behaviour I2).
 */
function usePlaying(frame: RefObject<HTMLElement | null>) {
  const [playing, setPlaying] = useState(!wantsStillness());
  const [startedByVisitor, setStartedByVisitor] = useState(false);
  const [hovered, setHovered] = useState(false);
  const stoppedAt = useRef(-Infinity);
  const isStill = useMedia(REDUCE);
  const [wasStill, setWasStill] = useState(isStill);
  // During rendering, not in an effect.
  if (isStill !== wasStill) {
    setWasStill(isStill);
    if (isStill) setPlaying(false);
  }

  const onFocus = useStableCallback((area: Element) => {
    // Pressing its own button is not keyboard focus.
    if (!playing || startedByVisitor || !hasVisibleFocus(area)) return;
    stoppedAt.current = performance.now();
    // It does not resume (APG, stricter than its own example).
    setPlaying(false);
  });
  // Pointer and focus may already be there when this part has loaded.
  const onLoad = useStableCallback((area: Element) => {
    if (area.matches(':hover')) setHovered(true);
    onFocus(area);
  });
  useEffect(() => {
    // The link covers the pictures but is outside of the frame.
    const area = frame.current!.closest('[data-lintel="spotlight"]')!;
    onLoad(area);
    return onEvents(area, {
      pointerenter({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') setHovered(true);
      },
      pointerleave: () => setHovered(false),
      focusin: () => onFocus(area),
      keydown() {
        // A key pressed after the focus toggles the carousel as usual.
        stoppedAt.current = -Infinity;
      },
    });
  }, [frame, onFocus, onLoad]);

  function toggle() {
    // Screen readers focus the button they press, and focus has just stopped the carousel.
    if (performance.now() - stoppedAt.current < PRESS) return;
    setPlaying(!playing);
    setStartedByVisitor(!playing);
  }
  return { playing, paused: hovered && !startedByVisitor, toggle };
}

/** Whether the page is visible, and not in a tab behind another one. */
function usePageVisible(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState !== 'hidden',
  );
}

const watchVisibility = (call: () => void) =>
  onEvents(document, { visibilitychange: call });
