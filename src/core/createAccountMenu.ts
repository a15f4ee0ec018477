import {
  closedAccountMenu,
  stepAccountMenu,
  type AccountMenuEvent,
  type AccountMenuOptions,
  type AccountMenuState,
} from './accountMenu';
import { createMachine, type Machine } from './machine';

export type AccountMenuMachine = Machine<
  AccountMenuState,
  AccountMenuEvent,
  AccountMenuOptions
>;

/** The account menu's machine with a clock. */
export function createAccountMenu(defaultOpen = false): AccountMenuMachine {
  return createMachine(
    { ...closedAccountMenu, open: defaultOpen },
    stepAccountMenu,
    {},
  );
}
