/**
 * The rules of what opens by hover (behaviour M1 to M9, A6): the menus of the bar
 * and the account menu. They use neither DOM nor clock: events contain the time.
 */
import type { OpenReason } from './useOpen';

/**
 * The times of hovers in ms: 0 is at once, and `Infinity` never. A value that is no
 * time is the default.
 * @example
 * import type { HoverOptions } from 'lintel';
 *
 * const onlyByClick: HoverOptions = { open: Infinity, switch: Infinity };
 */
export interface HoverOptions {
  /**
   * How long the pointer stays on a button before its menu opens.
   * @default 60. The account menu: 0
   * @example 0
   */
  open?: number | undefined;
  /**
   * The same, while another menu of the bar is open. It begins again while the
   * pointer moves down to the open menu.
   * @default 100
   * @example 200
   */
  switch?: number | undefined;
  /**
   * How long the pointer is elsewhere before the menu closes.
   * @default 300. The account menu: 100
   * @example Infinity
   */
  leave?: number | undefined;
  /**
   * How long after the hover that opened a menu a click does not close it, because
   * visitors often point and click in one movement.
   * @default 350
   * @example 0
   */
  reflex?: number | undefined;
}

/**
 * The menus of the bar. A pointer that passes over them opens none, and one that
 * leaves an open menu for a moment, as with a shaking hand, does not close it
 * (behaviour M1 to M5). Literally, every hover counts, and leaving closes nothing.
 * With `aim`, `switch` begins again while the pointer moves to the open menu.
 */
export const MENU_TIMES = {
  usual: { open: 60, switch: 100, leave: 300, reflex: 350, aim: true },
  literal: { open: 0, switch: 100, leave: Infinity, reflex: 0, aim: false },
};

/** The account menu. A moving pointer opens it at once, and hands shake (behaviour A6). */
export const ACCOUNT_TIMES = {
  usual: { open: 0, switch: 0, leave: 100, reflex: 350, aim: false },
  literal: { open: 0, switch: 0, leave: 0, reflex: 0, aim: false },
};

/** The times of a part's hovers. */
export type HoverTimes = typeof MENU_TIMES.usual;

/** Those that the `hover` prop gives it. */
export function readHover(
  given: HoverOptions | 'literal' | undefined,
  { usual, literal }: typeof MENU_TIMES,
): HoverTimes {
  if (given === 'literal') return literal;
  const times = Object.entries({ ...given }).filter(
    ([, time]) => typeof time === 'number' && time >= 0,
  );
  return { ...usual, ...Object.fromEntries(times) };
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
      const delay = isSwitching && times.aim ? times.switch : 'kept';
      return { state: given, delay };
    }
    case 'leave': {
      // A hover may have opened it that is not rendered yet.
      const isOpen = open !== null || given.hoveredAt !== null;
      return isOpen && !event.keyboardFocus
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
