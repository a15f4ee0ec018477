/**
 * The mobile drawer's state machine (specification §4): event in, state and
 * effects out.
 */
import type { MachineEffect, MachineOptions, Rested, Step } from './machine';

/** Why the drawer opened or closed. */
export type DrawerReason =
  | 'press'
  | 'escape'
  | 'backdrop'
  | 'navigate'
  /** The window has become wide enough for the bar. */
  | 'resize'
  /** The page has come back out of the back/forward cache. */
  | 'restore'
  /** Another part of the header has opened. */
  | 'other';

export interface DrawerState {
  readonly open: boolean;
  /** The expanded section, or `null`. */
  readonly section: string | null;
}

export type DrawerEvent =
  | { type: 'press' }
  | { type: 'dismiss'; reason: Exclude<DrawerReason, 'press'> }
  /** A section's heading was pressed. */
  | { type: 'section'; section: string }
  /** Something in a closed section was found in the page. */
  | { type: 'found'; section: string };

export interface DrawerOptions extends MachineOptions<boolean, DrawerReason> {
  /** Where the page decides: the machine then only proposes. */
  open?: boolean;
}

type DrawerStep = Step<DrawerState, MachineEffect<boolean, DrawerReason>>;

export const closedDrawer: DrawerState = { open: false, section: null };

export function stepDrawer(
  given: DrawerState,
  event: DrawerEvent | Rested,
  { open = given.open }: DrawerOptions = {},
): DrawerStep {
  const state = { ...given, open };
  switch (event.type) {
    case 'press':
      return change(state, !open, 'press');
    case 'dismiss':
      return change(state, false, event.reason);
    case 'section': {
      const section = event.section === state.section ? null : event.section;
      return { state: { ...state, section }, effects: [] };
    }
    case 'found':
      return { state: { ...state, section: event.section }, effects: [] };
    case 'rested':
      return { state: given, effects: [] };
  }
}

function change(
  state: DrawerState,
  open: boolean,
  reason: DrawerReason,
): DrawerStep {
  if (open === state.open) return { state, effects: [] };
  return {
    // What closes keeps its look while it goes.
    state: { open, section: open ? null : state.section },
    effects: [{ type: 'changed', open, reason }],
  };
}
