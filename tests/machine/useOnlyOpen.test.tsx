import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useDrawer } from '../../src/components/MobileDrawer/useDrawer';
import {
  closedAccountMenu,
  stepAccountMenu,
} from '../../src/core/account/accountMenu';
import { useMachine } from '../../src/react/machine/useStore';
import {
  InsideOpenPart,
  useOnlyOpen,
} from '../../src/react/machine/useOnlyOpen';
import { useOpenState } from '../../src/react/machine/useOpenState';
import {
  useDropdown,
  useOpenMenu,
} from '../../src/react/navigation/useDropdown';

type Change = [part: Part, open: boolean, reason: string];
type SetOpen = (open: boolean) => void;

interface PartProps {
  /** Passes the test a function to open and close the part. */
  give(setOpen: SetOpen): void;
  onChange(open: boolean, reason: string): void;
}

function Menus({ give, onChange }: PartProps) {
  const dropdown = useDropdown({
    onOpenChange: (open, { reason }) => onChange(open, reason),
  });
  useOnlyOpen(useOpenMenu(dropdown) !== null, (reason) =>
    dropdown.send({ type: 'dismiss', reason }),
  );
  useEffect(() =>
    give((open) =>
      dropdown.send(
        open
          ? { type: 'hover', item: 'bread', at: 0, keyboardFocus: false }
          : { type: 'dismiss', reason: 'escape' },
      ),
    ),
  );
  return null;
}

function Account({ give, onChange }: PartProps) {
  const [machine, { open }] = useMachine(
    stepAccountMenu,
    () => closedAccountMenu,
    { onChange },
  );
  useOnlyOpen(open, () => machine.send({ type: 'dismiss', reason: 'other' }));
  useEffect(() =>
    give((open) =>
      machine.send(
        open ? { type: 'key' } : { type: 'dismiss', reason: 'escape' },
      ),
    ),
  );
  return null;
}

function Drawer({ give, onChange }: PartProps) {
  const [, change] = useDrawer(null, {
    onOpenChange: (open, { reason }) => onChange(open, reason),
  });
  useEffect(() => give((open) => change(open, open ? 'press' : 'escape')));
  return null;
}

function Languages({ give, onChange }: PartProps) {
  const [open, change] = useOpenState<'press' | 'escape' | 'other'>({
    onOpenChange: (next, { reason }) => onChange(next, reason),
  });
  useOnlyOpen(open, () => change(false, 'other'));
  useEffect(() => give((open) => change(open, open ? 'press' : 'escape')));
  return null;
}

const PARTS = { Menus, Account, Drawer, Languages };
type Part = keyof typeof PARTS;
const names = Object.keys(PARTS) as Part[];
const OPENING = {
  Menus: 'hover',
  Account: 'key',
  Drawer: 'press',
  Languages: 'press',
};

/**
 * Renders all parts of a page, each with the hooks that join it to the group.
 */
function showAll(inside?: Part) {
  const changes: Change[] = [];
  const setOpen = {} as Record<Part, SetOpen>;
  const times = new Map<Part, number>();
  const page = () =>
    names.map((name) => {
      const Part = PARTS[name];
      return (
        <InsideOpenPart value={name === inside} key={name}>
          <Part
            key={times.get(name)}
            give={(given) => void (setOpen[name] = given)}
            onChange={(open, reason) => changes.push([name, open, reason])}
          />
        </InsideOpenPart>
      );
    });
  const { rerender, unmount } = render(page());
  return {
    set: (name: Part, open: boolean) => act(() => setOpen[name](open)),
    /** Unmounts a part and mounts another. */
    renew(name: Part) {
      times.set(name, (times.get(name) ?? 0) + 1);
      rerender(page());
    },
    takeChanges: () => changes.splice(0),
    unmount,
  };
}

const action = fc.tuple(
  fc.constantFrom(...names),
  fc.constantFrom('open', 'open', 'close', 'renew'),
);

it('only one part of a page is open at a time, and each change is reported once', () => {
  const property = fc.property(fc.array(action), (todo) => {
    const { set, renew, takeChanges, unmount } = showAll();
    let current: Part | null = null;
    for (const [name, what] of todo) {
      const expected: Change[] = [];
      if (what === 'open' && current !== name) {
        expected.push([name, true, OPENING[name]]);
        if (current) expected.push([current, false, 'other']);
        current = name;
      } else if (what !== 'open' && current === name) {
        if (what === 'close') expected.push([name, false, 'escape']);
        current = null;
      }
      if (what === 'renew') renew(name);
      else set(name, what === 'open');
      expect(takeChanges()).toEqual(expected);
    }
    unmount();
  });
  fc.assert(property, { numRuns: 200 });
});

it('a part inside an open one does not close it, and is not closed with others', () => {
  const { set, takeChanges } = showAll('Languages');
  set('Drawer', true);
  set('Languages', true);
  expect(takeChanges()).toEqual([
    ['Drawer', true, 'press'],
    ['Languages', true, 'press'],
  ]);
  set('Account', true);
  expect(takeChanges()).toEqual([
    ['Account', true, 'key'],
    ['Drawer', false, 'other'],
  ]);
});
