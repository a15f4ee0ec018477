'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { onEvents } from '../browser/events';
import { hasKeyboardFocus } from '../browser/focus';
import { REDUCE, wantsStillness } from '../browser/media';
import { useContent } from '../parts/ContentProvider';
import { useMedia } from '../parts/useDocument';
import { useMachine } from '../ui/machine';
import { icon } from '../ui/Icon.css';
import { useStore } from '../ui/useStore';
import {
  isRotating,
  restingCarousel,
  stepCarousel,
  type CarouselMachine,
} from './carouselState';
import type { Rotation } from './Spotlight';
import * as styles from './Spotlight.css';

/** A press follows the focus that it causes within this time, in ms. */
const PRESS = 100;

/** Not in `Icon.tsx`, so that they are loaded with the carousel only. */
const shapes = {
  pause: 'M8 7v6M12 7v6',
  play: 'M8 6.5v7l5.5-3.5z',
  // A ring that begins at the top. Its length is 57.
  time: 'M10 1a9 9 0 0 1 0 18a9 9 0 0 1 0-18',
};

export interface CarouselProps {
  /** The spotlight's title, which names the carousel. */
  label: string;
  count: number;
  /** Whether its menu is open. */
  shown: boolean;
  /** The element around the pictures. */
  frame: RefObject<HTMLElement | null>;
  onRotation(rotation: Rotation | undefined): void;
}

/**
 * The spotlight's carousel, following the APG carousel pattern: a new picture
 * every five seconds while it is visible (behaviour I1, I2). It renders only the
 * button that stops it, and controls the pictures through `onRotation`.
 */
export function Carousel({
  label,
  count,
  shown,
  frame,
  onRotation,
}: CarouselProps) {
  const { messages } = useContent();
  const machine = useMachine(
    stepCarousel,
    () => ({ ...restingCarousel, playing: !wantsStillness() }),
    { count },
  );
  const state = useStore(machine, machine.get());
  const stoppedAt = useCarouselPauses(machine, shown, frame);
  const { index, reached, playing } = state;

  // A layout effect, so that labels and pictures change in the same frame.
  useLayoutEffect(() => {
    onRotation({
      index,
      reached,
      frame: {
        role: 'group',
        'aria-roledescription': messages.carousel,
        'aria-label': label,
      },
      slide: (position) => ({
        role: 'group',
        'aria-roledescription': messages.slide,
        'aria-label': positionIn(messages.slidePosition, position, count),
      }),
    });
  }, [label, count, index, reached, messages, onRotation]);

  return (
    <button
      type="button"
      aria-label={playing ? messages.stopSlides : messages.startSlides}
      className={styles.control}
      onClick={() => {
        // Screen readers focus the button they press, and focus has just stopped the carousel.
        if (performance.now() - stoppedAt.current < PRESS) return;
        machine.send({ type: 'toggle' });
      }}
    >
      <svg aria-hidden="true" className={icon} viewBox="0 0 20 20">
        <path d={playing ? shapes.pause : shapes.play} />
        {/* A new element for each picture, whose time it shows. */}
        {isRotating(state) ? (
          <path key={index} className={styles.time} d={shapes.time} />
        ) : null}
      </svg>
    </button>
  );
}

function positionIn(text: string, position: number, count: number): string {
  return text
    .replace('{position}', `${position + 1}`)
    .replace('{count}', `${count}`);
}

/**
 * Pauses the carousel while it is not visible, hovered or focused, or with
 * reduced motion (behaviour I2). Returns the time when focus last stopped it,
 * in ms.
 */
function useCarouselPauses(
  machine: CarouselMachine,
  shown: boolean,
  frame: RefObject<HTMLElement | null>,
): RefObject<number> {
  const stoppedAt = useRef(-Infinity);
  useEffect(() => {
    const tell = () => {
      const isSeen = shown && document.visibilityState !== 'hidden';
      machine.send({ type: 'show', shown: isSeen });
    };
    const onLeave = () => machine.send({ type: 'show', shown: false });
    tell();
    const stop = onEvents(document, { visibilitychange: tell });
    // No timer runs in the back/forward cache. It starts again afterwards.
    const stopPages = onEvents(window, { pagehide: onLeave, pageshow: tell });
    return () => {
      stop();
      stopPages();
    };
  }, [machine, shown]);

  useEffect(() => {
    // The link covers the pictures but is outside of the frame.
    const pictures = frame.current!;
    const area = pictures.closest('[data-lintel="spotlight"]') ?? pictures;
    const onFocus = () => {
      // Pressing its own button is not keyboard focus.
      if (!hasKeyboardFocus(area)) return;
      const { playing, startedByVisitor } = machine.get();
      if (playing && !startedByVisitor) stoppedAt.current = performance.now();
      machine.send({ type: 'focus' });
    };
    // Pointer and focus may already be there when this part has loaded.
    if (area.matches(':hover')) machine.send({ type: 'hover' });
    onFocus();
    return onEvents(area, {
      pointerenter({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') machine.send({ type: 'hover' });
      },
      pointerleave: () => machine.send({ type: 'leave' }),
      focusin: onFocus,
      keydown() {
        // A key pressed after the focus toggles the carousel as usual.
        stoppedAt.current = -Infinity;
      },
    });
  }, [machine, frame]);

  const isStill = useMedia(REDUCE);
  useEffect(() => {
    if (isStill) machine.send({ type: 'still' });
  }, [machine, isStill]);

  return stoppedAt;
}
