import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  useDrawer,
  type DrawerReason,
} from '../../src/components/MobileDrawer/useDrawer';
import {
  closedAccountMenu,
  stepAccountMenu,
  type AccountMenuMachine,
} from '../../src/core/account/accountMenu';
import type { Dropdown } from '../../src/core/navigation/dropdown';
import { useDropdown } from '../../src/react/navigation/useDropdown';
import { useMachine } from '../../src/react/machine/useStore';
import { useOnlyOpen } from '../../src/react/machine/useOnlyOpen';
import { useOpenState } from '../../src/react/machine/useOpenState';
import { ExpectedAccountMenu } from '../account/expectedAccountMenu';
import { ExpectedDrawer } from '../mobile-drawer/expectedDrawer';
import { ExpectedDropdown } from '../navigation/expectedDropdown';
import { ExpectedParts, type Told } from './expectedParts';

type Parts = ReturnType<typeof showAll>;

/** What a visitor, or the page, does: to the parts, and to what is expected of them. */
interface Action {
  name: string;
  act(parts: Parts): void;
  expect(expected: ExpectedParts): void;
}

const now = () => performance.now();
const item = fc.constantFrom('products', 'resources');
const keyboardFocus = fc.boolean();
const reason = fc.constantFrom('escape', 'blur', 'outside', 'navigate');

const hoverMenu = fc
  .tuple(item, keyboardFocus)
  .map(([item, keyboardFocus]) => ({
    name: `hover ${item}${keyboardFocus ? ' beside keyboard focus' : ''}`,
    act: ({ dropdown }: Parts) =>
      dropdown().send({ type: 'hover', item, at: now(), keyboardFocus }),
    expect: ({ dropdown }: ExpectedParts) =>
      dropdown.hover(item, keyboardFocus),
  }));

const pressMenu = item.map((item) => ({
  name: `press ${item}`,
  act: ({ dropdown }: Parts) =>
    dropdown().send({ type: 'press', item, at: now() }),
  expect: ({ dropdown }: ExpectedParts) => dropdown.press(item),
}));

const dismissMenu = reason.map((reason) => ({
  name: `dismiss the menu: ${reason}`,
  act: ({ dropdown }: Parts) => dropdown().send({ type: 'dismiss', reason }),
  expect: ({ dropdown }: ExpectedParts) => dropdown.dismiss(reason),
}));

const hoverAvatar = keyboardFocus.map((keyboardFocus) => ({
  name: `hover the avatar${keyboardFocus ? ' beside keyboard focus' : ''}`,
  act: ({ account }: Parts) =>
    account().send({ type: 'hover', at: now(), keyboardFocus }),
  expect: ({ account }: ExpectedParts) => account.hover(keyboardFocus),
}));

const leaveAvatar = keyboardFocus.map((keyboardFocus) => ({
  name: `leave the avatar${keyboardFocus ? ' with keyboard focus' : ''}`,
  act: ({ account }: Parts) => account().send({ type: 'leave', keyboardFocus }),
  expect: ({ account }: ExpectedParts) => account.leave(keyboardFocus),
}));

const dismissAccount = reason.map((reason) => ({
  name: `dismiss the account menu: ${reason}`,
  act: ({ account }: Parts) => account().send({ type: 'dismiss', reason }),
  expect: ({ account }: ExpectedParts) => account.dismiss(reason),
}));

const dismissDrawer = fc
  .constantFrom<Exclude<DrawerReason, 'press'>>(
    'escape',
    'backdrop',
    'navigate',
    'resize',
    'restore',
  )
  .map((reason) => ({
    name: `dismiss the drawer: ${reason}`,
    act: ({ drawer }: Parts) => drawer(false, reason),
    expect: ({ drawer }: ExpectedParts) => drawer.dismiss(reason),
  }));

const single = fc.constantFrom<Action>(
  {
    name: 'press the avatar',
    act: ({ account }) => account().send({ type: 'press', at: now() }),
    expect: ({ account }) => account.press(),
  },
  {
    name: 'press a key on the avatar',
    act: ({ account }) => account().send({ type: 'key' }),
    expect: ({ account }) => account.key(),
  },
  {
    name: 'press the hamburger',
    act: ({ drawer, isOpen }) => drawer(!isOpen('drawer'), 'press'),
    expect: ({ drawer }) => drawer.press(),
  },
  {
    name: 'press the languages',
    act: ({ languages, isOpen }) => languages(!isOpen('languages'), 'press'),
    expect: (expected) => {
      expected.languages = !expected.languages;
    },
  },
);

const leave = fc.constantFrom<Action>(
  {
    name: 'the menus leave, and come anew',
    act: (parts) => parts.renew('dropdown'),
    expect: (expected) => {
      expected.dropdown = new ExpectedDropdown();
    },
  },
  {
    name: 'the account menu leaves, and comes anew',
    act: (parts) => parts.renew('account'),
    expect: (expected) => {
      expected.account = new ExpectedAccountMenu();
    },
  },
  {
    name: 'the drawer leaves, and comes anew',
    act: (parts) => parts.renew('drawer'),
    expect: (expected) => {
      expected.drawer = new ExpectedDrawer();
    },
  },
);

