/**
 * The spotlight's state machine (behaviour I1, I2). It takes an event and
 * returns the new state, with the delay until the next picture. It uses neither
 * DOM nor clock.
 */
import type {
  Machine,
  MachineOptions,
  Step,
  TimerElapsed,
} from '../ui/machine';

/** How long a picture is shown, in ms (behaviour I1). */
export const ROTATION = 5000;

export interface CarouselState {
  readonly index: number;
  /** The last picture to download so far. */
  readonly reached: number;
  /** Whether it rotates automatically. */
  readonly playing: boolean;
  /**
   * Whether the visitor has started it. Pointer and focus then do not pause it.
   */
  readonly startedByVisitor: boolean;
  readonly hovered: boolean;
  /** Whether it is visible: its menu is open, and the page is shown. */
  readonly shown: boolean;
}

export type CarouselEvent =
  /** The pause button. */
  | { type: 'toggle' }
  | { type: 'hover' }
  | { type: 'leave' }
  /** Keyboard focus. */
  | { type: 'focus' }
  | { type: 'show'; shown: boolean }
  /** The visitor prefers reduced motion. */
  | { type: 'still' };

export interface CarouselOptions {
  /** The number of pictures. */
  count: number;
}

/** The machine with a clock. */
export type CarouselMachine = Machine<
  CarouselState,
  CarouselEvent,
  CarouselOptions & MachineOptions<CarouselState>
>;

export const restingCarousel: CarouselState = {
  index: 0,
  reached: 0,
  playing: false,
  startedByVisitor: false,
  hovered: false,
  shown: false,
};

export function isRotating(state: CarouselState): boolean {
  return (
    state.playing && state.shown && (state.startedByVisitor || !state.hovered)
  );
}

export function stepCarousel(
  given: CarouselState,
  event: CarouselEvent | TimerElapsed,
  { count }: CarouselOptions,
): Step<CarouselState> {
  const next = { ...given, ...changeOf(given, event, count) };
  const rotates = count > 1 && isRotating(next);
  // Download the next picture before it is shown.
  const needed = Math.min(next.index + (rotates ? 1 : 0), count - 1);
  return {
    state: { ...next, reached: Math.max(next.reached, needed) },
    ...(rotates && { delay: ROTATION }),
  };
}

function changeOf(
  state: CarouselState,
  event: CarouselEvent | TimerElapsed,
  count: number,
): Partial<CarouselState> {
  switch (event.type) {
    case 'timerElapsed':
      return { index: (state.index + 1) % count };
    case 'toggle':
      return { playing: !state.playing, startedByVisitor: !state.playing };
    case 'hover':
      return { hovered: true };
    case 'leave':
      return { hovered: false };
    case 'focus':
      // It does not resume (APG, stricter than its own example).
      return { playing: state.playing && state.startedByVisitor };
    case 'show':
      return { shown: event.shown };
    case 'still':
      return { playing: false, startedByVisitor: false };
  }
}
