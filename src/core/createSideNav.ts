import { createMachine, type Machine } from './machine';
import {
  closedSideNav,
  openSideNav,
  stepSideNav,
  type SideNavEvent,
  type SideNavOptions,
  type SideNavState,
} from './sideNav';

export type SideNavMachine = Machine<
  SideNavState,
  SideNavEvent,
  SideNavOptions
>;

/** The side navigation's machine; it needs no clock. */
export function createSideNav(defaultOpen = false): SideNavMachine {
  return createMachine(
    defaultOpen ? openSideNav : closedSideNav,
    stepSideNav,
    {},
  );
}
