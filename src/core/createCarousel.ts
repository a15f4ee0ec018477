import {
  restingCarousel,
  stepCarousel,
  type CarouselEvent,
  type CarouselOptions,
  type CarouselState,
} from './carousel';
import { createMachine, type Machine } from './machine';

export type CarouselMachine = Machine<
  CarouselState,
  CarouselEvent,
  CarouselOptions
>;

/** The carousel's machine with a clock. */
export function createCarousel(playing: boolean): CarouselMachine {
  return createMachine({ ...restingCarousel, playing }, stepCarousel, {});
}
