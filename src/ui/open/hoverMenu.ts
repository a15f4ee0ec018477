/**
 * The rules of what opens by hover (behaviour M1 to M9, A6): the menus of the bar
 * and the account menu. They use neither DOM nor clock: events contain the time.
 */
import type { OpenReason } from './useOpen';

/**
 * A click within this time of the hover that opened an entry does not close it, in
 * ms (behaviour M4). Visitors often point and click in one movement.
 */
export const REFLEX = 350;

/** The times of a hover, in ms. */
export interface HoverTimes {
  /** How long the pointer must stay on a closed entry before it opens. */
  open: number;
  /** The same, while another entry is open. */
  switch: number;
  /** How long the pointer may be away before the entry closes. `null`: always. */
  leave: number | null;
  /** A click within this time of the hover that opened the entry keeps it open. */
  reflex: number;
}

export interface HoverState {
  /** When a hover opened what is open, or `null` after a click on it. */
  readonly hoveredAt: number | null;
  /** What the timer is about to do: open this entry, or close the open one. */
  readonly pending: { readonly open: string | null } | null;
}

export type HoverEvent =
  | {
      type: 'hover';
      item: string;
      at: number;
      /** Whether an open part has keyboard focus. A hover then does nothing. */
      keyboardFocus: boolean;
    }
  /** The pointer moves towards what is open. */
  | { type: 'aim' }
  | {
      /** The pointer leaves an entry and what it has opened. */
      type: 'leave';
      /** Whether the part has keyboard focus. It then stays open. */
      keyboardFocus: boolean;
    }
  /** Keyboard focus arrives in what is open. */
  | { type: 'focus' }
  | {
      type: 'press';
      item: string;
      at: number;
      /**
       * Whether a pen has tapped it. A pen hovers on its way to the tap, however
       * slow the hand is.
       */
      pen: boolean;
    }
  /** Before hydration, CSS has opened it by hover or focus. */
  | { type: 'hydrated'; item: string; at: number }
  | { type: 'timerElapsed'; at: number };

/** The result of an event. */
export interface HoverStep {
  state: HoverState;
  /** Starts a timer, in ms. Any other step stops it, unless it is `'kept'`. */
  delay?: number | 'kept';
  /** Opens an entry, or closes the open one. */
  change?: { open: string | null; reason: OpenReason };
}

export const atRest: HoverState = { hoveredAt: null, pending: null };

/**
 * What follows from an event.
 *
 * @param open the entry that is open
 */
export function stepHover(
  open: string | null,
  given: HoverState,
  event: HoverEvent,
  times: HoverTimes,
): HoverStep {
  const state: HoverState = { ...given, pending: null };
  switch (event.type) {
    case 'hover':
      return hover(open, state, event, times);
    case 'aim': {
      const isSwitching = open !== null && given.pending?.open;
      const delay = isSwitching && times.open ? times.switch : 'kept';
      return { state: given, delay };
    }
    case 'leave': {
      // A hover may have opened it that is not rendered yet.
      const isOpen = open !== null || given.hoveredAt !== null;
      return isOpen && times.leave !== null && !event.keyboardFocus
        ? wait(state, null, times.leave)
        : { state };
    }
    case 'focus':
      return { state };
    case 'press':
      return press(open, state, event, times.reflex);
    case 'hydrated':
      return open === null
        ? change(event.item, 'hydration', event.at)
        : { state };
    case 'timerElapsed':
      if (!given.pending) return { state };
      return given.pending.open === null
        ? change(null, 'leave')
        : change(given.pending.open, 'hover', event.at);
  }
}

function hover(
  open: string | null,
  state: HoverState,
  { item, at, keyboardFocus }: Extract<HoverEvent, { type: 'hover' }>,
  times: HoverTimes,
): HoverStep {
  if (open === item || keyboardFocus) return { state };
  if (open !== null) return wait(state, item, times.switch);
  return times.open > 0
    ? wait(state, item, times.open)
    : change(item, 'hover', at);
}

function wait(
  state: HoverState,
  open: string | null,
  delay: number,
): HoverStep {
  return { state: { ...state, pending: { open } }, delay };
}

function press(
  open: string | null,
  state: HoverState,
  { item, at, pen }: Extract<HoverEvent, { type: 'press' }>,
  reflex: number,
): HoverStep {
  if (open !== item) return change(item, 'press');
  const { hoveredAt } = state;
  // The click and the hover before it are one movement (behaviour M4).
  // https://github.com/radix-ui/primitives/issues/1630
  const isReflex =
    hoveredAt !== null && reflex > 0 && (pen || at - hoveredAt < reflex);
  return isReflex ? { state: atRest } : change(null, 'press');
}

function change(
  open: string | null,
  reason: OpenReason,
  hoveredAt: number | null = null,
): HoverStep {
  return {
    state: { hoveredAt, pending: null },
    change: { open, reason },
  };
}
