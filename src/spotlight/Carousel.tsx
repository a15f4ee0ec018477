'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { isRotating, restingCarousel, stepCarousel } from './carouselState';
import { wantsStillness } from '../browser/media';
import { useContent } from '../parts/ContentProvider';
import { useMachine } from '../ui/machine';
import { useStore } from '../ui/useStore';
import * as styles from './Carousel.css';
import type { Rotation } from './Pictures';
import { useCarouselPauses } from './useCarouselPauses';

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
  const { carousel, slide, slidePosition } = messages;

  // A layout effect, so that labels and pictures change in the same frame.
  useLayoutEffect(() => {
    onRotation({
      index,
      reached,
      frame: {
        role: 'group',
        'aria-roledescription': carousel,
        'aria-label': label,
      },
      slides: { id: `${id}-slides`, 'aria-live': live },
      slide: (position) => ({
        role: 'group',
        'aria-roledescription': slide,
        'aria-label': positionIn(slidePosition, position, count),
      }),
    });
  }, [
    id,
    label,
    count,
    index,
    reached,
    live,
    carousel,
    slide,
    slidePosition,
    onRotation,
  ]);

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
            aria-label={positionIn(slidePosition, position, count)}
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
        className={styles.icon}
        width={16}
        height={16}
        viewBox="0 0 20 20"
      >
        <path d={shapes[shape]} />
      </svg>
    </button>
  );
}
