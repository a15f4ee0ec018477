import {
  closedDrawer,
  stepDrawer,
  type DrawerEvent,
  type DrawerOptions,
  type DrawerState,
} from './drawer';
import { createMachine, type Machine } from './machine';

export type DrawerMachine = Machine<DrawerState, DrawerEvent, DrawerOptions>;

/** The drawer's machine; it needs no clock. */
export function createDrawer(defaultOpen = false): DrawerMachine {
  return createMachine({ ...closedDrawer, open: defaultOpen }, stepDrawer, {});
}