const wait = fc.constantFrom(1, 99, 100, 349, 350).map((ms) => ({
  name: `wait ${ms} ms`,
  act: () => void vi.advanceTimersByTime(ms),
  expect: ({ dropdown, account }: ExpectedParts) => {
    dropdown.pass(ms);
    account.pass(ms);
  },
}));

const action: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: single, weight: 4 },
  { arbitrary: hoverMenu, weight: 2 },
  { arbitrary: hoverAvatar, weight: 2 },
  { arbitrary: wait, weight: 2 },
  pressMenu,
  dismissMenu,
  leaveAvatar,
  dismissAccount,
  dismissDrawer,
  leave,
);

/** They print as what is done, one after the other. */
const actions = fc
  .array(action, { maxLength: 20, size: 'max' })
  .map((todo) => Object.assign(todo, { toString: () => namesOf(todo) }));

function namesOf(todo: Action[]): string {
  return todo.map(({ name }) => name).join(', ');
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

type Tell = (...told: Told) => void;

/** What each part gives the test to steer it with, as soon as it is there. */
interface Handles {
  dropdown: Pick<Dropdown, 'send'>;
  account: Pick<AccountMenuMachine, 'send'>;
  drawer: (open: boolean, why: DrawerReason) => void;
  languages: (open: boolean, why: 'press') => void;
}

interface PartProps {
  give(handle: Partial<Handles>): void;
  tell: Tell;
}

function Menus({ give, tell }: PartProps) {
  const { dropdown } = useDropdown({
    onOpenChange: (open, { menu, reason }) =>
      tell('dropdown', open ? menu : null, reason),
  });
  useEffect(() => give({ dropdown }));
  return null;
}

function Account({ give, tell }: PartProps) {
  const [machine, { open }] = useMachine(stepAccountMenu, closedAccountMenu, {
    onChange: (...change) => tell('account', ...change),
  });
  useOnlyOpen(open, () => machine.send({ type: 'dismiss', reason: 'other' }));
  useEffect(() => give({ account: machine }));
  return null;
}

function Drawer({ give, tell }: PartProps) {
  const [, change] = useDrawer(null, {
    onOpenChange: (open, { reason }) => tell('drawer', open, reason),
  });
  useEffect(() => give({ drawer: change }));
  return null;
}

function Languages({ give, tell }: PartProps) {
  const [open, change] = useOpenState<'press' | 'other'>({
    onOpenChange: (next, { reason }) => tell('languages', next, reason),
  });
  useOnlyOpen(open, () => change(false, 'other'));
  useEffect(() => give({ languages: change }));
  return null;
}

/** All parts of a page, each on the hooks that join it to the others. */
function showAll() {
  const told: Told[] = [];
  const isOpen = new Map<string, boolean>();
  const handles: Partial<Handles> = {};
  const tell: Tell = (name, open, why) => {
    told.push([name, open, why]);
    isOpen.set(name, open !== null && open !== false);
  };
  const give = (handle: Partial<Handles>) =>
    void Object.assign(handles, handle);
  const props = { give, tell };
  const times = { dropdown: 0, account: 0, drawer: 0 };
  const page = () => (
    <>
      <Menus key={`menus ${times.dropdown}`} {...props} />
      <Account key={`account ${times.account}`} {...props} />
      <Drawer key={`drawer ${times.drawer}`} {...props} />
      <Languages {...props} />
    </>
  );
  const view = render(page());
  return {
    dropdown: () => handles.dropdown!,
    account: () => handles.account!,
    drawer: (...change: Parameters<Handles['drawer']>) =>
      handles.drawer!(...change),
    languages: (...change: Parameters<Handles['languages']>) =>
      handles.languages!(...change),
    isOpen: (name: string) => isOpen.get(name) ?? false,
    takeTold: () => told.splice(0),
    open: () => parts.filter((name) => isOpen.get(name)),
    renew(name: keyof typeof times) {
      times[name] += 1;
      isOpen.set(name, false);
      view.rerender(page());
    },
    unmount: view.unmount,
  };
}

const parts = ['dropdown', 'account', 'drawer', 'languages'];

it('dropdown, account menu, drawer and languages of one page are never open together, and the page is told once of each change', () => {
  const property = fc.property(actions, (todo) => {
    const shown = showAll();
    const expected = new ExpectedParts();
    try {
      for (const one of todo) {
        act(() => one.act(shown));
        const told = expected.after(one.expect);
        expect({
          open: shown.open(),
          told: shown.takeTold().sort(),
        }).toEqual({ open: expected.open, told: told.sort() });
        expect(shown.open().length).toBeLessThan(2);
      }
    } finally {
      shown.unmount();
    }
  });
  fc.assert(property, { numRuns: 200 });
}, 60_000);
