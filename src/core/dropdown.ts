/**
 * The mega-menus' state machine (specification §4, Dropdown): event in,
 * state and effects out. It knows neither DOM nor clock: events carry the
 * time, effects ask for timers.
 */

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
  | 'hydration';

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
  | { type: 'rested'; at: number }
  | { type: 'backdrop'; keyboardFocus: boolean }
  | { type: 'dismiss'; reason: 'escape' | 'blur' | 'outside' | 'navigate' }
  | { type: 'hydrated'; item: string; at: number };

export type DropdownEffect =
  | { type: 'startTimer'; delay: number }
  | { type: 'stopTimer' }
  | { type: 'changed'; open: string | null; reason: DropdownReason };

export interface DropdownStep {
  readonly state: DropdownState;
  readonly effects: readonly DropdownEffect[];
}

export interface DropdownOptions {
  /** @default 350 ms; 0 is the letter of the specification */
  reflexClickMs?: number;
}

export const closedDropdown: DropdownState = {
  open: null,
  hoveredAt: null,
  pending: null,
};

export function stepDropdown(
  state: DropdownState,
  event: DropdownEvent,
  { reflexClickMs = REFLEX_CLICK }: DropdownOptions = {},
): DropdownStep {
  switch (event.type) {
    case 'hover':
      return hover(state, event);
    case 'leave':
      return stopPending(state);
    case 'press':
      return press(state, event, reflexClickMs);
    case 'rested':
      return state.pending === null
        ? stay(state)
        : change(state, state.pending, 'hover', event.at);
    case 'backdrop':
      return event.keyboardFocus
        ? stopPending(state)
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
  if (state.open === event.item) return stopPending(state);
  if (event.keyboardFocus) return stopPending(state);
  if (state.open === null) return change(state, event.item, 'hover', event.at);
  return {
    state: { ...state, pending: event.item },
    effects: [
      ...stopTimerOf(state),
      { type: 'startTimer', delay: SWITCH_DELAY },
    ],
  };
}

function press(
  state: DropdownState,
  event: Extract<DropdownEvent, { type: 'press' }>,
  reflexClickMs: number,
): DropdownStep {
  if (state.open !== event.item) return change(state, event.item, 'press');
  const isReflex =
    state.hoveredAt !== null && event.at - state.hoveredAt < reflexClickMs;
  if (!isReflex) return change(state, null, 'press');
  return {
    state: { ...state, hoveredAt: null, pending: null },
    effects: stopTimerOf(state),
  };
}

function change(
  state: DropdownState,
  open: string | null,
  reason: DropdownReason,
  hoveredAt: number | null = null,
): DropdownStep {
  const effects: DropdownEffect[] = [...stopTimerOf(state)];
  if (open !== state.open) effects.push({ type: 'changed', open, reason });
  return { state: { open, hoveredAt, pending: null }, effects };
}

function stopPending(state: DropdownState): DropdownStep {
  if (state.pending === null) return stay(state);
  return { state: { ...state, pending: null }, effects: stopTimerOf(state) };
}

function stopTimerOf(state: DropdownState): DropdownEffect[] {
  return state.pending === null ? [] : [{ type: 'stopTimer' }];
}

function stay(state: DropdownState): DropdownStep {
  return { state, effects: [] };
}
