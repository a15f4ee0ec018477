/**
 * The state machine of the header's menus (behaviour M1 to M9). It takes an
 * event and returns the new state, with a delay or the reason of a change. It
 * uses neither DOM nor clock: events contain the time.
 */
import { isReflexClick, REFLEX_CLICK, type Press } from '../browser/clicks';
import type {
  Machine,
  MachineOptions,
  Step,
  TimerElapsed,
} from '../ui/machine';
import type { OpenReason } from '../ui/useOpenState';

/**
 * How long the pointer must stay on a menu button before the first menu opens,
 * in ms (behaviour M1), so that a move along the bar opens none.
 */
export const OPEN_DELAY = 60;

/**
 * How long the pointer may be away from the open menu and all menu buttons
 * before the menu closes, in ms (behaviour M5).
 */
export const LEAVE_GRACE = 300;

/**
 * How long the pointer must stay on another menu button before the menu
 * switches, in ms (behaviour M2). A move towards the open panel begins it again.
 */
export const SWITCH_DELAY = 100;

/** The state of the header's menus. */
export interface DropdownState {
  /** The id of the open menu, or `null`. @example 'products' */
  readonly open: string | null;
  /**
   * When a hover opened it, in ms, or `null` after a click on it.
   * @example 1520.5
   */
  readonly hoveredAt: number | null;
  /**
   * What the timer is about to do: open the menu with this id, or close the open
   * one.
   * @example { open: 'resources' }
   */
  readonly pending: { readonly open: string | null } | null;
}

/**
 * An event of the header's menus. `item` is the id of a menu, and `at` the time
 * in ms, from `performance.now()`.
 */
export type DropdownEvent =
  | {
      type: 'hover';
      item: string;
      at: number;
      /** Whether an open part has keyboard focus. A hover then does nothing. */
      keyboardFocus: boolean;
    }
  /** The pointer moves towards the open panel. */
  | { type: 'aim' }
  | {
      /** The pointer leaves a menu button or its panel. */
      type: 'leave';
      /** Whether the header has keyboard focus. The menu then stays open. */
      keyboardFocus: boolean;
    }
  /** Keyboard focus arrives in the open menu. */
  | { type: 'focus' }
  | ({ type: 'press'; item: string } & Press)
  | TimerElapsed
  | { type: 'backdrop'; keyboardFocus: boolean }
  | { type: 'dismiss'; reason: OpenReason }
  | { type: 'hydrated'; item: string; at: number };

type DropdownStep = Step<DropdownState>;

/** Options of `stepDropdown`. */
export interface DropdownOptions {
  /**
   * A click within this time of the hover that opened a menu does not close it,
   * in ms. `0` disables this.
   * @default 350
   * @example 0
   */
  reflexClickMs?: number | undefined;
  /**
   * Whether hovers are read with intent. With `false`, a hover opens a menu at
   * once, and leaving does not close it.
   * @default true
   * @example false
   */
  aim?: boolean | undefined;
}

/** The machine with a clock. */
export type Dropdown = Machine<
  DropdownState,
  DropdownEvent,
  DropdownOptions & MachineOptions<DropdownState>
>;

/**
 * The initial state: no menu is open.
 */
export const closedDropdown: DropdownState = {
  open: null,
  hoveredAt: null,
  pending: null,
};

/**
 * The rules of the header's menus (behaviour M1). Every event except `aim` stops
 * the timer of an earlier step, and with it what is pending.
 */
export function stepDropdown(
  given: DropdownState,
  event: DropdownEvent,
  { reflexClickMs = REFLEX_CLICK, aim = true }: DropdownOptions = {},
): DropdownStep {
  const state = given.pending === null ? given : { ...given, pending: null };
  switch (event.type) {
    case 'hover':
      return hover(state, event, aim);
    case 'aim': {
      const isSwitching = given.open !== null && given.pending?.open;
      return {
        state: given,
        delay: aim && isSwitching ? SWITCH_DELAY : 'kept',
      };
    }
    case 'leave':
      return state.open !== null && aim && !event.keyboardFocus
        ? wait(state, null, LEAVE_GRACE)
        : { state };
    case 'focus':
      return { state };
    case 'press':
      return press(state, event, reflexClickMs);
    case 'timerElapsed':
      return elapse(state, given.pending, event.at);
    case 'backdrop':
      return event.keyboardFocus ? { state } : change(state, null, 'backdrop');
    case 'dismiss':
      return change(state, null, event.reason);
    case 'hydrated':
      return state.open === null
        ? change(state, event.item, 'hydration', event.at)
        : { state };
  }
}

function hover(
  state: DropdownState,
  { item, at, keyboardFocus }: Extract<DropdownEvent, { type: 'hover' }>,
  aim: boolean,
): DropdownStep {
  if (state.open === item || keyboardFocus) return { state };
  if (state.open !== null) return wait(state, item, SWITCH_DELAY);
  return aim ? wait(state, item, OPEN_DELAY) : change(state, item, 'hover', at);
}

function wait(
  state: DropdownState,
  open: string | null,
  delay: number,
): DropdownStep {
  return { state: { ...state, pending: { open } }, delay };
}

function elapse(
  state: DropdownState,
  pending: DropdownState['pending'],
  at: number,
): DropdownStep {
  if (!pending) return { state };
  return pending.open === null
    ? change(state, null, 'leave')
    : change(state, pending.open, 'hover', at);
}

function press(
  state: DropdownState,
  event: Extract<DropdownEvent, { type: 'press' }>,
  reflexClickMs: number,
): DropdownStep {
  if (state.open !== event.item) return change(state, event.item, 'press');
  return isReflexClick(state, event, reflexClickMs)
    ? { state: { ...state, hoveredAt: null } }
    : change(state, null, 'press');
}

function change(
  state: DropdownState,
  open: string | null,
  reason: OpenReason,
  hoveredAt: number | null = null,
): DropdownStep {
  const next = { open, hoveredAt, pending: null };
  return open === state.open ? { state: next } : { state: next, reason };
}
