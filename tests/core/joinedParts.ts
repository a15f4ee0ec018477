import { closedAccountMenu, stepAccountMenu } from '../../src/core/accountMenu';
import { closedDropdown, stepDropdown } from '../../src/core/dropdown';
import { createMachine } from '../../src/core/machine';
import type { ExclusiveGroup } from '../../src/core/exclusiveGroup';

/** A part of the page: whether it is open, and the way to make it leave. */
export interface JoinedPart {
  isOpen(): boolean;
  leave(): void;
}

/** `[the part, what of it is open now, why]` */
export type Told = [name: string, open: string | boolean | null, why: string];

type Tell = (...told: Told) => void;

const other = { type: 'dismiss', reason: 'other' } as const;

/** Each as its hook joins it: `opened` first, then the page is told. */
export function joinDropdown(parts: ExclusiveGroup, tell: Tell) {
  const machine = createMachine(closedDropdown, stepDropdown, {
    onChange(open, reason) {
      if (open !== null) parts.opened(machine);
      tell('dropdown', open, reason);
    },
  });
  const unjoin = parts.join(machine, () => machine.send(other));
  return {
    machine,
    isOpen: () => machine.get().open !== null,
    leave() {
      machine.stop();
      unjoin();
    },
  } satisfies JoinedPart & { machine: unknown };
}

export function joinAccountMenu(parts: ExclusiveGroup, tell: Tell) {
  const machine = createMachine(closedAccountMenu, stepAccountMenu, {
    onChange(open, reason) {
      if (open) parts.opened(machine);
      tell('account', open, reason);
    },
  });
  const unjoin = parts.join(machine, () => machine.send(other));
  return {
    machine,
    isOpen: () => machine.get().open,
    leave() {
      machine.stop();
      unjoin();
    },
  } satisfies JoinedPart & { machine: unknown };
}

/** No machine: the drawer, or the list of languages, that is open or not. */
export function joinSimplePart(
  name: string,
  parts: ExclusiveGroup,
  tell: Tell,
) {
  const part = {};
  let open = false;
  function change(next: boolean, why: string) {
    if (next === open) return;
    open = next;
    if (next) parts.opened(part);
    tell(name, next, why);
  }
  const unjoin = parts.join(part, () => change(false, 'other'));
  return {
    change,
    isOpen: () => open,
    leave: unjoin,
  } satisfies JoinedPart & { change: unknown };
}
