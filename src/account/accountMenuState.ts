/**
 * The account menu's state machine (behaviour A6). It takes an event and
 * returns the new state, with a delay or the reason of a change. It uses neither
 * DOM nor clock: events contain the time.
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
 * How long the pointer may be outside before the menu closes, in ms, because
 * hands shake.
 */
export const LEAVE_GRACE = 100;

export interface AccountMenuState {
  readonly open: boolean;
  /** When a hover opened it, in ms, or `null` after a click on it. */
  readonly hoveredAt: number | null;
}

export type AccountMenuEvent =
  | {
      type: 'hover';
      at: number;
      /**
       * Whether another open part has keyboard focus. A hover then does
       * nothing.
       */
      keyboardFocus: boolean;
    }
  | {
      type: 'leave';
      /** Whether the menu has keyboard focus. It then stays open. */
      keyboardFocus: boolean;
    }
  | ({ type: 'press' } & Press)
  | { type: 'key' }
  | { type: 'dismiss'; reason: OpenReason };

export interface AccountMenuOptions {
  /** Whether the menu is open. The machine only proposes changes. */
  open: boolean;
  /** In ms. `0` disables this. @default 350 */
  reflexClickMs?: number | undefined;
}

type AccountMenuStep = Step<AccountMenuState>;

/** The machine with a clock. */
export type AccountMenuMachine = Machine<
  AccountMenuState,
  AccountMenuEvent,
  AccountMenuOptions & MachineOptions<AccountMenuState>
>;

export function stepAccountMenu(
  given: AccountMenuState,
  event: AccountMenuEvent | TimerElapsed,
  { open, reflexClickMs = REFLEX_CLICK }: AccountMenuOptions,
): AccountMenuStep {
  const state = given.open === open ? given : { ...given, open };
  switch (event.type) {
    case 'hover':
      return open || event.keyboardFocus
        ? { state }
        : change(state, true, 'hover', event.at);
    case 'leave':
      // The given state is open also if that is not rendered yet.
      return (open || given.open) && !event.keyboardFocus
        ? { state, delay: LEAVE_GRACE }
        : { state };
    case 'timerElapsed':
      // Any event in between would have stopped the timer.
      return change(state, false, 'leave');
    case 'press':
      return open && isReflexClick(state, event, reflexClickMs)
        ? { state: { ...state, hoveredAt: null } }
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
  reason: OpenReason,
  hoveredAt: number | null = null,
): AccountMenuStep {
  const next = { open, hoveredAt };
  return open === state.open ? { state: next } : { state: next, reason };
}
