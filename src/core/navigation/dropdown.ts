/**
 * The mega-menus' state machine (specification §4, Dropdown): event in,
 * state and effects out. It knows neither DOM nor clock: events carry the
 * time, effects ask for timers.
 */

import type {
  Machine,
  MachineEffect,
  MachineOptions,
  TimerElapsed,
  Step,
} from '../machine/machine';

/** How long a hover rests on another item before the menu switches, in ms (§9). */
export const SWITCH_DELAY = 100;

/**
 * A click within this time of the hover that opened the menu does not close
 * it, in ms: the reflex of pointing and pressing in one movement.
 * @see https://github.com/radix-ui/primitives/issues/1630
 */
export const REFLEX_CLICK = 350;

export type DropdownReason =
  | 'hover'
  | 'press'
  | 'escape'
  | 'blur'
  | 'backdrop'
  | 'outside'
  | 'navigate'
  | 'hydration'
  /** Another part of the header has opened. */
  | 'other';

export interface DropdownState {
  /** The open menu, or `null`. */
  readonly open: string | null;
  /** When a hover opened it, in ms; `null` once a press has confirmed it. */
  readonly hoveredAt: number | null;
  /** The menu a resting hover is about to switch to. */
  readonly pending: string | null;
}

export type DropdownEvent =
  | {
      type: 'hover';
      item: string;
      at: number;
      /** Whether what is open in the header has keyboard focus: a hover then opens nothing else. */
      keyboardFocus: boolean;
    }
  | { type: 'leave' }
  | { type: 'press'; item: string; at: number }
  | TimerElapsed
  | { type: 'backdrop'; keyboardFocus: boolean }
  | {
      type: 'dismiss';
      reason: 'escape' | 'blur' | 'outside' | 'navigate' | 'other';
    }
  | { type: 'hydrated'; item: string; at: number };

export type DropdownEffect = MachineEffect<string | null, DropdownReason>;

export type DropdownStep = Step<DropdownState, DropdownEffect>;

export interface DropdownOptions {
  /** @default 350 ms; 0 disables this */
  reflexClickMs?: number;
}

export interface DropdownMachineOptions
  extends DropdownOptions, MachineOptions<string | null, DropdownReason> {}

/** The machine with a clock. */
export type Dropdown = Machine<
  DropdownState,
  DropdownEvent,
  DropdownMachineOptions
>;

export const closedDropdown: DropdownState = {
  open: null,
  hoveredAt: null,
  pending: null,
};

export function stepDropdown(
  given: DropdownState,
  event: DropdownEvent,
  { reflexClickMs = REFLEX_CLICK }: DropdownOptions = {},
): DropdownStep {
  // The machine ends its timer at every event, and so what waited for it.
  const state = given.pending === null ? given : { ...given, pending: null };
  switch (event.type) {
    case 'hover':
      return hover(state, event);
    case 'leave':
      return stay(state);
    case 'press':
      return press(state, event, reflexClickMs);
    case 'rested':
      return given.pending === null
        ? stay(state)
        : change(state, given.pending, 'hover', event.at);
    case 'backdrop':
      return event.keyboardFocus
        ? stay(state)
        : change(state, null, 'backdrop');
    case 'dismiss':
      return change(state, null, event.reason);
    case 'hydrated':
      return state.open === null
        ? change(state, event.item, 'hydration', event.at)
        : stay(state);
  }
}

function hover(
  state: DropdownState,
  event: Extract<DropdownEvent, { type: 'hover' }>,
): DropdownStep {
  if (state.open === event.item || event.keyboardFocus) return stay(state);
  if (state.open === null) return change(state, event.item, 'hover', event.at);
  return {
    state: { ...state, pending: event.item },
    effects: [{ type: 'startTimer', delay: SWITCH_DELAY }],
  };
}

function press(
  state: DropdownState,
  { item, at }: Extract<DropdownEvent, { type: 'press' }>,
  reflexClickMs: number,
): DropdownStep {
  if (state.open !== item) return change(state, item, 'press');
  return isReflexClick(state, at, reflexClickMs)
    ? stay({ ...state, hoveredAt: null })
    : change(state, null, 'press');
}

/** Whether a click belongs to the hover that opened what it hits, in one movement. */
export function isReflexClick(
  { hoveredAt }: { hoveredAt: number | null },
  at: number,
  reflexClickMs: number,
): boolean {
  return hoveredAt !== null && at - hoveredAt < reflexClickMs;
}

function change(
  state: DropdownState,
  open: string | null,
  reason: DropdownReason,
  hoveredAt: number | null = null,
): DropdownStep {
  return {
    state: { open, hoveredAt, pending: null },
    effects: open === state.open ? [] : [{ type: 'changed', open, reason }],
  };
}

function stay(state: DropdownState): DropdownStep {
  return { state, effects: [] };
}
