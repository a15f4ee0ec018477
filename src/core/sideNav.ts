/**
 * The side navigation's state machine (specification §4): event in, state and
 * effects out.
 */
import type { MachineEffect, MachineOptions, Rested, Step } from './machine';

/** Why the list of small screens opened or closed. */
export type SideNavReason =
  | 'press'
  | 'escape'
  | 'blur'
  | 'outside'
  /** A section was chosen. */
  | 'navigate'
  /** The window has become wide enough for the whole list. */
  | 'resize'
  /** CSS held it open for the focus in it while the page was not hydrated. */
  | 'hydration'
  /** Another part of the page has opened. */
  | 'other';

export interface SideNavState {
  /** The section in the middle of what is seen, or `null`. */
  readonly active: string | null;
  /** Whether the list of small screens is open. */
  readonly open: boolean;
}

export type SideNavEvent =
  | { type: 'active'; section: string | null }
  | { type: 'press' }
  | { type: 'hydrate' }
  | {
      type: 'dismiss';
      reason: Exclude<SideNavReason, 'press' | 'hydration'>;
    };

export interface SideNavOptions extends MachineOptions<boolean, SideNavReason> {
  /** Where the page decides: the machine then only proposes. */
  open?: boolean;
}

type SideNavStep = Step<SideNavState, MachineEffect<boolean, SideNavReason>>;

export const closedSideNav: SideNavState = { active: null, open: false };
export const openSideNav: SideNavState = { active: null, open: true };

export function stepSideNav(
  given: SideNavState,
  event: SideNavEvent | Rested,
  { open = given.open }: SideNavOptions = {},
): SideNavStep {
  const state = given.open === open ? given : { ...given, open };
  switch (event.type) {
    case 'active':
      return {
        state:
          event.section === state.active
            ? state
            : { ...state, active: event.section },
        effects: [],
      };
    case 'press':
      return change(state, !open, 'press');
    case 'hydrate':
      return change(state, true, 'hydration');
    case 'dismiss':
      return change(state, false, event.reason);
    case 'rested':
      return { state: given, effects: [] };
  }
}

function change(
  state: SideNavState,
  open: boolean,
  reason: SideNavReason,
): SideNavStep {
  if (open === state.open) return { state, effects: [] };
  return {
    state: { ...state, open },
    effects: [{ type: 'changed', open, reason }],
  };
}
