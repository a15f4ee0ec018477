/**
 * The account menu's state machine (specification §4): event in, state and
 * effects out. It knows neither DOM nor clock: events carry the time, effects
 * ask for timers.
 */
import { isReflexClick, REFLEX_CLICK } from '../navigation/dropdown';
import type {
  Machine,
  MachineEffect,
  MachineOptions,
  TimerElapsed,
  Step,
} from '../machine/machine';

/** How long the pointer may be outside before the menu closes, in ms: hands shake. */
export const LEAVE_GRACE = 100;

/** Why the account menu opened or closed. */
export type AccountMenuReason =
  | 'hover'
  | 'press'
  /** By the keyboard, which then is in the menu. */
  | 'key'
  /** The pointer was outside for 100 ms. */
  | 'leave'
  | 'escape'
  | 'blur'
  | 'outside'
  | 'navigate'
  /** Another part of the header has opened. */
  | 'other';

/** Why it closed, whatever it was opened by. */
export type AccountMenuDismissal = Exclude<
  AccountMenuReason,
  'hover' | 'press' | 'key' | 'leave'
>;

export interface AccountMenuState {
  readonly open: boolean;
  /** When a hover opened it, in ms; `null` once a press has confirmed it. */
  readonly hoveredAt: number | null;
}

export type AccountMenuEvent =
  | {
      type: 'hover';
      at: number;
      /** Whether another open part has keyboard focus: a hover then opens nothing. */
      keyboardFocus: boolean;
    }
  | {
      type: 'leave';
      /** Whether the menu itself has keyboard focus: then it stays. */
      keyboardFocus: boolean;
    }
  | { type: 'press'; at: number }
  | { type: 'key' }
  | { type: 'dismiss'; reason: AccountMenuDismissal };

export interface AccountMenuOptions {
  /** Where the page decides: the machine then only proposes. */
  open?: boolean;
  /** @default 350 ms; 0 disables this */
  reflexClickMs?: number;
}

type AccountMenuStep = Step<
  AccountMenuState,
  MachineEffect<boolean, AccountMenuReason>
>;

/** The machine with a clock. */
export type AccountMenuMachine = Machine<
  AccountMenuState,
  AccountMenuEvent,
  AccountMenuOptions & MachineOptions<boolean, AccountMenuReason>
>;

export const closedAccountMenu: AccountMenuState = {
  open: false,
  hoveredAt: null,
};

export function stepAccountMenu(
  given: AccountMenuState,
  event: AccountMenuEvent | TimerElapsed,
  { open = given.open, reflexClickMs = REFLEX_CLICK }: AccountMenuOptions = {},
): AccountMenuStep {
  const state = given.open === open ? given : { ...given, open };
  switch (event.type) {
    case 'hover':
      return open || event.keyboardFocus
        ? stay(state)
        : change(state, true, 'hover', event.at);
    case 'leave':
      return open && !event.keyboardFocus
        ? { state, effects: [{ type: 'startTimer', delay: LEAVE_GRACE }] }
        : stay(state);
    case 'rested':
      // Nothing has come in between: that would have ended the timer.
      return change(state, false, 'leave');
    case 'press':
      return open && isReflexClick(state, event.at, reflexClickMs)
        ? stay({ ...state, hoveredAt: null })
        : change(state, !open, 'press');
    case 'key':
      return change(state, true, 'key');
    case 'dismiss':
      return change(state, false, event.reason);
  }
}

function change(
  state: AccountMenuState,
  open: boolean,
  reason: AccountMenuReason,
  hoveredAt: number | null = null,
): AccountMenuStep {
  return {
    state: { open, hoveredAt },
    effects: open === state.open ? [] : [{ type: 'changed', open, reason }],
  };
}

function stay(state: AccountMenuState): AccountMenuStep {
  return { state, effects: [] };
}
