/**
 * The state machine of the header's menus (behaviour M1 to M9). It takes an
 * event and returns the new state, with a delay or the reason of a change. It
 * uses neither DOM nor clock: events contain the time.
 */
import {
  isReflexClick,
  REFLEX_CLICK,
  type Machine,
  type MachineOptions,
  type Step,
  type TimerElapsed,
} from '../ui/machine';
import type { OpenReason } from '../ui/useOpenState';

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
   * The id of the menu that a hover is about to switch to, or `null`.
   * @example 'resources'
   */
  readonly pending: string | null;
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
  | { type: 'leave' }
  | { type: 'press'; item: string; at: number }
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
 * The rules of the header's menus (behaviour M1). Every event stops the timer of
 * an earlier step.
 */
export function stepDropdown(
  given: DropdownState,
  event: DropdownEvent,
  { reflexClickMs = REFLEX_CLICK }: DropdownOptions = {},
): DropdownStep {
  // Every event stops the timer, and with it a pending switch.
  const state = given.pending === null ? given : { ...given, pending: null };
  switch (event.type) {
    case 'hover':
      return hover(state, event);
    case 'aim':
      return given.pending === null
        ? { state }
        : { state: given, delay: SWITCH_DELAY };
    case 'leave':
      return { state };
    case 'press':
      return press(state, event, reflexClickMs);
    case 'timerElapsed':
      return given.pending === null
        ? { state }
        : change(state, given.pending, 'hover', event.at);
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
  event: Extract<DropdownEvent, { type: 'hover' }>,
): DropdownStep {
  if (state.open === event.item || event.keyboardFocus) return { state };
  if (state.open === null) return change(state, event.item, 'hover', event.at);
  return { state: { ...state, pending: event.item }, delay: SWITCH_DELAY };
}

function press(
  state: DropdownState,
  { item, at }: Extract<DropdownEvent, { type: 'press' }>,
  reflexClickMs: number,
): DropdownStep {
  if (state.open !== item) return change(state, item, 'press');
  return isReflexClick(state, at, reflexClickMs)
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
