/**
 * The spotlight's carousel (specification §4): event in, state and effects
 * out. It knows neither DOM nor clock: effects ask for the timer.
 */
import type {
  Machine,
  MachineEffect,
  TimerElapsed,
  Step,
} from '../machine/machine';

/** How long a picture is shown, in ms (specification §9). */
export const ROTATION = 5000;

export interface CarouselState {
  readonly index: number;
  /** The last picture that is needed: those after it are not downloaded yet. */
  readonly reached: number;
  /** Whether it is to go on by itself. */
  readonly playing: boolean;
  /** Whether somebody has started it: then neither pointer nor focus stops it. */
  readonly insisted: boolean;
  readonly hovered: boolean;
  /** Whether anybody can see it: its menu is open, and its page is shown. */
  readonly shown: boolean;
}

export type CarouselEvent =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'pick'; index: number }
  /** The button that stops and starts it. */
  | { type: 'toggle' }
  | { type: 'hover' }
  | { type: 'leave' }
  /** The keyboard has come to it. */
  | { type: 'focus' }
  | { type: 'show'; shown: boolean }
  /** The visitor wants less motion. */
  | { type: 'still' };

export interface CarouselOptions {
  /** How many pictures there are. */
  count: number;
}

/** The machine with a clock. */
export type CarouselMachine = Machine<
  CarouselState,
  CarouselEvent,
  CarouselOptions
>;

export const restingCarousel: CarouselState = {
  index: 0,
  reached: 0,
  playing: false,
  insisted: false,
  hovered: false,
  shown: false,
};

export function isRotating(state: CarouselState): boolean {
  return state.playing && state.shown && (state.insisted || !state.hovered);
}

export function stepCarousel(
  given: CarouselState,
  event: CarouselEvent | TimerElapsed,
  { count }: CarouselOptions,
): Step<CarouselState, MachineEffect<never, never>> {
  const next = { ...given, ...changeOf(given, event, count) };
  const rotates = count > 1 && isRotating(next);
  // The one that comes is there when it is its turn.
  const needed = Math.min(next.index + (rotates ? 1 : 0), count - 1);
  return {
    state: { ...next, reached: Math.max(next.reached, needed) },
    effects: rotates ? [{ type: 'startTimer', delay: ROTATION }] : [],
  };
}

function changeOf(
  state: CarouselState,
  event: CarouselEvent | TimerElapsed,
  count: number,
): Partial<CarouselState> {
  const turn = (by: number) => (state.index + by + count) % count;
  // Who looks for a picture wants to keep it; who has started it has said so.
  const playing = state.playing && state.insisted;
  switch (event.type) {
    case 'rested':
      return { index: turn(1) };
    case 'next':
      return { index: turn(1), playing };
    case 'previous':
      return { index: turn(-1), playing };
    case 'pick':
      return { index: event.index, playing };
    case 'toggle':
      return { playing: !state.playing, insisted: !state.playing };
    case 'hover':
      return { hovered: true };
    case 'leave':
      return { hovered: false };
    case 'focus':
      // Nor does it go on by itself (APG, stricter than its own example).
      return { playing };
    case 'show':
      return { shown: event.shown };
    case 'still':
      return { playing: false, insisted: false };
  }
}
