import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExclusiveGroup } from '../../src/core/exclusiveGroup';
import { ExpectedAccountMenu } from './expectedAccountMenu';
import { ExpectedDrawer } from './expectedDrawer';
import { ExpectedDropdown } from './expectedDropdown';
import { ExpectedParts } from './expectedParts';
import {
  joinAccountMenu,
  joinDropdown,
  joinSimplePart,
  type Told,
} from './joinedParts';

/** Ten thousand pages. */
const SLOW = { timeout: 60_000 };

type Parts = ReturnType<typeof joinAll>;

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
      dropdown.machine.send({ type: 'hover', item, at: now(), keyboardFocus }),
    expect: ({ dropdown }: ExpectedParts) =>
      dropdown.hover(item, keyboardFocus),
  }));

const pressMenu = item.map((item) => ({
  name: `press ${item}`,
  act: ({ dropdown }: Parts) =>
    dropdown.machine.send({ type: 'press', item, at: now() }),
  expect: ({ dropdown }: ExpectedParts) => dropdown.press(item),
}));

const dismissMenu = reason.map((reason) => ({
  name: `dismiss the menu: ${reason}`,
  act: ({ dropdown }: Parts) =>
    dropdown.machine.send({ type: 'dismiss', reason }),
  expect: ({ dropdown }: ExpectedParts) => dropdown.dismiss(reason),
}));

const hoverAvatar = keyboardFocus.map((keyboardFocus) => ({
  name: `hover the avatar${keyboardFocus ? ' beside keyboard focus' : ''}`,
  act: ({ account }: Parts) =>
    account.machine.send({ type: 'hover', at: now(), keyboardFocus }),
  expect: ({ account }: ExpectedParts) => account.hover(keyboardFocus),
}));

const leaveAvatar = keyboardFocus.map((keyboardFocus) => ({
  name: `leave the avatar${keyboardFocus ? ' with keyboard focus' : ''}`,
  act: ({ account }: Parts) =>
    account.machine.send({ type: 'leave', keyboardFocus }),
  expect: ({ account }: ExpectedParts) => account.leave(keyboardFocus),
}));

const dismissAccount = reason.map((reason) => ({
  name: `dismiss the account menu: ${reason}`,
  act: ({ account }: Parts) =>
    account.machine.send({ type: 'dismiss', reason }),
  expect: ({ account }: ExpectedParts) => account.dismiss(reason),
}));

const dismissDrawer = fc
  .constantFrom('escape', 'backdrop', 'navigate', 'resize', 'restore')
  .map((reason) => ({
    name: `dismiss the drawer: ${reason}`,
    act: ({ drawer }: Parts) => drawer.change(false, reason),
    expect: ({ drawer }: ExpectedParts) => drawer.dismiss(reason),
  }));

const single = fc.constantFrom<Action>(
  {
    name: 'press the avatar',
    act: ({ account }) => account.machine.send({ type: 'press', at: now() }),
    expect: ({ account }) => account.press(),
  },
  {
    name: 'press a key on the avatar',
    act: ({ account }) => account.machine.send({ type: 'key' }),
    expect: ({ account }) => account.key(),
  },
  {
    name: 'press the hamburger',
    act: ({ drawer }) => drawer.change(!drawer.isOpen(), 'press'),
    expect: ({ drawer }) => drawer.press(),
  },
  {
    name: 'press the languages',
    act: ({ languages }) => languages.change(!languages.isOpen(), 'press'),
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

/** All parts of a page, joined as their hooks join them. */
function joinAll() {
  // What a run that failed has left behind is not the next one's.
  vi.clearAllTimers();
  const parts = createExclusiveGroup();
  const told: Told[] = [];
  const tell = (...change: Told) => void told.push(change);
  const join = {
    dropdown: () => joinDropdown(parts, tell),
    account: () => joinAccountMenu(parts, tell),
    drawer: () => joinSimplePart('drawer', parts, tell),
  };
  const all = {
    dropdown: join.dropdown(),
    account: join.account(),
    drawer: join.drawer(),
    languages: joinSimplePart('languages', parts, tell),
    takeTold: () => told.splice(0),
    open: () =>
      (['dropdown', 'account', 'drawer', 'languages'] as const).filter((name) =>
        all[name].isOpen(),
      ),
    renew(name: keyof typeof join) {
      all[name].leave();
      Object.assign(all, { [name]: join[name]() });
    },
  };
  return all;
}

describe('dropdown, account menu, drawer and languages on one page', () => {
  it(
    'are never open together, and the page is told once of each change',
    SLOW,
    () => {
      const property = fc.property(actions, (todo) => {
        const parts = joinAll();
        const expected = new ExpectedParts();
        for (const one of todo) {
          one.act(parts);
          const told = expected.after(one.expect);
          expect({
            open: parts.open(),
            told: parts.takeTold().sort(),
            timers: vi.getTimerCount(),
          }).toEqual({
            open: expected.open,
            told: told.sort(),
            timers: expected.isWaiting ? 1 : 0,
          });
          if (parts.open().length > 1) throw new Error('Two are open.');
        }
      });
      fc.assert(property, { numRuns: 10_000 });
    },
  );
});
