'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { onEvents } from '../browser/events';
import { hasKeyboardFocus } from '../browser/focus';
import { REDUCE, wantsStillness } from '../browser/media';
import { useContent } from '../parts/ContentProvider';
import { useMedia } from '../parts/usePage';
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
  pause: 'M7.5 5v10M12.5 5v10',
  play: 'M7 4.5v11l8.5-5.5z',
  previous: 'M12 5l-5 5 5 5',
  next: 'M8 5l5 5-5 5',
};

export interface CarouselProps {
  id: string;
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
 * controls and controls the pictures through `onRotation`.
 */
export function Carousel({
  id,
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
  const live = isRotating(state) ? 'off' : 'polite';

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
      slides: { id: `${id}-slides`, 'aria-live': live },
      slide: (position) => ({
        role: 'group',
        'aria-roledescription': messages.slide,
        'aria-label': positionIn(messages.slidePosition, position, count),
      }),
    });
  }, [id, label, count, index, reached, live, messages, onRotation]);

  return (
    <>
      <div className={styles.group}>
        <CarouselButton
          shape={playing ? 'pause' : 'play'}
          label={playing ? messages.stopSlides : messages.startSlides}
          onClick={() => {
            // Screen readers focus the button they press, and focus has just stopped the carousel.
            if (performance.now() - stoppedAt.current < PRESS) return;
            machine.send({ type: 'toggle' });
          }}
        />
        {(['previous', 'next'] as const).map((type) => (
          <CarouselButton
            key={type}
            shape={type}
            label={messages[`${type}Slide`]}
            slidesId={`${id}-slides`}
            onClick={() => machine.send({ type })}
          />
        ))}
      </div>
      <div
        role="group"
        aria-label={messages.chooseSlide}
        className={styles.group}
      >
        {Array.from({ length: count }, (_, position) => (
          <button
            key={position}
            type="button"
            aria-label={positionIn(messages.slidePosition, position, count)}
            // Not `disabled`, which would lose focus.
            aria-disabled={position === index ? true : undefined}
            className={styles.pick}
            onClick={() => {
              if (position !== index) {
                machine.send({ type: 'pick', index: position });
              }
            }}
          />
        ))}
      </div>
    </>
  );
}

function positionIn(text: string, position: number, count: number): string {
  return text
    .replace('{position}', `${position + 1}`)
    .replace('{count}', `${count}`);
}

interface CarouselButtonProps {
  shape: keyof typeof shapes;
  label: string;
  /** The id of the slides that it changes. */
  slidesId?: string;
  onClick(): void;
}

function CarouselButton({
  shape,
  label,
  slidesId,
  onClick,
}: CarouselButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={slidesId}
      className={styles.button}
      onClick={onClick}
    >
      <svg
        aria-hidden="true"
        className={icon}
        width={16}
        height={16}
        viewBox="0 0 20 20"
      >
        <path d={shapes[shape]} />
      </svg>
    </button>
  );
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
