import {
  closedDropdown,
  stepDropdown,
  type DropdownEvent,
  type DropdownOptions,
  type DropdownReason,
  type DropdownState,
} from './dropdown';
import { createMachine, type Machine, type MachineOptions } from './machine';

export type Dropdown = Machine<
  DropdownState,
  DropdownEvent,
  CreateDropdownOptions
>;

export interface CreateDropdownOptions
  extends DropdownOptions, MachineOptions<string | null, DropdownReason> {}

/** The dropdown machine with a clock. */
export function createDropdown(options: CreateDropdownOptions = {}): Dropdown {
  return createMachine(closedDropdown, stepDropdown, options);
}
